import { listDocumentTemplates, type DocumentTemplateView } from '@shorui/server/contract';
import { api } from '../../../api/client.ts';
import { dayColumn } from '../../../kits/list/columns.ts';
import { ListPage } from '../../../kits/list/list-page.tsx';
import { given, pageQuery } from '../../../kits/list/list-query.ts';
import { prefetchRows, type LoadRows } from '../../../kits/list/use-rows.ts';
import { tagsInWords } from '../../../kits/templates/tag-text.ts';
import { useAllows } from '../../../layouts/allows.ts';
import { documentsText } from '../../../messages/documents.ts';
import { useText } from '../../../messages/locale.ts';
import { templatesText } from '../../../messages/templates.ts';
import type { PrefetchOptions } from '../../../routes/loaded-screen.ts';
import { hrefOf } from '../../../routes/screen-paths.ts';
import { FileMark } from '../../../ui/file-mark.tsx';
import { ButtonLink } from '../../../ui/link.tsx';

const sorts = ['newest', 'oldest', 'name'] as const;
const kinds = ['word', 'excel', 'pdf'] as const;
const owners = ['own', 'supplied'] as const;

const load: LoadRows<DocumentTemplateView> = (state, signal) =>
  api.call(listDocumentTemplates, {
    signal,
    query: {
      ...pageQuery(state),
      sort: sorts.find((each) => each === state.sort) ?? 'newest',
      ...given({
        kind: kinds.find((each) => each === state.filters['kind']),
        owner: owners.find((each) => each === state.filters['owner']),
      }),
    },
  });

export const prefetch = (options: PrefetchOptions): void =>
  prefetchRows(options, { name: listDocumentTemplates.name, load, sorts });

/** The templates that the company may use: its own and those that the staff supply. */
export function Screen() {
  const text = useText(templatesText);
  const words = useText(documentsText);
  const allows = useAllows();
  return (
    <ListPage<DocumentTemplateView>
      name={listDocumentTemplates.name}
      load={load}
      nameColumn={{
        head: text.name,
        of: ({ name }) => name,
        href: ({ id }) => hrefOf('/document-templates/:id', { id }),
        mark: ({ kind }) => <FileMark kind={kind} />,
        sort: { ascending: 'name' },
      }}
      columns={[
        { id: 'owner', head: text.owner, value: ({ supplied }) => text.owners[supplied ? 'supplied' : 'own'] },
        { id: 'description', head: text.description, value: ({ description }) => description, wideOnly: true },
        { id: 'tags', head: text.tags, value: ({ tags }) => tagsInWords(tags), wideOnly: true },
        { id: 'fields', head: text.fields, kind: 'number', value: (row) => text.fieldsShort(row.field_count) },
        { id: 'category', head: text.category, value: ({ category }) => category?.name, optional: true },
        { id: 'kind', head: text.kind, value: ({ kind }) => words.kinds[kind], optional: true },
        dayColumn('updated', text.updatedAt, ({ updated_at }) => updated_at, { wideOnly: true }),
      ]}
      sorts={sorts}
      filters={[
        { name: 'owner', label: text.owner, options: owners.map((value) => ({ value, text: text.owners[value] })) },
        { name: 'kind', label: text.kind, options: kinds.map((value) => ({ value, text: words.kinds[value] })) },
      ]}
      searchLabel={text.search}
      emptyTitle={text.empty}
      emptyWhy={text.emptyWhy}
      action={
        allows('/create/template') ? (
          <ButtonLink kind="main" to="/create/template">
            {text.manage}
          </ButtonLink>
        ) : undefined
      }
    />
  );
}
