import { QueryTypes, type QueryInterface } from 'sequelize';
import { foldedValues, type FoldedFrom } from './folded-values.ts';

/** Rows that are folded at a time. */
const batch = 500;

/** Sets the folded columns of every row of a table, for migrations. */
export async function foldRows({ sequelize }: QueryInterface, table: string, from: FoldedFrom): Promise<void> {
  const columns = [...new Set([...from.search, ...from.order].flat())].join(', ');
  for (let after = 0; ;) {
    const rows = await sequelize.query<{ readonly id: number }>(
      `SELECT id, ${columns} FROM ${table} WHERE id > ${after} ORDER BY id LIMIT ${batch}`,
      { type: QueryTypes.SELECT },
    );
    const last = rows.at(-1);
    if (last === undefined) return;
    const values = rows.map((row) => {
      const { search_text, sort_key } = foldedValues(from, { ...row });
      return `(${row.id}, ${sequelize.escape(search_text)}, ${sequelize.escape(sort_key)})`;
    });
    await sequelize.query(
      `UPDATE ${table} SET search_text = made.column2, sort_key = made.column3
       FROM (VALUES ${values.join(', ')}) AS made WHERE ${table}.id = made.column1`,
    );
    after = last.id;
  }
}
