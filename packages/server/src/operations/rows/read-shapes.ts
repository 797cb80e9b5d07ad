import { quoted, type SqlConnection } from './sql-connection.ts';
import type { ColumnKind, Reference, TableShape } from './table-shape.ts';

/** Internal tables of the databases and of the migrations. */
const isOwn = (name: string): boolean => name === 'schema_migrations' || name.startsWith('sqlite_');

/** Tables of SQLite that hold rows: not the full-text indexes and the tables that those keep for themselves, which follow from rows. */
const sqliteTables = "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'";

const postgresKinds: Readonly<Record<string, ColumnKind>> = {
  int2: 'integer',
  int4: 'integer',
  int8: 'integer',
  float4: 'real',
  float8: 'real',
  numeric: 'decimal',
  bool: 'boolean',
  timestamptz: 'instant',
  timestamp: 'instant',
  date: 'date',
  json: 'json',
  jsonb: 'json',
  bytea: 'bytes',
  text: 'text',
  varchar: 'text',
  bpchar: 'text',
  uuid: 'text',
};

/** Type declarations of SQLite, as Sequelize writes them; the first match is used. */
const sqliteKinds: readonly (readonly [RegExp, ColumnKind])[] = [
  [/^TINYINT\(1\)|^BOOL/, 'boolean'],
  [/INT/, 'integer'],
  [/^DATETIME|^TIMESTAMP/, 'instant'],
  [/^DATE/, 'date'],
  [/^JSON/, 'json'],
  [/BLOB/, 'bytes'],
  [/DOUBLE|REAL|FLOAT/, 'real'],
  [/DECIMAL|NUMERIC/, 'decimal'],
  [/CHAR|TEXT|UUID/, 'text'],
];

function kindOf(table: string, column: string, kind: ColumnKind | undefined): ColumnKind {
  if (kind === undefined) throw new Error(`The type of ${table}.${column} cannot be moved between databases.`);
  return kind;
}

const byName = (a: { readonly name: string }, b: { readonly name: string }): number => (a.name < b.name ? -1 : 1);

async function sqliteShapes(connection: SqlConnection): Promise<TableShape[]> {
  const tables = await connection.all(sqliteTables);
  const shapes: TableShape[] = [];
  for (const table of tables.map((row) => String(row['name'])).filter((name) => !isOwn(name))) {
    const rows = await connection.all(`PRAGMA table_info(${quoted(table)})`);
    const columns = rows.map((row) => {
      const name = String(row['name']);
      const type = String(row['type']).toUpperCase();
      return { name, kind: kindOf(table, name, sqliteKinds.find(([form]) => form.test(type))?.[1]) };
    });
    const key = rows
      .filter((row) => Number(row['pk']) > 0)
      .sort((a, b) => Number(a['pk']) - Number(b['pk']))
      .map((row) => String(row['name']));
    shapes.push({ name: table, columns: columns.sort(byName), key });
  }
  return shapes;
}

async function postgresShapes(connection: SqlConnection): Promise<TableShape[]> {
  const columns = await connection.all(
    `SELECT c.table_name AS "table", c.column_name AS "name", c.udt_name AS "type", t.typtype AS "class"
     FROM information_schema.columns c
     JOIN information_schema.tables b ON b.table_schema = c.table_schema AND b.table_name = c.table_name
     JOIN pg_namespace n ON n.nspname = c.udt_schema
     JOIN pg_type t ON t.typname = c.udt_name AND t.typnamespace = n.oid
     WHERE c.table_schema = current_schema() AND b.table_type = 'BASE TABLE'`,
  );
  const keys = await connection.all(
    `SELECT r.relname AS "table", a.attname AS "name"
     FROM pg_constraint p
     JOIN pg_class r ON r.oid = p.conrelid
     JOIN pg_namespace n ON n.oid = r.relnamespace AND n.nspname = current_schema()
     CROSS JOIN LATERAL unnest(p.conkey) WITH ORDINALITY AS k(number, place)
     JOIN pg_attribute a ON a.attrelid = r.oid AND a.attnum = k.number
     WHERE p.contype = 'p' ORDER BY r.relname, k.place`,
  );
  const names = [...new Set(columns.map((row) => String(row['table'])))].filter((name) => !isOwn(name));
  return names.map((table) => ({
    name: table,
    columns: columns
      .filter((row) => row['table'] === table)
      .map((row) => {
        const name = String(row['name']);
        return { name, kind: kindOf(table, name, row['class'] === 'e' ? 'text' : postgresKinds[String(row['type'])]) };
      })
      .sort(byName),
    key: keys.filter((row) => row['table'] === table).map((row) => String(row['name'])),
  }));
}

/** Every table of the database with its columns and primary key, by name. */
export async function readShapes(connection: SqlConnection): Promise<readonly TableShape[]> {
  const shapes = await (connection.dialect === 'sqlite' ? sqliteShapes(connection) : postgresShapes(connection));
  for (const { name, key } of shapes) if (key.length === 0) throw new Error(`Table ${name} has no primary key.`);
  return shapes.sort(byName);
}

async function sqliteReferences(connection: SqlConnection): Promise<Reference[]> {
  const references: Reference[] = [];
  for (const { name: table } of await sqliteShapes(connection)) {
    for (const row of await connection.all(`PRAGMA foreign_key_list(${quoted(table)})`)) {
      const { from, to, table: parent } = row;
      references.push({
        table,
        column: String(from),
        parent: String(parent),
        parentColumn: typeof to === 'string' ? to : 'id',
      });
    }
  }
  return references;
}

async function postgresReferences(connection: SqlConnection): Promise<Reference[]> {
  const rows = await connection.all(
    `SELECT r.relname AS "table", a.attname AS "column", f.relname AS "parent", b.attname AS "parent_column"
     FROM pg_constraint p
     JOIN pg_class r ON r.oid = p.conrelid
     JOIN pg_namespace n ON n.oid = r.relnamespace AND n.nspname = current_schema()
     JOIN pg_class f ON f.oid = p.confrelid
     JOIN pg_attribute a ON a.attrelid = r.oid AND a.attnum = p.conkey[1]
     JOIN pg_attribute b ON b.attrelid = f.oid AND b.attnum = p.confkey[1]
     WHERE p.contype = 'f' AND array_length(p.conkey, 1) = 1`,
  );
  return rows.map((row) => ({
    table: String(row['table']),
    column: String(row['column']),
    parent: String(row['parent']),
    parentColumn: String(row['parent_column']),
  }));
}

const nameOf = ({ table, column }: Reference): string => `${table}.${column}`;

/** Every single-column foreign key. */
export async function readReferences(connection: SqlConnection): Promise<readonly Reference[]> {
  const found = await (connection.dialect === 'sqlite' ? sqliteReferences(connection) : postgresReferences(connection));
  return found.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}
