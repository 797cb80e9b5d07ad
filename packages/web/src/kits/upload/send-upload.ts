import { createTemporaryUpload, deleteTemporaryUpload, type TemporaryUpload } from '@shorui/server/contract';
import { api } from '../../api/client.ts';
import type { SendFile } from '../../ui/use-uploads.ts';
import { uploadClient } from './upload-client.ts';

/** Uploads a file that is to be filed. It becomes a document when it is saved, else it is deleted after some time. */
export const sendUpload: SendFile<TemporaryUpload> = (file, { onProgress, signal }) =>
  uploadClient(onProgress).call(createTemporaryUpload, {
    files: { file: [{ name: file.name, content: file }] },
    signal,
  });

/** Deletes an upload that nobody wants. What is left is deleted by the server later. */
export async function dropUpload({ id }: TemporaryUpload): Promise<void> {
  await api.call(deleteTemporaryUpload, { params: { id } }).catch(() => undefined);
}
