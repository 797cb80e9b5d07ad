import { fromPortable, type PortableValue } from './portable-value.ts';
import { quoted, type SqlConnection } from './sql-connection.ts';
import type { TableShape } from './table-shape.ts';

/** Maximum number of bound values per statement: SQLite allows 32,766, PostgreSQL 65,535. */
const maxValues = 30_000;

/** Adds rows to a table; values in the order of the shape's columns. */
export async function writeRows(
  connection: SqlConnection,
  { name, columns }: TableShape,
  rows: readonly (readonly PortableValue[])[],
): Promise<void> {
  const { dialect } = connection;
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const batch = Math.max(1, Math.floor(maxValues / columns.length));
  for (let from = 0; from < rows.length; from += batch) {
    const values: unknown[] = [];
    const places = rows.slice(from, from + batch).map((row) => {
      const each = columns.map(({ kind }, index) => {
        values.push(fromPortable(kind, row[index] ?? null, dialect));
        return dialect === 'postgres' ? `$${values.length}` : '?';
      });
      return `(${each.join(', ')})`;
    });
    await connection.run(`INSERT INTO ${quoted(name)} (${names}) VALUES ${places.join(', ')}`, values);
  }
}
