import {
  listBulkItems,
  listCommonMetas,
  listDocumentTypes,
  readDocumentCategoryTree,
  type BulkUploadItem,
} from '@shorui/server/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Table2, Upload } from 'lucide-react';
import { api } from '../../../api/client.ts';
import { useCrumbs } from '../../../kits/crumbs.tsx';
import { placedCategories } from '../../../kits/documents/categories.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import { useScreenTitle } from '../../../kits/titles.ts';
import { detailText } from '../../../messages/detail.ts';
import { documentBulkText } from '../../../messages/document-bulk.ts';
import { useText } from '../../../messages/locale.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { EmptyState } from '../../../ui/surfaces.tsx';
import type { BulkWorld } from './bulk-columns.ts';
import { BulkSheet } from './bulk-sheet.tsx';

const perPage = 100;

/** All lines, page by page. */
async function readLines(signal: AbortSignal): Promise<readonly BulkUploadItem[]> {
  const rows: BulkUploadItem[] = [];
  for (let page = 1; ; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the number of pages is known by the first one
    const { items, total } = await api.call(listBulkItems, { query: { page, per_page: perPage }, signal });
    rows.push(...items);
    if (items.length === 0 || rows.length >= total) return rows;
  }
}

/** As long as lines are being filed they are read again, should an event be missed. */
const whileFiling = 3000;

const linesQuery = queryOptions({
  queryKey: [listBulkItems.name, 'all'],
  queryFn: ({ signal }) => readLines(signal),
  meta: { handled: true },
  refetchInterval: ({ state }) =>
    state.data?.some(({ status }) => status === 'running') === true ? whileFiling : false,
});

const worldQuery = queryOptions({
  queryKey: [readDocumentCategoryTree.name, 'with types'],
  meta: { handled: true },
  queryFn: async ({ signal }): Promise<BulkWorld> => {
    const [nodes, types, common] = await Promise.all([
      api.call(readDocumentCategoryTree, { signal }),
      api.call(listDocumentTypes, { query: { per_page: perPage }, signal }),
      api.call(listCommonMetas, { signal }),
    ]);
    return { categories: placedCategories(nodes), types: types.items, common };
  },
});

/** The lines of the bulk upload in a sheet: written, checked and filed at once. */
export function Screen() {
  const text = useText(documentBulkText);
  const detail = useText(detailText);
  const title = useScreenTitle() ?? '';
  const lines = useQuery(linesQuery);
  const world = useQuery(worldQuery);
  const more = (
    <ButtonLink to="/document/bulk-upload">
      <Upload className="ui-icon" aria-hidden="true" />
      {text.more}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={title} crumbs={useCrumbs(title)} crumbsLabel={detail.crumbs} actions={more} />
      <Loaded query={world} rows={10}>
        {(known) => (
          <Loaded query={lines} rows={10}>
            {(rows) =>
              rows.length === 0 ? (
                <EmptyState icon={<Table2 aria-hidden="true" />} title={text.empty} action={more}>
                  {text.emptyWhy}
                </EmptyState>
              ) : (
                <BulkSheet rows={rows} world={known} onReload={async () => (await lines.refetch()).data} />
              )
            }
          </Loaded>
        )}
      </Loaded>
    </>
  );
}
