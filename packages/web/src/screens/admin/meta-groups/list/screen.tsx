import { listMetaGroups, type MetaGroupView } from '@shorui/server/contract';
import { api } from '../../../../api/client.ts';
import { dayColumn } from '../../../../kits/list/columns.ts';
import { ListPage } from '../../../../kits/list/list-page.tsx';
import { pageQuery } from '../../../../kits/list/list-query.ts';
import { metasText } from '../../../../messages/admin-metas.ts';
import { commonText } from '../../../../messages/common.ts';
import { useText } from '../../../../messages/locale.ts';
import { hrefOf } from '../../../../routes/screen-paths.ts';
import { ButtonLink } from '../../../../ui/link.tsx';

/** Groups of metas in the order of forms. */
export function Screen() {
  const { groups: text, ...words } = useText(metasText);
  const { count } = useText(commonText);
  return (
    <ListPage<MetaGroupView>
      name={listMetaGroups.name}
      load={(state, signal) => api.call(listMetaGroups, { signal, query: pageQuery(state) })}
      nameColumn={{
        head: text.name,
        of: ({ name }) => name,
        href: ({ id }) => hrefOf('/admin/meta-groups/edit/:id', { id }),
      }}
      columns={[
        {
          id: 'items',
          head: text.items,
          value: ({ items }) => items.map(({ name }) => name).join('、'),
          wideOnly: true,
        },
        { id: 'count', head: text.count, kind: 'number', value: ({ items }) => count(items.length) },
        { id: 'parent', head: text.parent, value: ({ parent }) => parent?.name, wideOnly: true },
        dayColumn('created', words.createdAt, ({ created_at }) => created_at, { wideOnly: true }),
      ]}
      searchLabel={text.search}
      emptyWhy={text.emptyWhy}
      action={
        <ButtonLink kind="main" to="/admin/meta-groups/create">
          {text.add}
        </ButtonLink>
      }
    />
  );
}
