import { deleteDocument, restoreDocument, type Document } from '@shorui/server/contract';
import { useMutation } from '@tanstack/react-query';
import { FileArchive } from 'lucide-react';
import { Suspense, useState } from 'react';
import { api } from '../../../api/client.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { AskButton } from '../../../kits/detail/ask-button.tsx';
import type { Chosen } from '../../../kits/list/use-list.ts';
import { approvalsText } from '../../../messages/approvals.ts';
import { commonText } from '../../../messages/common.ts';
import { detailText } from '../../../messages/detail.ts';
import { documentsText } from '../../../messages/documents.ts';
import { useText } from '../../../messages/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { ZipDialog } from './zip-dialog.tsx';
import { lazyDialog } from '../../../ui/lazy-part.tsx';

/** Loaded when the person asks for approval. */
const RequestDialog = lazyDialog(
  async () => (await import('../../../kits/approvals/request-dialog.tsx')).RequestDialog,
);

export interface BulkActionsProps {
  readonly chosen: Chosen<Document>;
  readonly clear: () => void;
}

/** What can be done with the selected documents: change values, save as a zip, delete. */
export function BulkActions({ chosen, clear }: BulkActionsProps) {
  const text = useText(documentsText);
  const common = useText(commonText);
  const detail = useText(detailText);
  const approvals = useText(approvalsText);
  const toast = useToast();
  const refresh = useRefresh();
  const [isChanging, setChanging] = useState(false);
  const [isZipping, setZipping] = useState(false);
  const [asked, setAsked] = useState<readonly Document[]>();
  const ask = useMutation({ mutationFn: async () => setAsked(await chosen.load()) });
  const close = (): void => setChanging(false);
  const undo = useMutation({
    mutationFn: async (ids: readonly number[]) => {
      for (const id of ids) {
        // oxlint-disable-next-line no-await-in-loop -- one change at a time, as a person would make them
        await api.call(restoreDocument, { params: { id } });
      }
      await refresh('documents');
      toast(text.restored(ids.length));
    },
  });
  const remove = async (): Promise<void> => {
    const removed: number[] = [];
    const rows = await chosen.load();
    for (const { id, actions } of rows) {
      if (!actions.delete) continue;
      // oxlint-disable-next-line no-await-in-loop -- one change at a time, as a person would make them
      await api.call(deleteDocument, { params: { id } });
      removed.push(id);
    }
    const failed = rows.length - removed.length;
    toast(
      failed === 0 ? text.removed(removed.length) : text.removedSome(removed.length, failed),
      removed.length === 0 ? undefined : () => undo.mutate(removed),
    );
    clear();
    await refresh('documents');
  };
  return (
    <>
      <Button onClick={() => setChanging(true)}>{text.change}</Button>
      <Button onClick={() => setZipping(true)}>
        <FileArchive className="ui-icon" aria-hidden="true" />
        {text.zip}
      </Button>
      <Button pending={ask.isPending ? common.loading : undefined} onClick={() => ask.mutate()}>
        {approvals.ask}
      </Button>
      <AskButton
        action={common.delete}
        pending={detail.removing}
        kind="danger"
        title={text.removeTitle(chosen.count)}
        onAgree={remove}
      >
        <p>{text.removeAsk}</p>
      </AskButton>
      {isZipping ? <ZipDialog chosen={chosen} onClose={() => setZipping(false)} /> : null}
      {asked === undefined ? null : (
        <Suspense>
          <RequestDialog
            documents={asked}
            onClose={() => {
              setAsked(undefined);
              clear();
            }}
          />
        </Suspense>
      )}
      {isChanging ? (
        <ChangeDialog
          chosen={chosen}
          onClose={close}
          onChanged={() => {
            close();
            clear();
          }}
        />
      ) : null}
    </>
  );
}
