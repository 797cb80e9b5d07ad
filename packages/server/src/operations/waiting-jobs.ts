import { bossSchema } from '../jobs/boss/boss-sql.ts';
import { toPortable, type PortableValue } from './rows/portable-value.ts';
import type { SqlConnection } from './rows/sql-connection.ts';
import type { TableShape } from './rows/table-shape.ts';

/** The table of jobs on SQLite, and the format of waiting jobs in archives. On PostgreSQL it is empty: pg-boss stores the jobs. */
export const jobsTable = 'jobs';

const bossTable = `${bossSchema}.job`;

async function hasBoss(connection: SqlConnection): Promise<boolean> {
  if (connection.dialect !== 'postgres') return false;
  const [found] = await connection.all(`SELECT to_regclass('${bossTable}') AS name`);
  return typeof found?.['name'] === 'string';
}

/**
 * Waiting and running jobs of pg-boss, as rows of the table of jobs, so that no enqueued mail is lost. Their numbers follow those of
 * the table, which contains done jobs if the service was moved from SQLite.
 */
export async function* bossJobs(connection: SqlConnection, shape: TableShape): AsyncGenerator<PortableValue[][]> {
  if (!(await hasBoss(connection))) return;
  const rows = await connection.all(
    `SELECT (SELECT COALESCE(max(id), 0) FROM "${jobsTable}") + row_number() OVER (ORDER BY created_on, id) AS id, id AS uuid, name, data->>'payload' AS payload,
       'waiting' AS status, start_after AS run_at, retry_count AS attempt, retry_limit + 1 AS attempts,
       singleton_key AS key, data->>'userId' AS user_id, created_on AS created_at, created_on AS updated_at
     FROM ${bossTable} WHERE state IN ('created', 'retry', 'active') AND data->>'payload' IS NOT NULL ORDER BY 1`,
  );
  if (rows.length > 0) yield rows.map((row) => shape.columns.map(({ name, kind }) => toPortable(kind, row[name])));
}

/**
 * On PostgreSQL, jobs of a restored archive go to the outbox, from where servers and workers pass them to pg-boss, and pg-boss's jobs
 * for the previous rows are deleted.
 */
export async function handOverJobs(connection: SqlConnection, tables: readonly TableShape[]): Promise<void> {
  const has = (name: string): boolean => tables.some((table) => table.name === name);
  if (connection.dialect !== 'postgres' || !has(jobsTable) || !has('outbox')) return;
  if (await hasBoss(connection)) await connection.run(`DELETE FROM ${bossTable}`);
  const open = "status IN ('waiting', 'running')";
  await connection.run(
    `INSERT INTO "outbox" ("uuid", "name", "payload", "options", "created_at", "updated_at")
     SELECT "uuid", "name", "payload",
       json_strip_nulls(json_build_object('runAt', to_char("run_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
         'attempts', GREATEST("attempts" - "attempt", 1), 'key', "key", 'userId', "user_id"))::text,
       "created_at", "updated_at"
     FROM "${jobsTable}" WHERE ${open} ORDER BY "id" ON CONFLICT ("uuid") DO NOTHING`,
  );
  await connection.run(`DELETE FROM "${jobsTable}" WHERE ${open}`);
}
