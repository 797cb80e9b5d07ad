import { applicationCategories, type ApplicationCategory } from '@shorui/server/contract';
import { api } from '../../../../api/client.ts';
import { dayColumn } from '../../../../kits/list/columns.ts';
import { ListPage } from '../../../../kits/list/list-page.tsx';
import { pageQuery } from '../../../../kits/list/list-query.ts';
import { applicationLabelsText } from '../../../../messages/admin-application-labels.ts';
import { useText } from '../../../../messages/locale.ts';
import { hrefOf } from '../../../../routes/screen-paths.ts';
import { ButtonLink } from '../../../../ui/link.tsx';
import { useCategories } from '../use-categories.ts';

const sorts = ['newest', 'oldest', 'name'] as const;

/** Categories of applications. */
export function Screen() {
  const { categories: text, createdAt } = useText(applicationLabelsText);
  const categories = useCategories();
  return (
    <ListPage<ApplicationCategory>
      name={applicationCategories.list.name}
      load={(state, signal) =>
        api.call(applicationCategories.list, {
          signal,
          query: { ...pageQuery(state), sort: sorts.find((each) => each === state.sort) ?? 'newest' },
        })
      }
      nameColumn={{
        head: text.name,
        of: ({ name }) => name,
        href: ({ id }) => hrefOf('/admin/application_categories/:id', { id }),
        sort: { ascending: 'name' },
      }}
      columns={[
        {
          id: 'parent',
          head: text.parent,
          value: ({ parent_id }) => categories?.find(({ id }) => id === parent_id)?.name,
        },
        dayColumn('created', createdAt, ({ created_at }) => created_at, {
          sort: { ascending: 'oldest', descending: 'newest' },
        }),
      ]}
      sorts={sorts}
      searchLabel={text.search}
      emptyWhy={text.emptyWhy}
      action={
        <ButtonLink kind="main" to="/admin/application_categories/create">
          {text.add}
        </ButtonLink>
      }
    />
  );
}
