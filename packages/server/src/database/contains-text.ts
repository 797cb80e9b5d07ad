import { fn, literal, Op, where, type Model, type ModelStatic, type WhereOptions } from 'sequelize';

/**
 * A condition: one of the columns contains the text as it is written, without regard to case; `%` and `_` are ordinary characters.
 * `as` is the name of the table in the query: that of the association where the model is included.
 */
export function containsText<M extends Model>(
  model: ModelStatic<M>,
  columns: readonly string[],
  text: string,
  as: string = model.name,
): WhereOptions {
  const { sequelize } = model;
  if (sequelize === undefined) throw new Error(`${model.name} is not bound to a database.`);
  const pattern = sequelize.escape(`%${text.toLowerCase().replace(/[!%_]/g, '!$&')}%`);
  // The escape character is named, since the databases differ in the one that they take for granted.
  const right = literal(`${pattern} ESCAPE '!'`);
  return { [Op.or]: columns.map((column) => where(fn('lower', literal(`"${as}"."${column}"`)), Op.like, right)) };
}
