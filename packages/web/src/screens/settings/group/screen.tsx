import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { FolderTree } from 'lucide-react';
import { useState } from 'react';
import { sessionQuery } from '../../../api/session.ts';
import { allGroupsQuery } from '../../../kits/group-choice.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import { commonText } from '../../../messages/common.ts';
import { groupsText } from '../../../messages/groups.ts';
import { useText } from '../../../messages/locale.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { RuledList, RuledSection } from '../../../ui/ruled-list.tsx';
import { EmptyState } from '../../../ui/surfaces.tsx';
import { SettingsPage } from '../settings-page.tsx';
import { GroupRow } from './group-row.tsx';
import { treeRows } from './tree-rows.ts';

/** All groups as a tree: kind, members, and what the person may do with each. */
export function Screen() {
  const text = useText(groupsText);
  const common = useText(commonText);
  const { data: user } = useSuspenseQuery(sessionQuery);
  const query = useQuery(allGroupsQuery);
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const mayManage = user?.actions['manage_members'] === true;
  const create = mayManage ? (
    <ButtonLink kind="main" to="/settings/group/create">
      {text.create}
    </ButtonLink>
  ) : undefined;
  const toggle = (id: number): void => {
    setFolded(folded.has(id) ? new Set([...folded].filter((each) => each !== id)) : new Set([...folded, id]));
  };
  return (
    <SettingsPage entry="/settings/group" screen="/settings/group" actions={create}>
      <RuledSection title={text.groups} count={query.data === undefined ? undefined : common.count(query.data.length)}>
        <Loaded query={query} rows={6}>
          {(groups) =>
            groups.length === 0 ? (
              <EmptyState icon={<FolderTree aria-hidden="true" />} title={text.empty} action={create}>
                {text.emptyWhy}
              </EmptyState>
            ) : (
              <RuledList label={text.groups}>
                {treeRows(groups, folded).map((row) => (
                  <GroupRow
                    key={row.group.id}
                    row={row}
                    isFolded={folded.has(row.group.id)}
                    mayAdd={mayManage}
                    onToggle={() => toggle(row.group.id)}
                  />
                ))}
              </RuledList>
            )
          }
        </Loaded>
      </RuledSection>
    </SettingsPage>
  );
}
