import { exportAppUsers } from '@shorui/server/contract';
import { useState } from 'react';
import { api } from '../../../../api/client.ts';
import { FormDialog } from '../../../../kits/form/form-dialog.tsx';
import { useFormPart } from '../../../../kits/form/form-parts.ts';
import { FormStore } from '../../../../kits/form/form-store.ts';
import { CheckRow, RadioRow } from '../../../../kits/form/rows.tsx';
import type { ListState } from '../../../../kits/list/list-state.ts';
import { saveFile } from '../../../../kits/save-file.ts';
import { adminAppUsersText } from '../../../../messages/admin-app-users.ts';
import { useText } from '../../../../messages/locale.ts';
import { RuledForm } from '../../../../ui/ruled-form.tsx';
import { conditionsOf, filterOf } from './conditions.ts';

const formats = ['utf8', 'cp932', 'xlsx'] as const;

export interface ExportDialogProps {
  /** The application. */
  readonly id: number;
  /** The conditions of the list. */
  readonly state: ListState;
  readonly onClose: () => void;
}

/** Downloads who matches the conditions of the list, with the answers. A refusal is shown in the dialog. */
export function ExportDialog({ id, state, onClose }: ExportDialogProps) {
  const text = useText(adminAppUsersText).export;
  const [store] = useState(() => new FormStore({ format: 'utf8', replace: true }, () => ({})));
  return (
    <FormDialog
      title={text.title}
      action={text.action}
      pendingAction={text.pending}
      store={store}
      onClose={onClose}
      onSubmit={async ({ format, replace }) => {
        const encoding = format === 'cp932' ? ({ encoding: 'cp932', replace: replace === true } as const) : {};
        const kind = format === 'xlsx' ? 'xlsx' : 'csv';
        const query = { ...conditionsOf(state), ...filterOf(state), format: kind, ...encoding } as const;
        const reply = await api.open(exportAppUsers, { params: { id }, query });
        saveFile(await reply.blob(), `${text.title}.${kind}`);
        onClose();
      }}
    >
      <p>{text.why}</p>
      <RuledForm>
        <RadioRow
          name="format"
          label={text.format}
          required
          options={formats.map((value) => ({ value, text: text.formats[value] }))}
        />
        <Replacing />
      </RuledForm>
    </FormDialog>
  );
}

/** Only CP932 lacks characters. */
function Replacing() {
  const text = useText(adminAppUsersText).export;
  const format = useFormPart('format', ({ values }) => values['format']);
  if (format !== 'cp932') return null;
  return <CheckRow name="replace" label={text.replace} text={text.replaceText} help={text.replaceHelp} />;
}
