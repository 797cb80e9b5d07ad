import { QueryTypes } from 'sequelize';
import type { Database } from '../../../packages/server/src/database/database.ts';

export interface TableDescription {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly nullable: boolean; readonly type: string }[];
  readonly foreignKeys: readonly string[];
  /** Columns of each index in their order, including those of keys. */
  readonly indexes: readonly (readonly string[])[];
}

async function rows<Row extends object>(database: Database, sql: string): Promise<Row[]> {
  return database.sequelize.query<Row>(sql, { type: QueryTypes.SELECT });
}

async function describeSqlite(database: Database, name: string): Promise<TableDescription> {
  interface Column {
    readonly name: string;
    readonly notnull: number;
    readonly type: string;
    readonly pk: number;
  }
  const columns = await rows<Column>(database, `SELECT * FROM pragma_table_info('${name}')`);
  const keys = await rows<{ from: string }>(database, `SELECT "from" FROM pragma_foreign_key_list('${name}')`);
  const indexes = await rows<{ name: string; partial: number }>(database, `SELECT * FROM pragma_index_list('${name}')`);
  const lists = await Promise.all(
    indexes.map(({ name: index }) =>
      rows<{ name: string | null }>(database, `SELECT * FROM pragma_index_info('${index}')`),
    ),
  );
  const primary = columns.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
  return {
    name,
    columns: columns.map((each) => ({
      name: each.name,
      nullable: each.notnull === 0 && each.pk === 0,
      type: each.type.toUpperCase(),
    })),
    foreignKeys: keys.map(({ from }) => from),
    indexes: [primary.map((each) => each.name), ...lists.map((list) => list.map((each) => each.name ?? ''))],
  };
}

async function describePostgres(database: Database, name: string): Promise<TableDescription> {
  const columns = await rows<{ column_name: string; is_nullable: string; data_type: string }>(
    database,
    `SELECT column_name, is_nullable, data_type FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = '${name}' ORDER BY ordinal_position`,
  );
  const keys = await rows<{ column: string }>(
    database,
    `SELECT a.attname AS column FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
     WHERE c.contype = 'f' AND c.conrelid = '"${name}"'::regclass`,
  );
  const indexes = await rows<{ columns: string[] }>(
    database,
    `SELECT array(SELECT coalesce(a.attname::text, '') FROM unnest(i.indkey) WITH ORDINALITY k(n, o)
       LEFT JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.n ORDER BY k.o) AS columns
     FROM pg_index i WHERE i.indrelid = '"${name}"'::regclass`,
  );
  return {
    name,
    columns: columns.map((each) => ({
      name: each.column_name,
      nullable: each.is_nullable === 'YES',
      type: each.data_type.toUpperCase(),
    })),
    foreignKeys: keys.map(({ column }) => column),
    indexes: indexes.map((each) => each.columns),
  };
}

export async function tableNames(database: Database): Promise<string[]> {
  const sql =
    database.dialect === 'sqlite'
      ? `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'`
      : `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`;
  return (await rows<{ name: string }>(database, sql)).map(({ name }) => name).toSorted();
}

/** All tables as the database itself describes them, by name. */
export async function describeSchema(database: Database): Promise<Map<string, TableDescription>> {
  const describe = database.dialect === 'sqlite' ? describeSqlite : describePostgres;
  const names = await tableNames(database);
  const described = await Promise.all(names.map((name) => describe(database, name)));
  return new Map(described.map((table) => [table.name, sorted(table)]));
}

/** The order in which a database lists keys and indexes has no meaning. */
function sorted(table: TableDescription): TableDescription {
  const { foreignKeys, indexes } = table;
  const byText = (one: readonly string[], other: readonly string[]): number => (one.join() < other.join() ? -1 : 1);
  return { ...table, foreignKeys: foreignKeys.toSorted(), indexes: indexes.toSorted(byText) };
}
