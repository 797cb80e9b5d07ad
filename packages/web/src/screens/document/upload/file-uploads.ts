import { ApiError } from '@shorui/server/client';
import { createDocument, createDraft } from '@shorui/server/contract';
import { api } from '../../../api/client.ts';
import { textOf } from '../../../kits/form/form-store.ts';
import type { DocumentForm } from '../../../kits/documents/document-values.ts';
import type { UploadQueue } from '../../../kits/upload/upload-queue.tsx';
import { errorText } from '../../../messages/errors.ts';
import { storedLocale } from '../../../messages/locale.ts';

/** Name of the field with the name of a document, by the key of its upload. */
export const nameField = (key: number): string => `names.${key}`;

export interface FailedUpload {
  readonly name: string;
  readonly why: string;
}

export interface FiledUploads {
  /** Ids of the documents by the keys of their uploads. */
  readonly saved: ReadonlyMap<number, number>;
  readonly failed: readonly FailedUpload[];
}

/**
 * Files uploads one after another with the values of a form. One that is refused does not hold up the others, but a refusal of the
 * values themselves, which all share, ends it.
 * @throws {ApiError} for a single upload, and where the values are refused
 */
export async function fileUploads(
  arrived: UploadQueue['arrived'],
  form: DocumentForm,
  as: 'draft' | 'filed',
  onProgress: (done: number) => void,
): Promise<FiledUploads> {
  const saved = new Map<number, number>();
  const failed: FailedUpload[] = [];
  for (const { key, file, upload } of arrived) {
    onProgress(saved.size + failed.length);
    const name = textOf(form.store.values, nameField(key)).trim();
    const body = { ...form.body(), ...(name === '' ? {} : { name }), temporary_upload_id: upload.id };
    try {
      // oxlint-disable-next-line no-await-in-loop -- in the order of the list, so that what failed is known by its place
      const { id } = await api.call(as === 'draft' ? createDraft : createDocument, { body });
      saved.set(key, id);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === 'invalid' || arrived.length === 1) throw error;
      failed.push({ name: file.name, why: error.status === 0 ? errorText[storedLocale()].unreachable : error.message });
    }
  }
  return { saved, failed };
}
