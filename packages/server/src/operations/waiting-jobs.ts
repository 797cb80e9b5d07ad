import { bossSchema } from '../jobs/boss/boss-sql.ts';
import { toPortable, type PortableValue } from './rows/portable-value.ts';
import type { SqlConnection } from './rows/sql-connection.ts';
import type { TableShape } from './rows/table-shape.ts';

/** The table of jobs on SQLite, and the form of waiting jobs in archives. On PostgreSQL it is empty: jobs are with pg-boss. */
export const jobsTable = 'jobs';

const bossTable = `${bossSchema}.job`;

async function hasBoss(connection: SqlConnection): Promise<boolean> {
  if (connection.dialect !== 'postgres') return false;
  const [found] = await connection.all(`SELECT to_regclass('${bossTable}') AS name`);
  return typeof found?.['name'] === 'string';
}

/**
 * Jobs that wait or run with pg-boss, as rows of the table of jobs: so that no mail that was promised is forgotten. Their numbers
 * follow on those of the table, in which done jobs lie where the service came from SQLite.
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
 * On PostgreSQL jobs of a restored archive go to the outbox, from where servers and workers hand them to pg-boss, and those that
 * pg-boss had for the rows before are dropped.
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
