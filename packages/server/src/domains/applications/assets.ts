import { buffer } from 'node:stream/consumers';
import { authorBundle, compile, nodeCodec, type Bundle, type CompiledApplication } from '@shorui/engine/node';
import type { Application as Definition } from '@shorui/engine';
import { AppError } from '../../errors/app-error.ts';
import type { Services } from '../../services.ts';

type Parts = Pick<Services, 'database' | 'storage'>;

/** The bytes of the files of an application, by path. Files that were never uploaded are absent. */
export async function readAssets(
  { database, storage }: Parts,
  applicationId: number,
  { files }: Definition,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const where = { application_id: applicationId, path: files.map(({ path }) => path) };
  const rows = await database.models.ApplicationAsset.findAll({ where });
  const read = rows.map(async ({ path, key }) => [path, await buffer(await storage.get(key))] as const);
  return new Map(await Promise.all(read));
}

/**
 * An application with the contents of its files. Word templates without an upload are written from their documents.
 * @throws {ShoruiError} what is wrong with these documents
 */
export async function bundleOf(services: Parts, applicationId: number, application: Definition): Promise<Bundle> {
  const files = await readAssets(services, applicationId, application);
  return authorBundle({ application, files }, { codec: nodeCodec });
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

/** Compiled versions of one database; the one that was used last is the last. */
const caches = new WeakMap<object, Map<string, Promise<CompiledApplication>>>();
/** Most compiled versions in memory: each holds its templates. */
const mostCompiled = 50;

async function compileVersion(services: Parts, applicationId: number, number: number): Promise<CompiledApplication> {
  const application = await keptDefinition(services, applicationId, number);
  return compile(await bundleOf(services, applicationId, application));
}

/**
 * A published version, compiled once a process: versions never change. A failed compilation is tried again at the next call.
 * @throws {AppError} not_found; {ShoruiError} when its files do not compile
 */
export async function compiledVersion(
  services: Parts,
  applicationId: number,
  number: number,
): Promise<CompiledApplication> {
  const cache = caches.get(services.database) ?? new Map<string, Promise<CompiledApplication>>();
  caches.set(services.database, cache);
  const key = `${applicationId} ${number}`;
  const compiled = cache.get(key) ?? compileVersion(services, applicationId, number);
  cache.delete(key);
  cache.set(key, compiled);
  if (cache.size > mostCompiled) cache.delete(cache.keys().next().value ?? '');
  return compiled.catch((error: unknown) => {
    cache.delete(key);
    throw error;
  });
}
