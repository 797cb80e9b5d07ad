import { quoted, type SqlConnection, type SqlRow } from './sql-connection.ts';
import { toPortable, type PortableValue } from './portable-value.ts';
import type { TableShape } from './table-shape.ts';

/** Maximum number of rows in memory. */
const batch = 1000;

/** Ordered by the bytes of texts, which is the same on every system. */
function orderOf({ dialect }: SqlConnection, { key, columns }: TableShape): string {
  const isText = (name: string): boolean => columns.some((column) => column.name === name && column.kind === 'text');
  return key.map((name) => quoted(name) + (dialect === 'postgres' && isText(name) ? ' COLLATE "C"' : '')).join(', ');
}

async function* postgresBatches(connection: SqlConnection, shape: TableShape, select: string) {
  await connection.run(`DECLARE moved NO SCROLL CURSOR FOR ${select} ORDER BY ${orderOf(connection, shape)}`);
  try {
    for (;;) {
      const rows = await connection.all(`FETCH ${batch} FROM moved`);
      if (rows.length > 0) yield rows;
      if (rows.length < batch) break;
    }
  } finally {
    await connection.run('CLOSE moved');
  }
}

async function* sqliteBatches(connection: SqlConnection, shape: TableShape, select: string) {
  const names = shape.key.map(quoted).join(', ');
  const places = shape.key.map(() => '?').join(', ');
  const rest = `ORDER BY ${orderOf(connection, shape)} LIMIT ${batch}`;
  for (let last: SqlRow | undefined; ;) {
    const after = last === undefined ? '' : `WHERE (${names}) > (${places})`;
    const rows = await connection.all(`${select} ${after} ${rest}`, last ? shape.key.map((name) => last?.[name]) : []);
    if (rows.length > 0) yield rows;
    if (rows.length < batch) break;
    last = rows.at(-1);
  }
}

/** All rows of a table in the order of its key, in batches; values in the order of the shape's columns. */
export async function* readRows(
  connection: SqlConnection,
  shape: TableShape,
): AsyncGenerator<readonly (readonly PortableValue[])[]> {
  const select = `SELECT ${shape.columns.map(({ name }) => quoted(name)).join(', ')} FROM ${quoted(shape.name)}`;
  const batches = connection.dialect === 'postgres' ? postgresBatches : sqliteBatches;
  for await (const rows of batches(connection, shape, select)) {
    yield rows.map((row) => shape.columns.map(({ name, kind }) => toPortable(kind, row[name])));
  }
}
