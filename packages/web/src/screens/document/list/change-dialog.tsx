import { changeDocuments, mostChangedAtOnce, type Document } from '@shorui/server/contract';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { CategoryRow } from '../../../kits/documents/category-row.tsx';
import { TypeRow } from '../../../kits/documents/type-row.tsx';
import { FormDialog } from '../../../kits/form/form-dialog.tsx';
import { FormStore, textOf } from '../../../kits/form/form-store.ts';
import type { Chosen } from '../../../kits/list/use-list.ts';
import { commonText } from '../../../messages/common.ts';
import { documentsText } from '../../../messages/documents.ts';
import { useText } from '../../../messages/locale.ts';
import { Notice } from '../../../ui/surfaces.tsx';
import { useToast } from '../../../ui/toast.tsx';

export interface ChangeDialogProps {
  readonly chosen: Chosen<Document>;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Changes category and type of all selected documents in one call. */
export function ChangeDialog({ chosen, onClose, onChanged }: ChangeDialogProps) {
  const text = useText(documentsText);
  const common = useText(commonText);
  const toast = useToast();
  const refresh = useRefresh();
  const [store] = useState(
    () =>
      new FormStore({ category_id: '', type_id: '' }, (values) =>
        textOf(values, 'category_id') === '' ? { category_id: [text.missing(text.category)] } : {},
      ),
  );
  return (
    <FormDialog
      title={text.changeTitle(chosen.count)}
      action={common.save}
      pendingAction={text.changing}
      store={store}
      onClose={onClose}
      onSubmit={async (values) => {
        const rows = await chosen.load();
        const type = textOf(values, 'type_id');
        const { changed } = await api.call(changeDocuments, {
          body: {
            ids: rows.map(({ id }) => id),
            category_id: Number(textOf(values, 'category_id')),
            ...(type === '' ? {} : { type_id: Number(type) }),
          },
        });
        toast(text.changed(changed));
        onChanged();
        await refresh('documents');
      }}
    >
      <p className="ui-help">{text.changeHelp}</p>
      {chosen.count > mostChangedAtOnce ? <Notice kind="warning">{text.mostAtOnce(mostChangedAtOnce)}</Notice> : null}
      <CategoryRow />
      <TypeRow />
    </FormDialog>
  );
}
