import { listDocuments, listDocumentTypes, type Document } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { FolderTree, LayoutGrid, Plus, Search, Trash2, Upload } from 'lucide-react';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { CategoryLinks } from '../../../kits/documents/category-links.tsx';
import { categoryTreeQuery, placedCategories } from '../../../kits/documents/categories.ts';
import { documentColumns, plainDay } from '../../../kits/documents/document-columns.tsx';
import { statusOf } from '../../../kits/documents/document-status.ts';
import { Thumbnail } from '../../../kits/documents/thumbnail.tsx';
import { cardView } from '../../../kits/list/card-list.tsx';
import { recordFilter } from '../../../kits/list/columns.ts';
import { ListPage } from '../../../kits/list/list-page.tsx';
import { given, pageQuery } from '../../../kits/list/list-query.ts';
import { prefetchRows, type LoadRows } from '../../../kits/list/use-rows.ts';
import { useRemembered } from '../../../kits/remembered.ts';
import { useReady } from '../../../kits/titles.ts';
import { documentSearchText } from '../../../messages/document-search.ts';
import { dayOf } from '../../../messages/dates.ts';
import { documentsText } from '../../../messages/documents.ts';
import { useText } from '../../../messages/locale.ts';
import type { PrefetchOptions } from '../../../routes/loaded-screen.ts';
import { hrefOf } from '../../../routes/screen-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Badge } from '../../../ui/surfaces.tsx';
import { BulkActions } from './bulk-actions.tsx';

type Source = keyof typeof documentsText.jp.sources;
const sources = Object.keys(documentsText.jp.sources) as readonly Source[];

const sorts = ['updated', 'created', 'name', 'record_date'] as const;

const idOf = (filter: string | undefined): number | undefined => (filter === undefined ? undefined : Number(filter));

const load: LoadRows<Document> = (state, signal) =>
  api.call(listDocuments, {
    signal,
    query: {
      ...pageQuery(state),
      sort: sorts.find((each) => each === state.sort) ?? 'updated',
      ...given({
        category_id: idOf(state.filters['category']),
        type_id: idOf(state.filters['type']),
        source: sources.find((each) => each === state.filters['source']),
      }),
    },
  });

/** Types of documents by page; a workspace has far fewer than this. */
const typesQuery = endpointQuery(listDocumentTypes, { query: { per_page: 100 } });

export const prefetch = (options: PrefetchOptions): void =>
  prefetchRows(options, { name: listDocuments.name, load, sorts });

/** The documents of the workspace: by category and type, with what can be done with several at once. */
export function Screen() {
  const text = useText(documentsText);
  const searchText = useText(documentSearchText);
  const ready = useReady();
  const types = useQuery(typesQuery).data?.items;
  const categories = useQuery(categoryTreeQuery).data;
  const placed = categories === undefined ? undefined : placedCategories(categories);
  const [isTreeShown, showTree] = useRemembered('shorui.documents.tree', (kept) => kept === true);
  const [isCards, showCards] = useRemembered('shorui.documents.cards', (kept) => kept === true);
  const cards = cardView<Document>({
    picture: (row) => <Thumbnail document={row} size="card" />,
    facts: (row) => (
      <>
        <Badge kind={statusOf(row, text).meaning}>{statusOf(row, text).words}</Badge>
        {row.record_date === null ? dayOf(row.updated_at) : plainDay(row.record_date)}
      </>
    ),
  });
  return (
    <ListPage<Document>
      name={listDocuments.name}
      load={load}
      nameColumn={{
        head: text.name,
        of: ({ name }) => name,
        href: ({ id }) => hrefOf('/document/detail/:id', { id }),
        mark: (row) => <Thumbnail document={row} />,
        sort: { ascending: 'name' },
      }}
      columns={documentColumns(text, (id) => types?.find((type) => type.id === id)?.name ?? '')}
      sorts={sorts}
      filters={[
        recordFilter(
          'category',
          text.category,
          placed?.map(({ id, path }) => ({ id, name: path })),
        ),
        recordFilter('type', text.type, types),
        {
          name: 'source',
          label: text.source,
          options: sources.map((value) => ({ value, text: text.sources[value] })),
        },
      ]}
      searchLabel={text.search}
      emptyTitle={text.empty}
      emptyWhy={text.emptyWhy}
      view={isCards ? cards : undefined}
      bulk={(chosen, clear) => <BulkActions chosen={chosen} clear={clear} />}
      beside={isTreeShown ? <CategoryLinks /> : undefined}
      tools={
        <>
          <Button aria-pressed={isTreeShown} onClick={() => showTree(!isTreeShown)}>
            <FolderTree className="ui-icon" aria-hidden="true" />
            {text.categories}
          </Button>
          <Button aria-pressed={isCards} onClick={() => showCards(!isCards)}>
            <LayoutGrid className="ui-icon" aria-hidden="true" />
            {text.asCards}
          </Button>
          <ButtonLink to="/document/search">
            <Search className="ui-icon" aria-hidden="true" />
            {searchText.open}
          </ButtonLink>
          <ButtonLink to="/document/trash">
            <Trash2 className="ui-icon" aria-hidden="true" />
            {text.trash}
          </ButtonLink>
        </>
      }
      action={
        <>
          {ready('/document/bulk-upload') ? (
            <ButtonLink to="/document/bulk-upload">
              <Upload className="ui-icon" aria-hidden="true" />
              {text.bulkUpload}
            </ButtonLink>
          ) : null}
          <ButtonLink kind="main" to="/document/upload">
            <Plus className="ui-icon" aria-hidden="true" />
            {text.add}
          </ButtonLink>
        </>
      }
    />
  );
}
