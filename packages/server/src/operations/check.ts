import { migrations } from '../database/migrations/index.ts';
import type { Storage } from '../storage/storage-port.ts';
import { checkDocuments } from './check/check-documents.ts';
import { checkFiles } from './check/check-files.ts';
import { checkHistory } from './check/check-history.ts';
import { checkRows } from './check/check-rows.ts';
import type { Finding } from './check/finding.ts';
import { beginSnapshot, openConnection } from './rows/open-connection.ts';
import type { SqlConnection } from './rows/sql-connection.ts';

export interface CheckOptions {
  readonly databaseUrl: string;
  readonly storage: Storage;
  /** Compares sizes of files only; unless given, every file is read and its hash compared. */
  readonly quick?: boolean;
  readonly signal?: AbortSignal;
}

export interface CheckReport {
  readonly tables: number;
  /** Foreign keys and other references that were checked. */
  readonly references: number;
  /** Contents that files refer to, each counted once, and their size in bytes. */
  readonly files: number;
  readonly bytes: number;
  readonly findings: readonly Finding[];
}

async function pendingOf(connection: SqlConnection): Promise<Finding[]> {
  const { dialect } = connection;
  const catalogue = dialect === 'sqlite' ? 'sqlite_master WHERE name' : 'information_schema.tables WHERE table_name';
  const [isThere] = await connection.all(`SELECT 1 FROM ${catalogue} = 'schema_migrations'`);
  const rows = isThere === undefined ? [] : await connection.all('SELECT name FROM schema_migrations');
  const applied = new Set(rows.map(({ name }) => String(name)));
  const pending = migrations.map(({ name }) => name).filter((name) => !applied.has(name));
  return pending.length === 0 ? [] : [{ kind: 'not_migrated', pending }];
}

/**
 * Checks consistency: finds missing, damaged and left-over files, rows with dangling references, wrong counts. Changes nothing, and
 * may run while the service runs: work in progress is not reported.
 */
export async function check(options: CheckOptions): Promise<CheckReport> {
  const { databaseUrl, storage, quick = false, signal } = options;
  // Before the rows: a row is written before its object, so every listed object has or had one.
  const listed = new Map<string, number>();
  for await (const { key, size } of storage.list()) listed.set(key, size);
  const connection = await openConnection(databaseUrl, 'read');
  try {
    await beginSnapshot(connection);
    const pending = await pendingOf(connection);
    if (pending.length > 0) return { tables: 0, references: 0, files: 0, bytes: 0, findings: pending };
    const rows = await checkRows(connection);
    const history = [...(await checkDocuments(connection)), ...(await checkHistory(connection))];
    const files = await checkFiles({ connection, storage, listed, quick, ...(signal && { signal }) });
    return { ...rows, ...files, findings: [...rows.findings, ...history, ...files.findings] };
  } finally {
    await connection.close();
  }
}
