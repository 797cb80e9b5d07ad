import { quoted, type SqlConnection } from './sql-connection.ts';
import type { TableShape } from './table-shape.ts';

/** Foreign keys of PostgreSQL that were taken off for a while. */
interface Constraint {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

async function constraintsOf(connection: SqlConnection): Promise<Constraint[]> {
  const rows = await connection.all(
    `SELECT r.relname AS "table", p.conname AS "name", pg_get_constraintdef(p.oid) AS "definition"
     FROM pg_constraint p
     JOIN pg_class r ON r.oid = p.conrelid
     JOIN pg_namespace n ON n.oid = r.relnamespace AND n.nspname = current_schema()
     WHERE p.contype = 'f' ORDER BY r.relname, p.conname`,
  );
  return rows.map((row) => ({
    table: String(row['table']),
    name: String(row['name']),
    definition: String(row['definition']),
  }));
}

/**
 * Fills tables within one transaction while foreign keys do not hold, in whatever order: tables refer to each other in circles.
 * At the end they hold again, and have been checked. On any failure everything is as it was.
 */
export async function withLooseReferences(connection: SqlConnection, work: () => Promise<void>): Promise<void> {
  const isPostgres = connection.dialect === 'postgres';
  if (!isPostgres) await connection.run('PRAGMA foreign_keys = OFF');
  await connection.run(isPostgres ? 'BEGIN' : 'BEGIN IMMEDIATE');
  try {
    const constraints = isPostgres ? await constraintsOf(connection) : [];
    for (const { table, name } of constraints)
      await connection.run(`ALTER TABLE ${quoted(table)} DROP CONSTRAINT ${quoted(name)}`);
    await work();
    for (const { table, name, definition } of constraints)
      await connection.run(`ALTER TABLE ${quoted(table)} ADD CONSTRAINT ${quoted(name)} ${definition}`);
    await connection.run('COMMIT');
  } catch (error) {
    await connection.run('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Keeps everybody else from writing to the tables until the end of the transaction. SQLite has one writer anyway. */
export async function holdTables(connection: SqlConnection, tables: readonly TableShape[]): Promise<void> {
  if (connection.dialect !== 'postgres' || tables.length === 0) return;
  // A service that was not stopped may be in the middle of something, but not for long.
  await connection.run("SET LOCAL lock_timeout = '30s'");
  await connection.run(`LOCK TABLE ${tables.map(({ name }) => quoted(name)).join(', ')} IN EXCLUSIVE MODE`);
}

/** New rows get numbers after those that were brought in. SQLite sees to it itself. */
export async function advanceNumbers(connection: SqlConnection, { name: table, columns }: TableShape): Promise<void> {
  if (connection.dialect !== 'postgres' || !columns.some(({ name }) => name === 'id')) return;
  const [found] = await connection.all("SELECT pg_get_serial_sequence($1, 'id') AS name", [quoted(table)]);
  if (typeof found?.['name'] !== 'string') return;
  await connection.run(
    `SELECT setval('${found['name'].replaceAll("'", "''")}', GREATEST((SELECT max("id") FROM ${quoted(table)}), 1),
     EXISTS (SELECT 1 FROM ${quoted(table)}))`,
  );
}
