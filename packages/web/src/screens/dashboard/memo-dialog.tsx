import { memos, type Memo } from '@shorui/server/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { validate } from 'contract:form/memos.create';
import { api } from '../../api/client.ts';
import { FormDialog } from '../../kits/form/form-dialog.tsx';
import { FormStore, textOf } from '../../kits/form/form-store.ts';
import { TextRow } from '../../kits/form/rows.tsx';
import { checkOf } from '../../kits/form/schema-check.ts';
import { useSeenRecord, type ReadAgain } from '../../kits/form/use-seen-record.ts';
import { commonText } from '../../messages/common.ts';
import { dashboardText } from '../../messages/dashboard.ts';
import { useText } from '../../messages/locale.ts';
import { useToast } from '../../ui/toast.tsx';

const noMemo = { version: 0, content: '' };
const valuesOf = ({ content }: Pick<Memo, 'content'>) => ({ content });

export interface MemoDialogProps {
  /** Without it, a memo is added. */
  readonly memo?: Memo | undefined;
  readonly readAgain: ReadAgain<Memo>;
  readonly onClose: () => void;
}

/** Writes a new memo, or changes the one that is given. */
export function MemoDialog({ memo, readAgain, onClose }: MemoDialogProps) {
  const text = useText(dashboardText);
  const common = useText(commonText);
  const toast = useToast();
  const queryClient = useQueryClient();
  const [store] = useState(() => new FormStore(valuesOf(memo ?? noMemo), checkOf(validate)));
  const seen = useSeenRecord<Pick<Memo, 'version' | 'content'>>(store, memo ?? noMemo, valuesOf, readAgain);
  return (
    <FormDialog
      title={memo === undefined ? text.newMemo : text.editMemo}
      action={memo === undefined ? common.add : common.save}
      pendingAction={memo === undefined ? text.adding : common.saving}
      store={store}
      onReload={memo === undefined ? undefined : seen.reload}
      onClose={onClose}
      onSubmit={async (values) => {
        const content = textOf(values, 'content');
        try {
          await (memo === undefined
            ? api.call(memos.create, { body: { content } })
            : api.call(memos.update, { params: { id: memo.id }, body: { content, version: seen.version() } }));
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
