import { buffer } from 'node:stream/consumers';
import type { Application as Definition } from '@shorui/engine';
import type { DocumentSource } from '../../documents/documents.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Services } from '../../services.ts';
import type { Storage } from '../../storage/storage-port.ts';
import { definitionOf } from './definition.ts';
import type { Application } from './model.ts';

type Parts = Pick<Services, 'database' | 'storage'>;

/** The bytes of an object of the storage; undefined when it is lost. */
async function readStored(storage: Storage, key: string): Promise<Uint8Array | undefined> {
  try {
    return await buffer(await storage.get(key));
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** The bytes of the files of an application, by path. Files that were never uploaded, or are lost, are absent. */
export async function readAssets(
  { database, storage }: Parts,
  applicationId: number,
  { files }: Definition,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const where = { application_id: applicationId, path: files.map(({ path }) => path) };
  const rows = await database.models.ApplicationAsset.findAll({ where });
  const read = await Promise.all(rows.map(async ({ path, key }) => [path, await readStored(storage, key)] as const));
  return new Map(read.flatMap(([path, bytes]) => (bytes === undefined ? [] : [[path, bytes] as const])));
}

/** The content of a kept version. @throws {AppError} not_found */
export async function keptDefinition(
  { database }: Pick<Services, 'database'>,
  applicationId: number,
  number: number,
): Promise<Definition> {
  const where = { application_id: applicationId, number };
  const version = await database.models.ApplicationVersion.findOne({ where });
  if (version === null) throw new AppError('not_found');
  return JSON.parse(version.definition) as Definition;
}

/** A kept version for the threads that make documents. Versions never change, so each thread compiles one once. */
export const versionSource = (services: Parts, applicationId: number, number: number): DocumentSource => ({
  key: `version ${applicationId} ${number}`,
  async load() {
    const application = await keptDefinition(services, applicationId, number);
    return { application, files: await readAssets(services, applicationId, application) };
  },
});

/** The edited content of an application for the threads that make documents. */
export const draftSource = (services: Parts, row: Application): DocumentSource => ({
  key: `draft ${row.id} ${row.version}`,
  async load() {
    const application = definitionOf(row);
    return { application, files: await readAssets(services, row.id, application) };
  },
});
