import { literal, Op, QueryTypes } from 'sequelize';
import type { Attributes, CountOptions, FindOptions, Model, ModelStatic } from 'sequelize';
import type { Page } from '../contract/shapes.ts';

/** The page in the query of a list, counted from 1. */
export interface PageQuery {
  readonly page?: number;
  readonly per_page?: number;
}

export type ListOptions<M extends Model> = Omit<FindOptions<Attributes<M>>, 'limit' | 'offset'> & {
  /** The order must be total (end in the id), or rows are shown twice or never. */
  readonly order: NonNullable<FindOptions<Attributes<M>>['order']>;
  /** Only of records that a row has at most one of: rows are counted as they are. */
  readonly include?: FindOptions<Attributes<M>>['include'];
  /**
   * Counts no further than this, and shows no further, where a list may be so long that counting it takes longer than reading a
   * page. Without conditions on `include`.
   */
  readonly countUpTo?: number;
};

export const defaultPerPage = 20;
/** Maximum count of lists over all workspaces: users do not page further, and the tables grow without bound. */
export const mostCounted = 10_000;

/** One page of rows, and how many there are in all. A page behind the last is empty. */
export async function findPage<M extends Model>(
  model: ModelStatic<M>,
  { page = 1, per_page = defaultPerPage }: PageQuery,
  { countUpTo, ...options }: ListOptions<M>,
): Promise<Page<M>> {
  const { where, include, transaction, paranoid } = options;
  const counted = { where, include, transaction, paranoid };
  const offset = (page - 1) * per_page;
  const limit = Math.max(0, Math.min(per_page, (countUpTo ?? Infinity) - offset));
  const [total, items] = await Promise.all([
    countUpTo === undefined
      ? model.count(withoutUndefined(counted) as CountOptions<Attributes<M>>)
      : countAtMost(model, countUpTo, where),
    limit === 0 ? [] : model.findAll({ ...options, limit, offset }),
  ]);
  return { items, page, per_page, total };
}

/**
 * One page of a list of the staff, over all workspaces: the newest first unless `order` is given, counted up to `mostCounted`, each
 * row as `present` shows it.
 */
export async function staffPage<M extends Model, V>(
  model: ModelStatic<M>,
  query: PageQuery,
  { present, order = [['id', 'DESC']], ...options }: Partial<ListOptions<M>> & { readonly present: (row: M) => V },
): Promise<Page<V>> {
  const page = await findPage(model, query, { ...options, order, countUpTo: mostCounted });
  return { ...page, items: page.items.map(present) };
}

function withoutUndefined(options: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

interface QueryGenerator {
  selectQuery(table: unknown, options: object, model: unknown): string;
}

async function countAtMost<M extends Model>(
  model: ModelStatic<M>,
  most: number,
  where: FindOptions<Attributes<M>>['where'],
): Promise<number> {
  const { sequelize } = model;
  if (sequelize === undefined) throw new Error(`${model.name} is bound to no database.`);
  const { paranoid, deletedAt } = model.options;
  const living = paranoid === true && typeof deletedAt === 'string' ? [{ [deletedAt]: null }] : [];
  const queries = sequelize.getQueryInterface().queryGenerator as QueryGenerator;
  const rows = queries.selectQuery(
    model.getTableName(),
    { attributes: [[literal('1'), 'one']], where: { [Op.and]: [...living, where ?? {}] }, limit: most },
    model,
  );
  const sql = `SELECT COUNT(*) AS total FROM (${rows.replace(/;\s*$/, '')}) AS counted`;
  const [row] = await sequelize.query<{ total: number }>(sql, { type: QueryTypes.SELECT });
  return row?.total ?? 0;
}
