import type { UploadQueue } from '../../../kits/upload/upload-queue.tsx';
import { TextRow } from '../../../kits/form/rows.tsx';
import { documentUploadText } from '../../../messages/document-upload.ts';
import { useText } from '../../../messages/locale.ts';
import { RuledForm } from '../../../ui/ruled-form.tsx';
import { nameField } from './file-uploads.ts';

/** A name for each file. Left empty, a document is called as its file. */
export function NameRows({ arrived }: Pick<UploadQueue, 'arrived'>) {
  const text = useText(documentUploadText);
  return (
    <RuledForm title={text.names}>
      {arrived.map(({ key, file }) => (
        <TextRow key={key} name={nameField(key)} label={file.name} required={false} width={30} />
      ))}
    </RuledForm>
  );
}
