import { memos, type Memo } from '@shorui/server/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { validate } from 'contract:form/memos.create';
import { api } from '../../api/client.ts';
import { FormDialog } from '../../kits/form/form-dialog.tsx';
import { FormStore, textOf } from '../../kits/form/form-store.ts';
import { TextRow } from '../../kits/form/rows.tsx';
import { checkOf } from '../../kits/form/schema-check.ts';
import { commonText } from '../../messages/common.ts';
import { dashboardText } from '../../messages/dashboard.ts';
import { useText } from '../../messages/locale.ts';
import { useToast } from '../../ui/toast.tsx';

/** Writes a new memo, or changes the one that is given. */
export function MemoDialog({
  memo: given,
  onClose,
}: {
  readonly memo?: Memo | undefined;
  readonly onClose: () => void;
}) {
  // The memo as it was opened: a change by another tab meanwhile is a conflict, not overwritten.
  const [memo] = useState(given);
  const text = useText(dashboardText);
  const common = useText(commonText);
  const toast = useToast();
  const queryClient = useQueryClient();
  const [store] = useState(() => new FormStore({ content: memo?.content ?? '' }, checkOf(validate)));
  return (
    <FormDialog
      title={memo === undefined ? text.newMemo : text.editMemo}
      action={memo === undefined ? common.add : common.save}
      pendingAction={memo === undefined ? text.adding : common.saving}
      store={store}
      onClose={onClose}
      onSubmit={async (values) => {
        const content = textOf(values, 'content');
        try {
          await (memo === undefined
            ? api.call(memos.create, { body: { content } })
            : api.call(memos.update, { params: { id: memo.id }, body: { content, version: memo.version } }));
        } finally {
          await queryClient.invalidateQueries({ queryKey: [memos.list.name] });
        }
        toast(memo === undefined ? text.added : common.saved);
        onClose();
      }}
    >
      <TextRow name="content" label={text.content} rows={6} />
    </FormDialog>
  );
}
