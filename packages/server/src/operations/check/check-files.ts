import { createHash } from 'node:crypto';
import { AppError } from '../../errors/app-error.ts';
import { hashOfKey } from '../../storage/object-key.ts';
import type { Storage } from '../../storage/storage-port.ts';
import type { SqlConnection } from '../rows/sql-connection.ts';
import { mostNamed, type Finding } from './finding.ts';

export interface CheckFilesOptions {
  readonly connection: SqlConnection;
  readonly storage: Storage;
  /** Sizes by key, as listed by the storage before the rows were read. */
  readonly listed: ReadonlyMap<string, number>;
  /** Compares sizes only, without reading every file. */
  readonly quick: boolean;
  readonly signal?: AbortSignal;
}

/** Whether the content under a key is what was stored; `missing` if there is none. */
async function contentOf(storage: Storage, key: string): Promise<'right' | 'wrong' | 'missing'> {
  try {
    const hash = createHash('sha256');
    for await (const piece of await storage.get(key)) hash.update(piece as Uint8Array);
    return hash.digest('hex') === hashOfKey(key) ? 'right' : 'wrong';
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return 'missing';
    throw error;
  }
}

const place = ({ dialect }: SqlConnection): string => (dialect === 'postgres' ? '$1' : '?');

async function fileIds(connection: SqlConnection, key: string): Promise<number[]> {
  const rows = await connection.all(
    `SELECT id FROM files WHERE key = ${place(connection)} ORDER BY id LIMIT ${mostNamed}`,
    [key],
  );
  return rows.map(({ id }) => Number(id));
}

async function checkObject(options: CheckFilesOptions, key: string, size: number): Promise<Finding[]> {
  const { connection, storage, listed, quick } = options;
  // Files stored after the listing are not in the list.
  const storedSize = listed.get(key) ?? (await storage.size(key));
  const state =
    storedSize === undefined
      ? 'missing'
      : storedSize !== size
        ? 'wrong'
        : quick
          ? 'right'
          : await contentOf(storage, key);
  if (state === 'right') return [];
  return [
    { kind: state === 'missing' ? 'file_missing' : 'file_damaged', key, fileIds: await fileIds(connection, key) },
  ];
}

/** Files in the storage to which no row refers. */
async function orphansOf({ connection, storage, listed }: CheckFilesOptions): Promise<Finding[]> {
  const known = new Set((await connection.all('SELECT key FROM file_objects')).map(({ key }) => String(key)));
  const findings: Finding[] = [];
  for (const [key, size] of listed) {
    // Files swept after the listing no longer exist.
    if (!known.has(key) && (await storage.size(key)) !== undefined) findings.push({ kind: 'file_orphaned', key, size });
  }
  return findings;
}

async function countsOf(connection: SqlConnection): Promise<Finding[]> {
  const uses = await connection.all(
    `SELECT o.key AS key, o.uses AS recorded, count(f.id) AS found
     FROM file_objects o LEFT JOIN files f ON f.key = o.key GROUP BY o.id, o.key, o.uses HAVING o.uses <> count(f.id)`,
  );
  const usage = await connection.all(
    `SELECT w.id AS workspace, COALESCE(u.bytes, 0) AS recorded, COALESCE(s.bytes, 0) AS found
     FROM (SELECT workspace_id AS id FROM workspace_usage UNION SELECT workspace_id FROM files WHERE deleted_at IS NULL) w
     LEFT JOIN workspace_usage u ON u.workspace_id = w.id
     LEFT JOIN (SELECT workspace_id, sum(size) AS bytes, count(*) AS files FROM files
                WHERE deleted_at IS NULL GROUP BY workspace_id) s ON s.workspace_id = w.id
     WHERE w.id IS NOT NULL
       AND (COALESCE(u.bytes, 0) <> COALESCE(s.bytes, 0) OR COALESCE(u.files, 0) <> COALESCE(s.files, 0))
     ORDER BY w.id`,
  );
  return [
    ...uses.map(({ key, recorded, found }): Finding => {
      return { kind: 'uses_wrong', key: String(key), recorded: Number(recorded), found: Number(found) };
    }),
    ...usage.map(({ workspace, recorded, found }): Finding => {
      return { kind: 'usage_wrong', workspaceId: Number(workspace), recorded: Number(recorded), found: Number(found) };
    }),
  ];
}

/** What the file check covered, and its findings. */
export interface CheckedFiles {
  readonly files: number;
  readonly bytes: number;
  readonly findings: readonly Finding[];
}

/** Finds contents that are missing, damaged or left over, and wrong counts. */
export async function checkFiles(options: CheckFilesOptions): Promise<CheckedFiles> {
  const { connection, signal } = options;
  const findings: Finding[] = [];
  let files = 0;
  let bytes = 0;
  for (const { key, size } of await connection.all('SELECT key, size FROM file_objects WHERE uses > 0 ORDER BY id')) {
    signal?.throwIfAborted();
    files += 1;
    bytes += Number(size);
    findings.push(...(await checkObject(options, String(key), Number(size))));
  }
  findings.push(...(await orphansOf(options)), ...(await countsOf(connection)));
  return { files, bytes, findings };
}
