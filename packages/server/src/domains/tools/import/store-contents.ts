import { createReadStream } from 'node:fs';
import { imagesFolder } from '@shorui/engine/bundle';
import { pdfType, wordType } from '../../../contract/applications/index.ts';
import { largestUpload } from '../../../contract/files.ts';
import type { UnitOfWork } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import type { StoredObject } from '../../../storage/storage-port.ts';
import { createFile } from '../../files/create-file.ts';
import { ownFile } from '../../files/own-file.ts';
import { removeFile } from '../../files/remove-file.ts';
import { storeContent } from '../../files/store-content.ts';
import type { ReceivedArchive } from '../archive/read-archive.ts';

/** A content that is in the storage, and waits for a row that refers to it. */
export interface StoredContent extends StoredObject {
  /** Media type. */
  readonly type: string;
}

/** Stored contents of an import, by the name of the entry. */
export type StoredContents = ReadonlyMap<string, StoredContent>;

const imageTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
};

/** Media type of a content of an export, by its path. */
export function contentType(path: string): string {
  if (/\.doc[xm]$/.test(path)) return wordType;
  if (path.endsWith('.pdf')) return pdfType;
  return imageTypes[/\.([a-z]+)$/.exec(path.toLowerCase())?.[1] ?? ''] ?? 'application/octet-stream';
}

/** Puts the contents of an export into the storage. Done before the unit of work, for it takes as long as they are large. */
export async function storeContents(services: Services, { contents }: ReceivedArchive): Promise<StoredContents> {
  const stored = new Map<string, StoredContent>();
  for (const [name, { path }] of contents) {
    const content = { open: () => createReadStream(path) };
    const object = await storeContent(services, content, largestUpload);
    stored.set(name, { ...object, type: contentType(name) });
  }
  return stored;
}

/**
 * Gives an application a content under a path, unless it has it already. Paths of files follow from their contents; those of images do not, so
 * another image replaces the one that is there.
 */
export async function addAsset(
  unit: UnitOfWork,
  { applicationId, path, name }: { readonly applicationId: number; readonly path: string; readonly name: string },
  content: StoredContent | undefined,
): Promise<void> {
  if (content === undefined) throw new Error(`Nothing was stored for ${path}.`);
  const key = { application_id: applicationId, path };
  const { ApplicationAsset } = unit.models;
  const known = await ApplicationAsset.findOne({ where: key });
  if (known !== null && (known.key === content.key || !path.startsWith(imagesFolder))) return;
  const { type } = content;
  const file = await createFile(unit, { workspaceId: null, createdBy: null, name, type }, content);
  const values = { file_id: file.id, key: content.key, name };
  if (known === null) await ApplicationAsset.create({ ...key, ...values });
  else {
    const replaced = await ownFile(unit, known.file_id);
    await known.update(values);
    if ((await ApplicationAsset.count({ where: { file_id: replaced.id } })) === 0) await removeFile(unit, replaced);
  }
}
