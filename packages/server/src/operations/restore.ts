import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { migrate, migrateDown, migrationStatus } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import { openDatabase } from '../app/open-database.ts';
import { rebuildIndex } from '../database/full-text/write-texts.ts';
import type { Storage } from '../storage/storage-port.ts';
import { ArchiveError } from './archive/archive-error.ts';
import { filePrefix, tableName, type Manifest, type TableEntry } from './archive/manifest.ts';
import { openArchive, type Archive } from './archive/open-archive.ts';
import { readLines, writeLines } from './archive/table-lines.ts';
import { advanceNumbers, holdTables, withLooseReferences } from './rows/loose-references.ts';
import { openConnection } from './rows/open-connection.ts';
import { readRows } from './rows/read-rows.ts';
import { readShapes } from './rows/read-shapes.ts';
import { quoted, type SqlConnection } from './rows/sql-connection.ts';
import { writeRows } from './rows/write-rows.ts';
import { handOverJobs } from './waiting-jobs.ts';

/** Files that are restored in parallel. */
const atOnce = 8;

export interface RestoreOptions {
  /** Path of the archive. */
  readonly path: string;
  /** The target: a database, which may be of the other kind, and a storage. */
  readonly databaseUrl: string;
  readonly storage: Storage;
  /** Replaces existing data. */
  readonly force: boolean;
}

export interface RestoreReport {
  readonly manifest: Manifest;
  /** Migrations that were applied to the restored tables, because the program is newer than the archive. */
  readonly migrated: readonly string[];
}

/** The target database is not empty. */
export class NotEmptyError extends Error {
  readonly table: string;

  constructor(table: string) {
    super(`The database is not empty: there are rows in ${table}.`);
    this.name = 'NotEmptyError';
    this.table = table;
  }
}

async function demandEmpty(databaseUrl: string): Promise<void> {
  const connection = await openConnection(databaseUrl, 'write');
  try {
    for (const { name } of await readShapes(connection)) {
      const rows = await connection.all(`SELECT 1 FROM ${quoted(name)} LIMIT 1`);
      if (rows.length > 0) throw new NotEmptyError(name);
    }
  } finally {
    await connection.close();
  }
}

/** Migrates the tables to the state of the archive, from whichever state they are in. */
async function alignTables(databaseUrl: string, requested: readonly string[]): Promise<void> {
  const database = await openDatabase({ url: databaseUrl });
  try {
    const { applied } = await migrationStatus(database);
    const extra = migrations.find(({ name }) => applied.includes(name) && !requested.includes(name));
    if (extra !== undefined) await migrateDown(database, extra.name);
    const last = requested.at(-1);
    if (last !== undefined) await migrate(database, last);
  } finally {
    await database.close();
  }
}

async function migrateOn(databaseUrl: string): Promise<string[]> {
  const database = await openDatabase({ url: databaseUrl });
  try {
    const applied = await migrate(database);
    await rebuildIndex(database.models);
    return applied;
  } finally {
    await database.close();
  }
}

/** Several in parallel: each waits for the disk. */
async function restoreFiles({ zip, files }: Archive, storage: Storage): Promise<void> {
  const waiting = files.values();
  const worker = async (): Promise<void> => {
    for (const key of waiting) {
      const name = `${filePrefix}${key}`;
      await storage.put(Readable.from(zip.read(name)), { maxBytes: zip.entries.get(name)?.size ?? 0 });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function restoreTable(connection: SqlConnection, { zip }: Archive, table: TableEntry): Promise<void> {
  const entry = tableName(table.name);
  await connection.run(`DELETE FROM ${quoted(table.name)}`);
  for await (const rows of readLines(entry, zip.read(entry), table.columns.length))
    await writeRows(connection, table, rows);
  await advanceNumbers(connection, table);
}

/** Reads back what was written: it must match the archive to the byte. */
async function demandEqual(connection: SqlConnection, { name, columns, key, rows, sha256 }: TableEntry): Promise<void> {
  const hash = createHash('sha256');
  let found = 0;
  const lines = writeLines(readRows(connection, { name, columns, key }), (count) => (found += count));
  for await (const bytes of lines) hash.update(bytes);
  if (found === rows && hash.digest('hex') === sha256) return;
  throw new Error(`Table ${name} does not come out as it is in the archive; nothing was changed.`);
}

async function restoreTables(databaseUrl: string, archive: Archive): Promise<void> {
  const connection = await openConnection(databaseUrl, 'write');
  try {
    const { tables } = archive.manifest;
    await withLooseReferences(connection, async () => {
      await holdTables(connection, tables);
      for (const table of tables) await restoreTable(connection, archive, table);
      for (const table of tables) await demandEqual(connection, table);
      await handOverJobs(connection, tables);
    });
  } finally {
    await connection.close();
  }
}

/**
 * Restores an archive: its files to the storage, its tables to the database, in one transaction, read back and compared. The archive
 * is read completely before anything is changed. When the program is newer, the tables are migrated afterwards.
 * @throws {ArchiveError} the archive is damaged or from a newer program; {NotEmptyError} unless `force`
 */
export async function restore(options: RestoreOptions): Promise<RestoreReport> {
  const { databaseUrl, storage, force } = options;
  const archive = await openArchive(options.path);
  try {
    const { manifest } = archive;
    const known = new Set(migrations.map(({ name }) => name));
    if (manifest.migrations.some((name) => !known.has(name))) throw new ArchiveError('newer');
    if (!force) await demandEmpty(databaseUrl);
    await restoreFiles(archive, storage);
    await alignTables(databaseUrl, manifest.migrations);
    await restoreTables(databaseUrl, archive);
    return { manifest, migrated: await migrateOn(databaseUrl) };
  } finally {
    await archive.zip.close();
  }
}
