import { quoted, type SqlConnection } from './sql-connection.ts';
import type { TableShape } from './table-shape.ts';

/** Foreign keys of PostgreSQL that are temporarily removed. */
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
 * Disables our triggers and returns the statements that enable them again. The rows of an archive already contain the values that
 * triggers compute, and while tables are filled in sequence a trigger would compute them from tables that are still empty.
 */
async function withoutTriggers(connection: SqlConnection): Promise<readonly string[]> {
  if (connection.dialect === 'postgres') {
    const tables = await connection.all(
      `SELECT DISTINCT r.relname AS "table" FROM pg_trigger t
       JOIN pg_class r ON r.oid = t.tgrelid
       JOIN pg_namespace n ON n.oid = r.relnamespace AND n.nspname = current_schema()
       WHERE NOT t.tgisinternal`,
    );
    const names = tables.map(({ table }) => quoted(String(table)));
    for (const name of names) await connection.run(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
    return names.map((name) => `ALTER TABLE ${name} ENABLE TRIGGER USER`);
  }
  const triggers = await connection.all(`SELECT name, sql FROM sqlite_master WHERE type = 'trigger'`);
  for (const { name } of triggers) await connection.run(`DROP TRIGGER ${quoted(String(name))}`);
  return triggers.map(({ sql }) => String(sql));
}

/**
 * Fills tables within one transaction in any order, without foreign key checks and triggers: the references between tables are
 * circular. At the end both are active again, and the foreign keys have been checked. A failure changes nothing.
 */
export async function withLooseReferences(connection: SqlConnection, work: () => Promise<void>): Promise<void> {
  const isPostgres = connection.dialect === 'postgres';
  if (!isPostgres) await connection.run('PRAGMA foreign_keys = OFF');
  await connection.run(isPostgres ? 'BEGIN' : 'BEGIN IMMEDIATE');
  try {
    const triggers = await withoutTriggers(connection);
    const constraints = isPostgres ? await constraintsOf(connection) : [];
    for (const { table, name } of constraints)
      await connection.run(`ALTER TABLE ${quoted(table)} DROP CONSTRAINT ${quoted(name)}`);
    await work();
    for (const { table, name, definition } of constraints)
      await connection.run(`ALTER TABLE ${quoted(table)} ADD CONSTRAINT ${quoted(name)} ${definition}`);
    for (const statement of triggers) await connection.run(statement);
    await connection.run('COMMIT');
  } catch (error) {
    await connection.run('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Blocks other writers of the tables until the end of the transaction. SQLite allows only one writer anyway. */
export async function holdTables(connection: SqlConnection, tables: readonly TableShape[]): Promise<void> {
  if (connection.dialect !== 'postgres' || tables.length === 0) return;
  // A running service may be in the middle of a transaction, but not for long.
  await connection.run("SET LOCAL lock_timeout = '30s'");
  await connection.run(`LOCK TABLE ${tables.map(({ name }) => quoted(name)).join(', ')} IN EXCLUSIVE MODE`);
}

/** Makes new rows get numbers after the restored ones. SQLite does this by itself. */
export async function advanceNumbers(connection: SqlConnection, { name: table, columns }: TableShape): Promise<void> {
  if (connection.dialect !== 'postgres' || !columns.some(({ name }) => name === 'id')) return;
  const [found] = await connection.all("SELECT pg_get_serial_sequence($1, 'id') AS name", [quoted(table)]);
  if (typeof found?.['name'] !== 'string') return;
  await connection.run(
    `SELECT setval('${found['name'].replaceAll("'", "''")}', GREATEST((SELECT max("id") FROM ${quoted(table)}), 1),
     EXISTS (SELECT 1 FROM ${quoted(table)}))`,
  );
}
