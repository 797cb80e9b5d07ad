import { searchDocuments, type Document, type Excerpt } from '@shorui/server/contract';
import { useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { api } from '../../../api/client.ts';
import { Thumbnail } from '../../../kits/documents/thumbnail.tsx';
import { dayColumn } from '../../../kits/list/columns.ts';
import { ListPage } from '../../../kits/list/list-page.tsx';
import { pageQuery } from '../../../kits/list/list-query.ts';
import { prefetchRows, type LoadRows } from '../../../kits/list/use-rows.ts';
import { documentSearchText } from '../../../messages/document-search.ts';
import { documentsText } from '../../../messages/documents.ts';
import { useText } from '../../../messages/locale.ts';
import type { PrefetchOptions } from '../../../routes/loaded-screen.ts';
import { hrefOf } from '../../../routes/screen-paths.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { ExportButton } from './export-button.tsx';
import { conditionsOf } from './search-body.ts';
import { useSavedSearches } from './use-saved-searches.ts';
import { useSearchFilters } from './use-search-filters.ts';

const sorts = ['relevance', 'updated', 'name', 'record_date', 'record_amount'] as const;

interface Row {
  readonly id: number;
  readonly document: Document;
  readonly excerpts: readonly Excerpt[];
}

const load: LoadRows<Row> = async (state, signal) => {
  const { page, per_page } = pageQuery(state);
  const sort = sorts.find((each) => each === state.sort) ?? 'relevance';
  const { items, total } = await api.call(searchDocuments, {
    signal,
    body: { page, per_page, sort, ...conditionsOf(state) },
  });
  return { items: items.map((item) => ({ id: item.document.id, ...item })), total };
};

/** The first rows are asked for before the screen is rendered. */
export const prefetch = (options: PrefetchOptions): void =>
  prefetchRows(options, { name: searchDocuments.name, load, sorts });

/** Characters before the hit that its column has room for. */
const mostBefore = 6;

/** An excerpt that begins shortly before its first hit, which is thus within the width of its column. */
function fromHit(parts: Excerpt['parts']): Excerpt['parts'] {
  const [first, ...rest] = parts;
  if (first === undefined || first.hit || rest.length === 0) return parts;
  const characters = Array.from(first.text);
  const text = characters.slice(-mostBefore).join('');
  return characters.length <= mostBefore ? parts : [{ text: `…${text}`, hit: false }, ...rest];
}

const textOf = ({ parts }: Excerpt): string => parts.map(({ text }) => text).join('');

/** All documents that a member may read, by words and conditions. */
export function Screen() {
  const text = useText(documentSearchText);
  const words = useText(documentsText);
  const address: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const filters = useSearchFilters(address['type']);
  const saved = useSavedSearches({ sorts, filters: filters.all });
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
          // The words are marked in the content.
          search: () => (address['q'] === undefined ? {} : { q: address['q'] }),
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
                  {shown.meta ?? labels[shown.in]}: <MarkedText parts={fromHit(shown.parts)} />
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
            named: true,
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
        filters={filters.shown}
        saved={saved}
        exports={({ state, total }) => <ExportButton conditions={conditionsOf(state)} isEmpty={total === 0} />}
        searchLabel={text.search}
        emptyWhy={text.emptyWhy}
        action={
          <ButtonLink kind="main" to="/document/upload">
            <Plus className="ui-icon" aria-hidden="true" />
            {words.add}
          </ButtonLink>
        }
      />
      <Disclosure title={text.help}>
        {text.helpLines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Disclosure>
    </>
  );
}
