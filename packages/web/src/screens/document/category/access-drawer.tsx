import { readDocumentCategory, type DocumentCategoryView } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import { categoriesText } from '../../../messages/categories.ts';
import { useText } from '../../../messages/locale.ts';
import { Drawer } from '../../../ui/drawer.tsx';
import { Link } from '../../../ui/link.tsx';
import { RuledList, RuledRow } from '../../../ui/ruled-list.tsx';
import { Badge } from '../../../ui/surfaces.tsx';

export interface AccessDrawerProps {
  readonly category: DocumentCategoryView;
  readonly onClose: () => void;
}

/** The groups with access to a category, and whether it comes from a category above. */
export function AccessDrawer({ category: { id, name }, onClose }: AccessDrawerProps) {
  const text = useText(categoriesText);
  const query = useQuery(endpointQuery(readDocumentCategory, { params: { id } }));
  return (
    <Drawer title={text.accessOf(name)} onClose={onClose}>
      <Loaded query={query} rows={2}>
        {({ groups }) =>
          groups.length === 0 ? (
            <p>{text.noGroups}</p>
          ) : (
            <RuledList label={text.accessOf(name)}>
              {groups.map((group) => (
                <RuledRow
                  key={group.id}
                  name={
                    <Link to="/settings/group/edit/:id?" params={{ id: group.id }}>
                      {group.name}
                    </Link>
                  }
                  meta={group.from === null ? undefined : text.from(group.from.name)}
                  end={<Badge>{group.full_access ? text.full : text.readOnly}</Badge>}
                />
              ))}
            </RuledList>
          )
        }
      </Loaded>
      <p className="ui-help">{text.accessWhere}</p>
    </Drawer>
  );
}
