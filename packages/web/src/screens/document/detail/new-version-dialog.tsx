import { createDocumentVersion, type DocumentDetail } from '@shorui/server/contract';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { FormDialog } from '../../../kits/form/form-dialog.tsx';
import { FormStore, textOf } from '../../../kits/form/form-store.ts';
import { TextRow } from '../../../kits/form/rows.tsx';
import { UploadDrop, useUploadQueue } from '../../../kits/upload/upload-queue.tsx';
import { documentDetailText } from '../../../messages/document-detail.ts';
import { useText } from '../../../messages/locale.ts';
import { Notice } from '../../../ui/surfaces.tsx';
import { useToast } from '../../../ui/toast.tsx';

export interface NewVersionDialogProps {
  readonly document: DocumentDetail;
  readonly onClose: () => void;
}

/** A new file for a document. The files before it are kept as its older versions. */
export function NewVersionDialog({ document, onClose }: NewVersionDialogProps) {
  const text = useText(documentDetailText);
  const toast = useToast();
  const refresh = useRefresh();
  const queue = useUploadQueue();
  const [store] = useState(() => new FormStore({ note: '' }, () => ({})));
  const [lacksFile, setLacksFile] = useState(false);
  const [file] = queue.arrived;
  return (
    <FormDialog
      title={text.newVersionTitle(document.name)}
      action={text.newVersion}
      pendingAction={text.adding}
      store={store}
      onClose={onClose}
      onReload={async () => {
        await refresh('documents');
        return [];
      }}
      onSubmit={async (values) => {
        setLacksFile(file === undefined);
        if (file === undefined) return;
        const note = textOf(values, 'note').trim();
        const { version_number } = await api.call(createDocumentVersion, {
          params: { id: document.id },
          body: {
            temporary_upload_id: file.upload.id,
            version: document.version,
            ...(note === '' ? {} : { note }),
          },
        });
        toast(text.added(version_number ?? document.versions.length + 1));
        onClose();
        await refresh('documents');
      }}
    >
      <p className="ui-help">{text.newVersionHelp}</p>
      <UploadDrop queue={queue} most={1} />
      {lacksFile && file === undefined ? <Notice kind="danger">{text.noFile}</Notice> : null}
      <TextRow name="note" label={text.note} required={false} help={text.noteHelp} />
    </FormDialog>
  );
}
