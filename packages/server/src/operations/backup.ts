import { randomBytes } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { engineVersion } from '@shorui/engine/node';
import { AppError } from '../errors/app-error.ts';
import { hashOfKey, isObjectKey } from '../storage/object-key.ts';
import type { Storage } from '../storage/storage-port.ts';
import {
  filePrefix,
  manifestName,
  newManifest,
  tableName,
  type Manifest,
  type TableEntry,
} from './archive/manifest.ts';
import { writeLines } from './archive/table-lines.ts';
import { ZipWriter } from '../output/zip/zip-writer.ts';
import { bossJobs, jobsTable } from './waiting-jobs.ts';
import type { PortableValue } from './rows/portable-value.ts';
import { beginSnapshot, openConnection } from './rows/open-connection.ts';
import { readRows } from './rows/read-rows.ts';
import { readShapes } from './rows/read-shapes.ts';
import type { SqlConnection } from './rows/sql-connection.ts';
import type { TableShape } from './rows/table-shape.ts';

export interface BackupOptions {
  readonly databaseUrl: string;
  readonly storage: Storage;
  /** Path of the archive; an existing file is replaced when the archive is complete. */
  readonly path: string;
  readonly now: Date;
  readonly signal?: AbortSignal;
}

export interface BackupReport {
  readonly manifest: Manifest;
  /** Size of the archive, in bytes. */
  readonly size: number;
}

async function* rowsOf(
  connection: SqlConnection,
  shape: TableShape,
): AsyncGenerator<readonly (readonly PortableValue[])[]> {
  yield* readRows(connection, shape);
  if (shape.name === jobsTable) yield* bossJobs(connection, shape);
}

async function addTables(zip: ZipWriter, connection: SqlConnection, signal?: AbortSignal): Promise<TableEntry[]> {
  const tables: TableEntry[] = [];
  for (const shape of await readShapes(connection)) {
    signal?.throwIfAborted();
    let rows = 0;
    const lines = writeLines(rowsOf(connection, shape), (count) => (rows += count));
    const { sha256, packedSha256 } = await zip.add(tableName(shape.name), lines, { compress: true });
    const { name, columns, key } = shape;
    tables.push({ name, columns: [...columns], key: [...key], rows, sha256, packed_sha256: packedSha256 });
  }
  return tables;
}

/** Adds one file; false when it is missing, or its content does not match its key. */
async function addFile(zip: ZipWriter, storage: Storage, key: string): Promise<number | undefined> {
  if (!isObjectKey(key)) return undefined;
  try {
    const written = await zip.add(`${filePrefix}${key}`, await storage.get(key), { compress: false });
    return written.sha256 === hashOfKey(key) ? written.size : undefined;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}

async function addFiles(
  zip: ZipWriter,
  connection: SqlConnection,
  { storage, signal }: BackupOptions,
): Promise<Manifest['files']> {
  const lost: string[] = [];
  let count = 0;
  let bytes = 0;
  for (const { key } of await connection.all('SELECT key FROM file_objects WHERE uses > 0 ORDER BY id')) {
    signal?.throwIfAborted();
    const size = await addFile(zip, storage, String(key));
    if (size === undefined) lost.push(String(key));
    else {
      count += 1;
      bytes += size;
    }
  }
  return { count, bytes, lost };
}

async function write(zip: ZipWriter, options: BackupOptions): Promise<BackupReport> {
  const connection = await openConnection(options.databaseUrl, 'read');
  try {
    await beginSnapshot(connection);
    const names = await connection.all('SELECT name FROM schema_migrations ORDER BY name');
    const tables = await addTables(zip, connection, options.signal);
    // After the tables: the file of a row remains for at least a day after the row was deleted.
    const files = await addFiles(zip, connection, options);
    const manifest = newManifest({
      made_at: options.now.toISOString(),
      program: engineVersion,
      dialect: connection.dialect,
      migrations: names.map(({ name }) => String(name)),
      tables,
      files,
    });
    const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    await zip.add(manifestName, Readable.from([text]), { compress: false });
    return { manifest, size: await zip.end() };
  } finally {
    await connection.close();
  }
}

/**
 * Writes all tables and all files to one archive, a zip, while the service runs. The tables are a consistent snapshot. Needs little
 * memory and no more disk space than the archive. The archive appears only when it is complete.
 */
export async function backup(options: BackupOptions): Promise<BackupReport> {
  const partial = `${options.path}.${randomBytes(4).toString('hex')}.partial`;
  const zip = await ZipWriter.create(partial);
  try {
    const report = await write(zip, options);
    await rename(partial, options.path);
    return report;
  } catch (error) {
    await zip.close().catch(() => undefined);
    await rm(partial, { force: true });
    throw error;
  }
}
