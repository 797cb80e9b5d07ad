import { load } from '../../access/load.ts';
import type { MemberActor } from '../../access/actor.ts';
import { scoped } from '../../access/scoped.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { UploadedFile } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import type { StoredObject } from '../../storage/storage-port.ts';
import { uploadLimit } from '../admin-settings/server-settings.ts';
import { createFile, NotHeldError } from '../files/create-file.ts';
import { demandSpace } from '../files/space.ts';
import { storeContent } from '../files/store-content.ts';
import { holdHistory } from './add-history.ts';
import { fileKindOf } from './file-kind.ts';
import type { FileKindName } from './model.ts';

/** `files.belongs_to` of files that are versions of documents, and of those that are not filed yet. */
export const ofDocument = 'document';
export const ofUpload = 'temporary-upload';

/** A row of `files` for a version of a document. */
export interface DocumentFile {
  readonly fileId: number;
  readonly name: string;
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
  readonly kind: FileKindName;
}

/** An upload whose content is stored. Its row is made by the unit of work that refers to it. */
export interface StoredUpload extends StoredObject {
  readonly name: string;
  readonly type: string;
}

/** Attempts to store the content of one file; more than one has not been needed so far. */
const mostAttempts = 3;

/** Content that is to be stored: an upload, or a file that the server made. */
export type NewContent = Pick<UploadedFile, 'name' | 'type' | 'size' | 'open'>;

/**
 * Stores contents of a workspace, or (null) of the service, one after another, then does the work whose unit of work makes their rows
 * (`keepUpload`). Stores them again if the sweep took one meanwhile.
 * @throws {AppError} too_large, limit_storage, busy
 */
export async function withStoredUploads<T>(
  services: Services,
  workspaceId: number | null,
  uploads: readonly NewContent[],
  work: (stored: readonly StoredUpload[]) => Promise<T>,
): Promise<T> {
  const size = uploads.reduce((sum, upload) => sum + upload.size, 0);
  if (uploads.length > 0) await demandSpace(services.database, workspaceId, size);
  const maxBytes = await uploadLimit(services);
  for (let attempt = 1; ; attempt += 1) {
    const stored: StoredUpload[] = [];
    for (const upload of uploads) {
      const object = await storeContent(services, upload, maxBytes);
      stored.push({ ...object, name: upload.name === '' ? 'file' : upload.name, type: upload.type });
    }
    try {
      return await work(stored);
    } catch (error) {
      if (!(error instanceof NotHeldError) || attempt === mostAttempts) throw error;
    }
  }
}

/** The same for one upload. */
export const withStoredUpload = <T>(
  services: Services,
  workspaceId: number | null,
  upload: NewContent,
  work: (stored: StoredUpload) => Promise<T>,
): Promise<T> =>
  withStoredUploads(services, workspaceId, [upload], ([stored]) => {
    if (stored === undefined) throw new Error('withStoredUploads gives one for each upload.');
    return work(stored);
  });

/** Makes the row of a stored upload. @throws {AppError} limit_storage; {NotHeldError} */
export async function keepUpload(
  unit: UnitOfWork,
  {
    workspaceId,
    userId,
    belongsTo,
  }: { readonly workspaceId: number | null; readonly userId: number | null; readonly belongsTo: string },
  { name, type, ...stored }: StoredUpload,
): Promise<DocumentFile> {
  const file = await createFile(unit, { workspaceId, createdBy: userId, name, type, belongsTo }, stored);
  const { sha256, size } = stored;
  return { fileId: file.id, name, sha256, size, kind: fileKindOf(type, name) };
}

/**
 * Takes the file of a temporary upload for a document. It can be taken once.
 * @throws {AppError} not_found, dead_upload
 */
export async function takeTemporaryUpload(unit: UnitOfWork, actor: MemberActor, id: number): Promise<DocumentFile> {
  const upload = await load(unit, 'temporary-upload', { id, actor, lock: true });
  const { file_id: fileId, name, sha256, size, kind } = upload;
  const where = { id: fileId, belongs_to: ofUpload };
  const taken = await scoped(unit.models.StoredFile, actor).update({ belongs_to: ofDocument }, { where });
  if (taken === 0) throw new AppError('dead_upload');
  await upload.destroy();
  return { fileId, name, sha256, size, kind };
}

/** What a call brings along that may have a file. */
interface FileCall {
  readonly actor: MemberActor;
  readonly files: Readonly<Record<string, readonly UploadedFile[]>>;
  readonly services: Services;
  readonly unitOfWork: <T>(work: (unit: UnitOfWork) => Promise<T>) => Promise<T>;
}

/**
 * A unit of work that changes documents, with the file of the call: the one sent along, or the upload of the id. `takeFile` makes it the
 * document's, and gives null without either.
 */
export async function changeWithFile<T>(
  { actor, files, services, unitOfWork }: FileCall,
  uploadId: number | undefined,
  work: (unit: UnitOfWork, takeFile: () => Promise<DocumentFile | null>) => Promise<T>,
): Promise<T> {
  const workspaceId = actor.workspace.id;
  const owner = { workspaceId, userId: actor.userId, belongsTo: ofDocument };
  const begin = (fileOf: (unit: UnitOfWork) => Promise<DocumentFile | null>) =>
    unitOfWork(async (unit) => {
      await holdHistory(unit, workspaceId);
      return work(unit, () => fileOf(unit));
    });
  const upload = files['file']?.[0];
  if (upload !== undefined)
    return withStoredUpload(services, workspaceId, upload, (stored) =>
      begin((unit) => keepUpload(unit, owner, stored)),
    );
  return begin(async (unit) => (uploadId === undefined ? null : takeTemporaryUpload(unit, actor, uploadId)));
}
