import { searchSuppliedTemplates, type SuppliedTemplateView } from '@shorui/server/contract';
import { api } from '../../../../api/client.ts';
import { dayColumn } from '../../../../kits/list/columns.ts';
import { ListPage } from '../../../../kits/list/list-page.tsx';
import { given, pageQuery } from '../../../../kits/list/list-query.ts';
import { prefetchRows, type LoadRows } from '../../../../kits/list/use-rows.ts';
import { tagsInWords } from '../../../../kits/templates/tag-text.ts';
import { adminTemplatesText } from '../../../../messages/admin-templates.ts';
import { commonText } from '../../../../messages/common.ts';
import { documentsText } from '../../../../messages/documents.ts';
import { useText } from '../../../../messages/locale.ts';
import { templatesText } from '../../../../messages/templates.ts';
import type { PrefetchOptions } from '../../../../routes/loaded-screen.ts';
import { hrefOf } from '../../../../routes/screen-paths.ts';
import { FileMark } from '../../../../ui/file-mark.tsx';
import { ButtonLink } from '../../../../ui/link.tsx';
import { useCategoryOptions } from '../../document-categories/calls.ts';

const sorts = ['newest', 'oldest', 'name'] as const;
const kinds = ['word', 'excel', 'pdf'] as const;
const states = ['yes', 'no'] as const;

const load: LoadRows<SuppliedTemplateView> = (state, signal) => {
  const { category, kind, public: isPublic } = state.filters;
  return api.call(searchSuppliedTemplates, {
    signal,
    body: {
      ...pageQuery(state),
      sort: sorts.find((each) => each === state.sort) ?? 'newest',
      filters: given({
        kind: kinds.find((each) => each === kind),
        category_id: category === undefined ? undefined : Number(category),
        is_public: isPublic === undefined ? undefined : isPublic === 'yes',
      }),
    },
  });
};

export const prefetch = (options: PrefetchOptions): void =>
  prefetchRows(options, { name: searchSuppliedTemplates.name, load, sorts });

/** The templates that the staff supply to every company. */
export function Screen() {
  const text = useText(adminTemplatesText);
  const words = useText(templatesText);
  const documents = useText(documentsText);
  const { count } = useText(commonText);
  const categories = useCategoryOptions();
  return (
    <ListPage<SuppliedTemplateView>
      name={searchSuppliedTemplates.name}
      load={load}
      nameColumn={{
        head: words.name,
        of: ({ name }) => name,
        href: ({ id }) => hrefOf('/admin/document-templates/edit/:id', { id }),
        mark: ({ kind }) => <FileMark kind={kind} />,
        sort: { ascending: 'name' },
      }}
      columns={[
        { id: 'category', head: words.category, value: ({ category }) => category?.name },
        { id: 'tags', head: words.tags, value: ({ tags }) => tagsInWords(tags), wideOnly: true },
        {
          id: 'public',
          head: text.publicHead,
          value: ({ is_public }) => text.publicStates[is_public ? 'yes' : 'no'],
          badge: ({ is_public }) => (is_public ? 'success' : 'neutral'),
        },
        { id: 'fields', head: words.fields, kind: 'number', value: (row) => words.fieldsShort(row.field_count) },
        { id: 'downloads', head: text.downloads, kind: 'number', value: ({ downloads }) => count(downloads) },
        { id: 'kind', head: words.kind, value: ({ kind }) => documents.kinds[kind], optional: true },
        dayColumn('created', text.createdAt, ({ created_at }) => created_at, { wideOnly: true }),
      ]}
      sorts={sorts}
      filters={[
        { name: 'category', label: words.category, options: categories },
        { name: 'kind', label: words.kind, options: kinds.map((value) => ({ value, text: documents.kinds[value] })) },
        {
          name: 'public',
          label: text.publicHead,
          options: states.map((value) => ({ value, text: text.publicStates[value] })),
        },
      ]}
      searchLabel={text.search}
      emptyWhy={text.emptyWhy}
      action={
        <ButtonLink kind="main" to="/admin/document-templates/create">
          {text.add}
        </ButtonLink>
      }
    />
  );
}
