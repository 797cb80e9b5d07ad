import { Op, type Attributes, type FindOptions, type Model, type ModelStatic, type WhereOptions } from 'sequelize';

const rowsAtOnce = 500;

/**
 * All rows of a table that a condition leaves, in the order of their ids, in batches: for exports. Each batch is a query that begins
 * after the last id, so that neither memory nor time grows with what was read before. Rows that are added meanwhile are left out.
 * `within`: the rows among which the newest one is looked for.
 */
export async function* rowsById<M extends Model>(
  model: ModelStatic<M>,
  { where, ...options }: Omit<FindOptions<Attributes<M>>, 'limit' | 'offset' | 'order'> = {},
  within: WhereOptions = {},
): AsyncGenerator<M[]> {
  const last = (await model.max<number | null, M>('id', { where: within })) ?? 0;
  for (let after = 0; ;) {
    const range = { id: { [Op.gt]: after, [Op.lte]: last } };
    const rows = await model.findAll({
      ...options,
      where: { [Op.and]: [where ?? {}, range] } as WhereOptions<Attributes<M>>,
      order: [['id', 'ASC']],
      limit: rowsAtOnce,
    });
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (end === undefined || rows.length < rowsAtOnce) return;
    after = end.get('id') as number;
  }
}
