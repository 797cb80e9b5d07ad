import { listTrash, restoreDocument, type ReplyOf } from '@shorui/server/contract';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { ListPage } from '../../../kits/list/list-page.tsx';
import { pageQuery } from '../../../kits/list/list-query.ts';
import { prefetchRows, type LoadRows } from '../../../kits/list/use-rows.ts';
import type { Chosen } from '../../../kits/list/use-list.ts';
import { dayOf, timeOf } from '../../../messages/dates.ts';
import { documentsText } from '../../../messages/documents.ts';
import { useText } from '../../../messages/locale.ts';
import type { PrefetchOptions } from '../../../routes/loaded-screen.ts';
import { Button } from '../../../ui/button.tsx';
import { FileMark } from '../../../ui/file-mark.tsx';
import { useToast } from '../../../ui/toast.tsx';

/** A deleted document with the day on which it is gone for good. */
type TrashedDocument = ReplyOf<typeof listTrash>['items'][number];

const load: LoadRows<TrashedDocument> = (state, signal) => api.call(listTrash, { signal, query: pageQuery(state) });

export const prefetch = (options: PrefetchOptions): void => prefetchRows(options, { name: listTrash.name, load });

/** Deleted documents: who deleted them when, and until when they can be restored. */
export function Screen() {
  const text = useText(documentsText);
  return (
    <ListPage<TrashedDocument>
      name={listTrash.name}
      load={load}
      nameColumn={{
        head: text.name,
        of: ({ name }) => name,
        mark: ({ kind }) => <FileMark kind={kind ?? 'other'} />,
      }}
      columns={[
        { id: 'category', head: text.category, value: ({ category }) => category?.name },
        { id: 'deletedBy', head: text.deletedBy, value: ({ deleted_user }) => deleted_user?.full_name },
        {
          id: 'deleted',
          head: text.deletedAt,
          kind: 'date',
          named: true,
          value: ({ deleted_at }) => (deleted_at === null ? '' : timeOf(deleted_at)),
        },
        { id: 'purged', head: text.purgedAt, kind: 'date', named: true, value: ({ purged_at }) => dayOf(purged_at) },
      ]}
      searchLabel={text.trashSearch}
      emptyTitle={text.trashEmpty}
      emptyWhy={text.trashEmptyWhy}
      bulk={(chosen, clear) => <RestoreButton chosen={chosen} clear={clear} />}
    />
  );
}

function RestoreButton({ chosen, clear }: { readonly chosen: Chosen<TrashedDocument>; readonly clear: () => void }) {
  const text = useText(documentsText);
  const toast = useToast();
  const refresh = useRefresh();
  const restore = useMutation({
    mutationFn: async () => {
      const rows = await chosen.load();
      for (const { id } of rows) {
        // oxlint-disable-next-line no-await-in-loop -- one change at a time, as a person would make them
        await api.call(restoreDocument, { params: { id } });
      }
      toast(text.restored(rows.length));
      clear();
      await refresh('documents');
    },
  });
  return (
    <Button pending={restore.isPending ? text.restoring : undefined} onClick={() => restore.mutate()}>
      {text.restore}
    </Button>
  );
}
