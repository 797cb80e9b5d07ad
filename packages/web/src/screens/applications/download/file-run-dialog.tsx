import { fileFromApplication, type ApplicationRun, type RunFile, type SameFile } from '@shorui/server/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { DocumentRows } from '../../../kits/documents/document-rows.tsx';
import { DocumentForm, emptyDocument } from '../../../kits/documents/document-values.ts';
import { FormDialog } from '../../../kits/form/form-dialog.tsx';
import { textOf, type FormValues } from '../../../kits/form/form-store.ts';
import { ChecksRow, RadioRow } from '../../../kits/form/rows.tsx';
import { documentUploadText } from '../../../messages/document-upload.ts';
import { downloadsText } from '../../../messages/downloads.ts';
import { useText } from '../../../messages/locale.ts';
import { hrefOf } from '../../../routes/screen-paths.ts';
import { Link } from '../../../ui/link.tsx';
import { RuledForm } from '../../../ui/ruled-form.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { useToast } from '../../../ui/toast.tsx';

export interface FileRunDialogProps {
  readonly run: ApplicationRun;
  /** The files of the run without its guides. */
  readonly files: readonly RunFile[];
  readonly onClose: () => void;
}

const chosenOf = ({ files }: FormValues): readonly number[] => (Array.isArray(files) ? (files as number[]) : []);

/** Files what a run makes: chosen files with one category, one type and the same values. The person first sees which content is filed already. */
export function FileRunDialog({ run, files, onClose }: FileRunDialogProps) {
  const text = useText(downloadsText);
  const upload = useText(documentUploadText);
  const toast = useToast();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const [form] = useState(
    () => new DocumentForm({ ...emptyDocument, files: files.map(({ id }) => id), format: 'docx' }, { named: false }),
  );
  const [same, setSame] = useState<readonly SameFile[]>([]);
  const [lacksFile, setLacksFile] = useState(false);
  const save = async (values: FormValues): Promise<void> => {
    const chosen = chosenOf(values);
    setLacksFile(chosen.length === 0);
    if (chosen.length === 0) return;
    const reply = await api.call(fileFromApplication, {
      body: {
        ...form.body(),
        app_user_id: run.id,
        files: chosen.map((file_id) => ({ file_id })),
        format: textOf(values, 'format') === 'pdf' ? 'pdf' : 'docx',
        again: same.length > 0,
        category_id: Number(textOf(values, 'category_id')),
      },
    });
    const { documents } = reply;
    if (documents.length > 0) {
      toast(upload.filed(documents.length));
      await refresh('documents');
    }
    if (reply.same.length > 0) {
      setSame(reply.same);
      form.store.set(
        'files',
        reply.same.map(({ file_id }) => file_id),
      );
      return;
    }
    onClose();
    const [only] = documents;
    if (documents.length === 1 && only !== undefined)
      await navigate({ to: hrefOf('/document/detail/:id', { id: only.id }) });
  };
  return (
    <FormDialog
      title={text.keepTitle(run.application_name)}
      action={same.length > 0 ? text.keepAgain : text.keep}
      pendingAction={text.keeping}
      store={form.store}
      wide
      onClose={onClose}
      onSubmit={save}
    >
      <p className="ui-help">{text.keepHelp}</p>
      {same.length === 0 ? null : <SameNotice same={same} />}
      {lacksFile ? <Notice kind="danger">{text.keepNothing}</Notice> : null}
      <RuledForm>
        <ChecksRow
          name="files"
          label={text.files}
          required
          number
          options={files.map(({ id, name }) => ({ value: String(id), text: name }))}
        />
        {files.some(({ type }) => type === 'word') ? (
          <RadioRow
            name="format"
            label={text.keepFormat}
            required
            options={[
              { value: 'docx', text: text.keepAsMade },
              { value: 'pdf', text: 'PDF' },
            ]}
          />
        ) : null}
      </RuledForm>
      <DocumentRows form={form} named={false} />
    </FormDialog>
  );
}

/** Which files are filed already, with links to the documents that the person may read. */
function SameNotice({ same }: { readonly same: readonly SameFile[] }) {
  const text = useText(downloadsText);
  return (
    <Notice kind="warning">
      <p>
        <b>{text.keptBefore}</b>
      </p>
      <ul className="ui-bullets">
        {same.map(({ file_id, name, document }) => (
          <li key={file_id}>
            {document === null ? (
              name
            ) : (
              <Link to="/document/detail/:id" params={{ id: document.id }}>
                {document.name}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <p>{text.keptBeforeHelp}</p>
    </Notice>
  );
}
