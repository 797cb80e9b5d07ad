import { QueryTypes, type Sequelize } from 'sequelize';
import type { Conditions } from './conditions.ts';
import { keysOf, type FoundIds, type SearchedTable } from './search-ids.ts';
import { blockKey, blockSize } from './search-keys.ts';

/** What rows of a list are selected by. */
export interface Statement {
  readonly from?: string;
  readonly where: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** Rows before the page; those of the pages before it unless given. */
  readonly skipped?: number;
}

/** Reads a page of what a statement finds, in the order of the list. */
export type Select<Row> = (statement: Statement) => Promise<Row[]>;

export const selectIds = (ids: readonly number[]): Pick<Statement, 'where' | 'values'> => ({
  where: 'id IN (:ids)',
  values: { ids },
});

export const byName = 'sort_key ASC, id ASC';

/** First rows of the order that are read one by one: at least, in case, and at most: of more it takes longer than to find all that match. */
const walked = { least: 2000, most: 5000 };
/** So many times more than would do if what matches was spread evenly. */
const reserve = 2;
/** Number of blocks of ids in the sample. */
const sampled = { least: 16, most: 64 };

export interface NamedPage<Row> {
  readonly table: SearchedTable;
  readonly conditions: Conditions;
  /** The newest of those that match, of very many. */
  readonly newest: FoundIds;
  /** Rows before the page, and of it. */
  readonly offset: number;
  readonly limit: number;
  readonly select: Select<Row>;
}

/**
 * A page in the order of names of so many rows that they are not all sorted. Those that match are often spread among the names: then
 * they are soon met on a walk along the order. Else all are looked for up to the name that is known to have enough of them before it.
 */
export async function selectByName<Row>(sequelize: Sequelize, page: NamedPage<Row>): Promise<Row[]> {
  const { table, conditions, newest, offset, limit, select } = page;
  const walk = (reserve * (offset + limit)) / densityOf(newest);
  if (walk <= walked.most) {
    const rows = `SELECT * FROM ${table.name} WHERE deleted_at IS NULL ORDER BY ${byName} LIMIT ${Math.max(walked.least, Math.ceil(walk))}`;
    const from = `(${rows}) AS ${table.name}`;
    const items = await select({ from, where: conditions.sql, values: conditions.replacements });
    if (items.length === limit) return items;
  }
  const bound = await findBound(sequelize, page);
  const where = bound === undefined ? newest.where : `sort_key <= :bound AND ${newest.where}`;
  // The planner would read the whole table for the other columns of these few: what comes before seems so dear to it.
  const ids = await sequelize.query<{ id: number }>(
    `SELECT id FROM ${unordered(table, where)} ORDER BY ${byName} LIMIT ${limit} OFFSET ${offset}`,
    { replacements: { ...newest.values, bound }, type: QueryTypes.SELECT },
  );
  return ids.length === 0 ? [] : select({ ...selectIds(ids.map(({ id }) => id)), skipped: 0 });
}

/**
 * A name that sorts after the whole page and all earlier pages, if enough of a sample sort before it. The sample is drawn from
 * blocks all over the table, for names are often numbered as ids are.
 */
async function findBound<Row>(
  sequelize: Sequelize,
  { table, newest, offset, limit }: NamedPage<Row>,
): Promise<string | undefined> {
  const end = offset + limit;
  // As many rows are sampled as are then expected to come before the bound.
  const requested = Math.sqrt((end * newest.last) / densityOf(newest)) / blockSize;
  const blocks = Math.min(sampled.most, Math.max(sampled.least, Math.ceil(requested)));
  const all = Math.floor(newest.last / blockSize) + 1;
  const places = Array.from({ length: blocks }, (_, at) => Math.floor(((at + 0.5) * all) / blocks));
  const sample = unordered(table, `${keysOf(table)} && ARRAY[:blocks] AND ${newest.where}`);
  // By itself, so that the planner knows the name, and how many come before it.
  const [last] = await sequelize.query<{ sort_key: string }>(
    `SELECT sort_key FROM ${sample} ORDER BY ${byName} LIMIT 1 OFFSET ${end - 1}`,
    { replacements: { ...newest.values, blocks: [...new Set(places)].map(blockKey) }, type: QueryTypes.SELECT },
  );
  return last?.sort_key;
}

/** OFFSET 0: by itself the planner hopes to meet the first ones soon on a walk, and would make the keys of every row on it. */
const unordered = ({ name }: SearchedTable, where: string): string =>
  `(SELECT id, sort_key FROM ${name} WHERE ${where} OFFSET 0) AS found`;

/** The estimated share of matching rows, from the newest rows. */
const densityOf = ({ ids, last }: FoundIds): number => ids.length / (last - (ids.at(-1) ?? 0) + 1);
