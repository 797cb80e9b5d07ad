import { listDocumentTypes, searchDocuments, type Document, type Excerpt } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { categoryTreeQuery, placedCategories } from '../../../kits/documents/categories.ts';
import { Thumbnail } from '../../../kits/documents/thumbnail.tsx';
import { dayColumn, recordFilter } from '../../../kits/list/columns.ts';
import { ListPage } from '../../../kits/list/list-page.tsx';
import { given, pageQuery } from '../../../kits/list/list-query.ts';
import { prefetchRows, type LoadRows } from '../../../kits/list/use-rows.ts';
import { documentSearchText } from '../../../messages/document-search.ts';
import { documentsText } from '../../../messages/documents.ts';
import { useText } from '../../../messages/locale.ts';
import type { PrefetchOptions } from '../../../routes/loaded-screen.ts';
import { hrefOf } from '../../../routes/screen-paths.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';

const sorts = ['relevance', 'updated', 'name', 'record_date', 'record_amount'] as const;

type Kind = keyof typeof documentsText.jp.kinds;
const kinds = Object.keys(documentsText.jp.kinds) as readonly Kind[];

interface Row {
  readonly id: number;
  readonly document: Document;
  readonly excerpts: readonly Excerpt[];
}

const numberOf = (value: string | undefined): number | undefined => (value === undefined ? undefined : Number(value));

const load: LoadRows<Row> = async (state, signal) => {
  const { filters } = state;
  const kind = kinds.find((each) => each === filters['kind']);
  const { items, total } = await api.call(searchDocuments, {
    signal,
    body: {
      ...pageQuery(state),
      sort: sorts.find((each) => each === state.sort) ?? 'relevance',
      ...given({
        category_id: numberOf(filters['category']),
        type_id: numberOf(filters['type']),
        kinds: kind && [kind],
        record_date_from: filters['from'],
        record_date_to: filters['to'],
        record_amount_from: numberOf(filters['least']),
        record_amount_to: numberOf(filters['most']),
        record_party: filters['party'],
      }),
    },
  });
  return { items: items.map((item) => ({ id: item.document.id, ...item })), total };
};

/** Types of documents by page; a workspace has far fewer than this. */
const typesQuery = endpointQuery(listDocumentTypes, { query: { per_page: 100 } });

/** The first rows are asked for before the screen is rendered. */
export const prefetch = (options: PrefetchOptions): void =>
  prefetchRows(options, { name: searchDocuments.name, load, sorts });

const textOf = ({ parts }: Excerpt): string => parts.map(({ text }) => text).join('');

/** All documents that a member may read, by words and conditions. */
export function Screen() {
  const text = useText(documentSearchText);
  const words = useText(documentsText);
  const types = useQuery(typesQuery).data?.items;
  const categories = useQuery(categoryTreeQuery).data;
  const placed = categories === undefined ? undefined : placedCategories(categories);
  const labels = {
    name: words.name,
    party: words.recordParty,
    meta: words.name,
    comment: text.comment,
    text: text.text,
  } as const;
  return (
    <>
      <ListPage<Row>
        name={searchDocuments.name}
        load={load}
        nameColumn={{
          head: words.name,
          of: ({ document }) => document.name,
          href: ({ id }) => hrefOf('/document/detail/:id', { id }),
          mark: ({ document }) => <Thumbnail document={document} />,
          sort: { ascending: 'name' },
        }}
        columns={[
          {
            id: 'where',
            head: text.where,
            value: ({ excerpts }) => excerpts.map(textOf).join(' / '),
            cell: ({ excerpts }) => {
              // The name is shown in its own column.
              const [shown] = [...excerpts.filter((each) => each.in !== 'name'), ...excerpts];
              if (shown === undefined) return null;
              return (
                <>
                  {shown.meta ?? labels[shown.in]}: <MarkedText parts={shown.parts} />
                </>
              );
            },
          },
          {
            id: 'date',
            head: words.recordDate,
            kind: 'date',
            value: ({ document }) => document.record_date?.replaceAll('-', '/'),
            sort: { descending: 'record_date' },
          },
          {
            id: 'amount',
            head: words.recordAmount,
            kind: 'number',
            value: ({ document }) => document.record_amount?.toLocaleString('ja'),
            sort: { descending: 'record_amount' },
          },
          { id: 'party', head: words.recordParty, value: ({ document }) => document.record_party, wideOnly: true },
          { id: 'category', head: words.category, value: ({ document }) => document.category?.name, wideOnly: true },
          dayColumn('updated', words.updatedAt, ({ document }) => document.updated_at, {
            sort: { descending: 'updated' },
            wideOnly: true,
          }),
        ]}
        sorts={sorts}
        filters={[
          recordFilter(
            'category',
            words.category,
            placed?.map(({ id, path }) => ({ id, name: path })),
          ),
          recordFilter('type', words.type, types),
          { name: 'from', label: text.dateFrom, type: 'date' },
          { name: 'to', label: text.dateTo, type: 'date' },
          { name: 'least', label: text.amountFrom, type: 'number' },
          { name: 'most', label: text.amountTo, type: 'number' },
          { name: 'party', label: words.recordParty },
          {
            name: 'kind',
            label: words.kind,
            options: kinds.map((value) => ({ value, text: words.kinds[value] })),
          },
        ]}
        searchLabel={text.search}
        emptyWhy={text.emptyWhy}
      />
      <Disclosure title={text.help}>
        {text.helpLines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Disclosure>
    </>
  );
}
