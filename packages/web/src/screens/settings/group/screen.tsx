import type { Group } from '@shorui/server/contract';
import { groupTypes } from '@shorui/server/enums';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FolderTree } from 'lucide-react';
import { sessionQuery } from '../../../api/session.ts';
import { allGroupsQuery } from '../../../kits/group-choice.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import { commonText } from '../../../messages/common.ts';
import { wordsOf } from '../../../messages/choices.ts';
import { groupsText } from '../../../messages/groups.ts';
import { useText } from '../../../messages/locale.ts';
import { hrefOf } from '../../../routes/screen-paths.ts';
import { ButtonLink, Link } from '../../../ui/link.tsx';
import { RuledSection } from '../../../ui/ruled-list.tsx';
import { Badge, EmptyState } from '../../../ui/surfaces.tsx';
import { Tree } from '../../../ui/tree/tree.tsx';
import { SettingsPage } from '../settings-page.tsx';
import { useGroupChanges } from './use-group-changes.ts';

const mayChange = ({ actions }: Group): boolean => actions['update'] === true;

/** All groups as a tree, by name: kind, members, and what the person may do with each. */
export function Screen() {
  const text = useText(groupsText);
  const common = useText(commonText);
  const { data: user } = useSuspenseQuery(sessionQuery);
  const query = useQuery(allGroupsQuery);
  const mayManage = user?.actions['manage_members'] === true;
  const create = mayManage ? (
    <ButtonLink kind="main" to="/settings/group/create">
      {text.create}
    </ButtonLink>
  ) : undefined;
  const { move, rename, remove } = useGroupChanges();
  const navigate = useNavigate();
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
              <Tree
                label={text.groups}
                items={groups}
                nameOf={({ name }) => name}
                link={({ id, name }, tabIndex) => (
                  <Link to="/settings/group/edit/:id?" params={{ id }} tabIndex={tabIndex}>
                    {name}
                  </Link>
                )}
                count={({ user_count }) => text.people(user_count)}
                end={({ type }) => <Badge>{wordsOf(groupTypes, type)}</Badge>}
                mayMove={mayChange}
                onMove={(group, { parent_id }) => move(group, parent_id)}
                mayRename={mayChange}
                onRename={rename}
                actions={(group) => [
                  ...(mayManage
                    ? [
                        {
                          id: 'add',
                          text: text.addBelow,
                          onAction: () =>
                            void navigate({ to: hrefOf('/settings/group/create'), search: { parent: group.id } }),
                        },
                      ]
                    : []),
                  ...(group.actions['delete'] === true && groups.every(({ parent_id }) => parent_id !== group.id)
                    ? [{ id: 'delete', text: text.remove, onAction: () => remove(group) }]
                    : []),
                ]}
              />
            )
          }
        </Loaded>
      </RuledSection>
    </SettingsPage>
  );
}
