import { literal, Op, type Model, type ModelStatic, type WhereOptions } from 'sequelize';
import { containsText } from './contains-text.ts';

/**
 * The same as containsText, for tables that are searched as a whole. On PostgreSQL it is narrowed by the index `<table>_search`
 * (migration 020) over these very columns in this order, which holds pairs of characters: one character alone is looked for in the
 * rows. SQLite reads the table.
 */
export function searchText<M extends Model>(
  model: ModelStatic<M>,
  columns: readonly string[],
  text: string,
): WhereOptions {
  const contains = containsText(model, columns, text, model.name);
  const { sequelize } = model;
  if (sequelize?.getDialect() !== 'postgres' || [...text].length < 2) return contains;
  const together = columns.map((column) => `coalesce("${model.name}"."${column}", '')`).join(` || ' ' || `);
  const pairs = `text_pairs(lower(${together})) @> text_pairs(${sequelize.escape(text.toLowerCase())})`;
  return { [Op.and]: [contains, literal(pairs)] };
}
