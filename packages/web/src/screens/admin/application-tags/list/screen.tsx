import { applicationTags, type ApplicationTag } from '@shorui/server/contract';
import { api } from '../../../../api/client.ts';
import { dayColumn } from '../../../../kits/list/columns.ts';
import { ListPage } from '../../../../kits/list/list-page.tsx';
import { pageQuery } from '../../../../kits/list/list-query.ts';
import { applicationLabelsText } from '../../../../messages/admin-application-labels.ts';
import { useText } from '../../../../messages/locale.ts';
import { hrefOf } from '../../../../routes/screen-paths.ts';
import { ButtonLink } from '../../../../ui/link.tsx';
import { TagColor } from '../tag-color.tsx';

const sorts = ['newest', 'oldest', 'name'] as const;

/** Tags of applications. */
export function Screen() {
  const { tags: text, createdAt } = useText(applicationLabelsText);
  return (
    <ListPage<ApplicationTag>
      name={applicationTags.list.name}
      load={(state, signal) =>
        api.call(applicationTags.list, {
          signal,
          query: { ...pageQuery(state), sort: sorts.find((each) => each === state.sort) ?? 'newest' },
        })
      }
      nameColumn={{
        head: text.name,
        of: ({ name }) => name,
        href: ({ id }) => hrefOf('/admin/application_tags/:id', { id }),
        sort: { ascending: 'name' },
      }}
      columns={[
        { id: 'color', head: text.color, value: ({ color }) => color, cell: ({ color }) => <TagColor color={color} /> },
        dayColumn('created', createdAt, ({ created_at }) => created_at, {
          sort: { ascending: 'oldest', descending: 'newest' },
        }),
      ]}
      sorts={sorts}
      searchLabel={text.search}
      emptyWhy={text.emptyWhy}
      action={
        <ButtonLink kind="main" to="/admin/application_tags/create">
          {text.add}
        </ButtonLink>
      }
    />
  );
}
