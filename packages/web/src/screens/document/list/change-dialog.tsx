import { changeDocuments, mostChangedAtOnce, type Document } from '@shorui/server/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { api } from '../../../api/client.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { FormDialog } from '../../../kits/form/form-dialog.tsx';
import type { Chosen } from '../../../kits/list/use-list.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import { documentsText } from '../../../messages/documents.ts';
import { useText } from '../../../messages/locale.ts';
import { Notice } from '../../../ui/surfaces.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { ChangeForm } from './change-form.ts';
import { ChangeRows } from './change-rows.tsx';

export interface ChangeDialogProps {
  readonly chosen: Chosen<Document>;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Changes category, type and fields of all selected documents: those that the person chooses, in one call that can be taken back. */
export function ChangeDialog({ chosen, onClose, onChanged }: ChangeDialogProps) {
  const text = useText(documentsText);
  const toast = useToast();
  const refresh = useRefresh();
  const rows = useQuery({
    queryKey: ['documents.chosen', useId()],
    queryFn: () => chosen.load(),
    staleTime: Infinity,
    gcTime: 0,
  });
  const [form] = useState(() => new ChangeForm());
  const undo = useMutation({
    mutationFn: async (bodies: ReturnType<ChangeForm['calls']>['undo']) => {
      for (const body of bodies) await api.call(changeDocuments, { body });
    },
    onSuccess: () => toast(text.changeUndone),
    onSettled: async () => refresh('documents'),
  });
  return (
    <FormDialog
      title={text.changeTitle(chosen.count)}
      pendingAction={text.changing}
      store={form.store}
      wide
      onClose={onClose}
      onSubmit={async () => {
        const calls = form.calls(rows.data ?? (await chosen.load()));
        const { changed } = await api.call(changeDocuments, { body: calls.change });
        toast(text.changed(changed), () => undo.mutate(calls.undo));
        onChanged();
        await refresh('documents');
      }}
    >
      <p className="ui-help">{text.changeHelp}</p>
      {chosen.count > mostChangedAtOnce ? <Notice kind="warning">{text.mostAtOnce(mostChangedAtOnce)}</Notice> : null}
      <Loaded query={rows} rows={3}>
        {(documents) => <ChangeRows form={form} documents={documents} />}
      </Loaded>
    </FormDialog>
  );
}
