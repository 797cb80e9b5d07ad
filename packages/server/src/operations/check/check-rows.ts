import { quoted, type SqlConnection } from '../rows/sql-connection.ts';
import { readReferences, readShapes } from '../rows/read-shapes.ts';
import type { Reference, TableShape } from '../rows/table-shape.ts';
import { mostNamed, type Finding } from './finding.ts';

/** Tables referred to by column names without a foreign key. */
const parents: Readonly<Record<string, string>> = {
  workspace_id: 'companies',
  company_id: 'companies',
  user_id: 'users',
  created_by: 'users',
  updated_by: 'users',
  admin_id: 'admins',
  plan_id: 'plans',
  group_id: 'groups',
  file_id: 'files',
};

/** Tables of history: the records they name may be deleted. */
const past: ReadonlySet<string> = new Set(['audit_events', 'jobs', 'outbox', 'mails', 'realtime_messages']);

/** References by column names that have no foreign key. */
function softReferences(shapes: readonly TableShape[], hard: readonly Reference[]): Reference[] {
  const tables = new Set(shapes.map(({ name }) => name));
  const held = new Set(hard.map(({ table, column }) => `${table}.${column}`));
  return shapes
    .filter(({ name }) => !past.has(name))
    .flatMap(({ name: table, columns }) =>
      columns.flatMap(({ name: column, kind }) => {
        const parent = Object.hasOwn(parents, column) ? parents[column] : undefined;
        // A text such as the name in `created_by` is not an id.
        if (parent === undefined || kind !== 'integer' || !tables.has(parent) || held.has(`${table}.${column}`))
          return [];
        return [{ table, column, parent, parentColumn: 'id' }];
      }),
    );
}

async function danglingOf(connection: SqlConnection, reference: Reference, key: readonly string[]): Promise<Finding[]> {
  const { table, column, parent, parentColumn } = reference;
  const from = `FROM ${quoted(table)} c LEFT JOIN ${quoted(parent)} p ON p.${quoted(parentColumn)} = c.${quoted(column)}
    WHERE c.${quoted(column)} IS NOT NULL AND p.${quoted(parentColumn)} IS NULL`;
  const [{ count } = { count: 0 }] = await connection.all(`SELECT count(*) AS count ${from}`);
  if (Number(count) === 0) return [];
  const names = key.map((name) => `c.${quoted(name)}`).join(', ');
  const rows = await connection.all(`SELECT ${names} ${from} ORDER BY ${names} LIMIT ${mostNamed}`);
  const ids = rows.map((row) => key.map((name) => String(row[name])).join('/'));
  return [{ kind: 'dangling', table, column, parent, count: Number(count), ids }];
}

/** What the row check covered, and its findings. */
export interface CheckedRows {
  readonly tables: number;
  readonly references: number;
  readonly findings: readonly Finding[];
}

/** Finds dangling references, by foreign keys and by column names, and runs the database's own integrity check. */
export async function checkRows(connection: SqlConnection): Promise<CheckedRows> {
  const findings: Finding[] = [];
  if (connection.dialect === 'sqlite') {
    for (const { integrity_check: result } of await connection.all('PRAGMA integrity_check(20)'))
      if (result !== 'ok') findings.push({ kind: 'database_damaged', detail: String(result) });
  }
  const shapes = await readShapes(connection);
  const hard = await readReferences(connection);
  const references = [...hard, ...softReferences(shapes, hard)];
  for (const reference of references) {
    const key = shapes.find(({ name }) => name === reference.table)?.key ?? ['id'];
    findings.push(...(await danglingOf(connection, reference, key)));
  }
  return { tables: shapes.length, references: references.length, findings };
}
