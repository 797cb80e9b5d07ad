import { quoted, type SqlConnection } from './sql-connection.ts';
import type { TableShape } from './table-shape.ts';

/** Tries that are left; a job that runs at the moment has used one. */
const attemptsLeft =
  'GREATEST(j.retry_limit + 1 - CASE WHEN j.started_on IS NULL THEN 0 ELSE j.retry_count + 1 END, 1)';

/** The outbox, and behind it the jobs that wait or run in pg-boss, as if they had not been handed on yet. */
const outboxWithJobs = `(
  SELECT id, uuid, name, payload, options, created_at, updated_at FROM outbox
  UNION ALL
  SELECT ((SELECT COALESCE(MAX(id), 0) FROM outbox) + ROW_NUMBER() OVER (ORDER BY j.created_on, j.id))::integer,
    j.id::text, j.name, j.data->>'payload',
    jsonb_strip_nulls(jsonb_build_object(
      'runAt', to_char(j.start_after AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'attempts', ${attemptsLeft}, 'key', j.singleton_key, 'userId', (j.data->>'userId')::integer))::text,
    j.created_on, j.created_on
  FROM pgboss.job j
  WHERE j.state < 'completed' AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.uuid = j.id::text)
) AS outbox`;

/**
 * What a table is read from. On PostgreSQL jobs lie in the tables of pg-boss, which are not ours to move; so that none is forgotten,
 * a backup holds them in the outbox, where both kinds of database take them from.
 */
export async function sourceOfRows(connection: SqlConnection, { name }: TableShape): Promise<string> {
  if (connection.dialect !== 'postgres' || name !== 'outbox') return quoted(name);
  const [found] = await connection.all(`SELECT to_regclass('pgboss.job') IS NOT NULL AS "exists"`);
  return found?.['exists'] === 't' ? outboxWithJobs : quoted(name);
}
