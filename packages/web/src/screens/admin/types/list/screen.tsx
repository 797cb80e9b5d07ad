import { listTypes, type AdminTypeView } from '@shorui/server/contract';
import { api } from '../../../../api/client.ts';
import { dayColumn } from '../../../../kits/list/columns.ts';
import { ListPage } from '../../../../kits/list/list-page.tsx';
import { pageQuery } from '../../../../kits/list/list-query.ts';
import { metasText } from '../../../../messages/admin-metas.ts';
import { commonText } from '../../../../messages/common.ts';
import { useText } from '../../../../messages/locale.ts';
import { hrefOf } from '../../../../routes/screen-paths.ts';
import { ButtonLink } from '../../../../ui/link.tsx';
import { pathOf, useCategoryOptions } from '../../document-categories/calls.ts';

/** Types of documents in the order of their categories. */
export function Screen() {
  const { types: text, ...words } = useText(metasText);
  const { count } = useText(commonText);
  return (
    <ListPage<AdminTypeView>
      name={listTypes.name}
      load={(state, signal) =>
        api.call(listTypes, {
          signal,
          query: {
            ...pageQuery(state),
            ...(state.filters['category'] && { category_id: Number(state.filters['category']) }),
          },
        })
      }
      nameColumn={{
        head: text.name,
        of: ({ name }) => name,
        href: ({ id }) => hrefOf('/admin/types/edit/:id?', { id }),
      }}
      columns={[
        { id: 'category', head: text.category, value: ({ category }) => pathOf(category) },
        {
          id: 'metas',
          head: text.metas,
          value: ({ metas }) => metas.map(({ name }) => name).join('、'),
          wideOnly: true,
        },
        {
          id: 'documents',
          head: text.documents,
          kind: 'number',
          named: true,
          value: ({ document_count }) => count(document_count),
        },
        dayColumn('created', words.createdAt, ({ created_at }) => created_at, { wideOnly: true }),
      ]}
      filters={[{ name: 'category', label: text.category, options: useCategoryOptions() }]}
      searchLabel={text.search}
      emptyWhy={text.emptyWhy}
      action={
        <ButtonLink kind="main" to="/admin/types/create">
          {text.add}
        </ButtonLink>
      }
    />
  );
}
