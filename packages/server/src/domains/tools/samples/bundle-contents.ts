import { basename, extname } from 'node:path';
import { Readable } from 'node:stream';
import { ShoruiError, type Application as Definition, type Bundle } from '@shorui/engine';
import { imagesFolder } from '@shorui/engine/bundle';
import { checkImage } from '@shorui/engine/word';
import { largestUpload } from '../../../contract/files.ts';
import type { UnitOfWork } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { storeContent } from '../../files/store-content.ts';
import { addAsset, contentType, type StoredContent, type StoredContents } from '../import/store-contents.ts';

/** Puts the files and images of a bundle into the storage, by their paths: before the unit of work, for it may take seconds. @throws {ShoruiError} for an image that documents cannot print */
export async function storeBundle(services: Services, { application, files }: Bundle): Promise<StoredContents> {
  const used = new Set(application.files.map(({ path }) => path));
  const stored = new Map<string, StoredContent>();
  for (const [path, bytes] of files) {
    if (!used.has(path) && !path.startsWith(imagesFolder)) continue;
    // The same rule as for imports.
    const problems = path.startsWith(imagesFolder) ? checkImage(path, bytes) : [];
    if (problems.length > 0) throw new ShoruiError(problems);
    const object = await storeContent(services, { open: () => Readable.from([bytes]) }, largestUpload);
    stored.set(path, { ...object, type: contentType(path) });
  }
  return stored;
}

/** Gives an application the stored contents of its bundle. */
export async function addContents(unit: UnitOfWork, { id, files }: Definition, stored: StoredContents): Promise<void> {
  for (const [path, object] of stored) {
    const file = files.find((each) => each.path === path);
    const name = file === undefined ? basename(path) : `${file.name}${extname(path)}`;
    await addAsset(unit, { applicationId: id, path, name }, object);
  }
}
