import { buffer } from 'node:stream/consumers';
import type { Application as Definition, Bundle } from '@shorui/engine';
import { imagesFolder } from '@shorui/engine/bundle';
import { Op, type WhereOperators } from 'sequelize';
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
  return readPaths({ database, storage }, applicationId, { [Op.in]: files.map(({ path }) => path) });
}

/** The images that the templates of an application may name, by path. */
export const readImages = (parts: Parts, applicationId: number): Promise<ReadonlyMap<string, Uint8Array>> =>
  readPaths(parts, applicationId, { [Op.startsWith]: imagesFolder });

/** The content of an application as documents are made of it: its files, and the images that templates may name. */
export async function readBundle(parts: Parts, applicationId: number, application: Definition): Promise<Bundle> {
  const files = await readAssets(parts, applicationId, application);
  const images = await readImages(parts, applicationId);
  return { application, files: new Map([...files, ...images]) };
}

async function readPaths(
  { database, storage }: Parts,
  applicationId: number,
  path: WhereOperators<string>,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const rows = await database.models.ApplicationAsset.findAll({ where: { application_id: applicationId, path } });
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
    return readBundle(services, applicationId, await keptDefinition(services, applicationId, number));
  },
});

/** The edited content of an application for the threads that make documents. */
export const draftSource = (services: Parts, row: Application): DocumentSource => ({
  key: `draft ${row.id} ${row.version}`,
  async load() {
    return readBundle(services, row.id, definitionOf(row));
  },
});
