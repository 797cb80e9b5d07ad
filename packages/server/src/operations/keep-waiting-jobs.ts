import type { SqlConnection } from './rows/sql-connection.ts';
import type { TableShape } from './rows/table-shape.ts';

/**
 * Jobs that waited or ran in the table `jobs` (SQLite) go to the outbox when they are restored to PostgreSQL, where pg-boss
 * takes them from: so that no mail that was promised is forgotten.
 */
export async function keepWaitingJobs(connection: SqlConnection, tables: readonly TableShape[]): Promise<void> {
  // Those of the time that is now undone must not run.
  if (connection.dialect === 'postgres') await forgetBossJobs(connection);
  const has = (name: string): boolean => tables.some((table) => table.name === name);
  if (connection.dialect !== 'postgres' || !has('jobs') || !has('outbox')) return;
  const open = "status IN ('waiting', 'running')";
  await connection.run(
    `INSERT INTO "outbox" ("uuid", "name", "payload", "options", "created_at", "updated_at")
     SELECT "uuid", "name", "payload",
       json_strip_nulls(json_build_object('runAt', to_char("run_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
         'attempts', GREATEST("attempts" - "attempt", 1), 'key', "key", 'userId', "user_id"))::text,
       "created_at", "updated_at"
     FROM "jobs" WHERE ${open} ORDER BY "id" ON CONFLICT ("uuid") DO NOTHING`,
  );
  await connection.run(`DELETE FROM "jobs" WHERE ${open}`);
}

async function forgetBossJobs(connection: SqlConnection): Promise<void> {
  const [found] = await connection.all(`SELECT to_regclass('pgboss.job') IS NOT NULL AS "exists"`);
  if (found?.['exists'] === 't') await connection.run('TRUNCATE pgboss.job, pgboss.archive');
}
