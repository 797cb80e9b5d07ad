import { applicationPublish } from '@shorui/server/enums';
import { listApplications, type ApplicationRow } from '@shorui/server/contract';
import { api } from '../../../../api/client.ts';
import { choiceColumn, choiceFilter, dayColumn, recordFilter } from '../../../../kits/list/columns.ts';
import { ListPage } from '../../../../kits/list/list-page.tsx';
import { given, pageQuery, valueOf } from '../../../../kits/list/list-query.ts';
import { adminApplicationsText } from '../../../../messages/admin-applications.ts';
import { timeOf } from '../../../../messages/dates.ts';
import { useText } from '../../../../messages/locale.ts';
import { hrefOf } from '../../../../routes/screen-paths.ts';
import { ButtonLink } from '../../../../ui/link.tsx';
import { useCategories } from '../../application-categories/use-categories.ts';
import { publishMeaning } from '../publish-state.tsx';
import { useTags } from '../../application-tags/use-tags.ts';
import { BulkActions } from './bulk-actions.tsx';

const sorts = ['newest', 'oldest', 'name'] as const;
const namesOf = (linked: readonly { readonly name: string }[]): string => linked.map(({ name }) => name).join('、');

/** All applications, and those that were deleted. */
export function Screen() {
  const text = useText(adminApplicationsText);
  const tags = useTags();
  const categories = useCategories();
  return (
    <ListPage<ApplicationRow>
      name={listApplications.name}
      load={({ filters, ...state }, signal) =>
        api.call(listApplications, {
          signal,
          query: {
            ...pageQuery(state),
            sort: sorts.find((each) => each === state.sort) ?? 'newest',
            ...given({ publish: valueOf(applicationPublish, filters['publish']) }),
            ...(filters['tag'] && { tag_id: Number(filters['tag']) }),
            ...(filters['category'] && { category_id: Number(filters['category']) }),
            ...(filters['trash'] && { deleted: true }),
          },
        })
      }
      nameColumn={{
        head: text.name,
        of: ({ name }) => name,
        href: ({ id }) => hrefOf('/admin/applications/:id', { id }),
        sort: { ascending: 'name' },
      }}
      columns={[
        choiceColumn('publish', text.publish, applicationPublish, ({ publish }) => publish, { badge: publishMeaning }),
        { id: 'number', head: text.number, kind: 'number', value: ({ number }) => text.version(number) },
        { id: 'questions', head: text.questions, kind: 'number', value: (row) => row.question_count, named: true },
        { id: 'files', head: text.files, kind: 'number', value: ({ file_count }) => file_count, named: true },
        { id: 'categories', head: text.categories, value: (row) => namesOf(row.categories), wideOnly: true },
        { id: 'tags', head: text.tags, value: (row) => namesOf(row.tags), wideOnly: true },
        { id: 'updated', head: text.updatedAt, kind: 'date', value: (row) => timeOf(row.updated_at) },
        dayColumn('created', text.createdAt, (row) => row.created_at, {
          optional: true,
          sort: { ascending: 'oldest', descending: 'newest' },
        }),
      ]}
      sorts={sorts}
      filters={[
        choiceFilter('publish', text.publish, applicationPublish),
        recordFilter('category', text.categories, categories),
        recordFilter('tag', text.tags, tags),
        { name: 'trash', label: text.trash, options: [{ value: 'true', text: text.deleted }] },
      ]}
      searchLabel={text.search}
      emptyWhy={text.emptyWhy}
      bulk={(chosen, clear) => <BulkActions chosen={chosen} onDone={clear} />}
      action={
        <>
          <ButtonLink to="/admin/applications/build/:id?">{text.begin}</ButtonLink>
          <ButtonLink kind="main" to="/admin/applications/create">
            {text.add}
          </ButtonLink>
        </>
      }
    />
  );
}
