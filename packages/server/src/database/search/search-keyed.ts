import { QueryTypes, type Sequelize } from 'sequelize';
import type { Probe } from './probe-window.ts';
import { blockBits, blockKey, blockKeys, blockSize } from './search-keys.ts';
import { searchWindows, type Look, type Skip } from './search-windows.ts';

/** A search by the keys of an index of PostgreSQL. */
export interface KeyedSearch {
  /** The newest id among the rows that are searched; null if there is none. */
  readonly last: number | null;
  /** Column of the ids in whose blocks rows are looked for. */
  readonly id: string;
  /** The keys of a row, as the index has them. */
  readonly keys: string;
  /** A query for the ids (as `id`) of rows that fulfill a condition over the table, and all others that the search has. */
  readonly idsWhere: (within: string) => string;
  /** `requested`: the keys that a row has. */
  readonly values: Readonly<Record<string, unknown>> & { readonly requested: readonly string[] };
}

/** Keys that are looked up of a text. More would leave few rows less, and lists of frequent keys take long to read. */
const mostKeys = 3;
/** A window that holds so many times more ids than are requested is not sorted, but made smaller. */
const excess = 2;
/** Ids that a probe may find and know where all of them are. */
const few = 256;

/** The first `most` ids that a search finds, the newest (or the oldest) first, at a cost that does not grow with the table. */
export async function searchKeyed(
  sequelize: Sequelize,
  { last, id, keys, idsWhere, values }: KeyedSearch,
  { most, isOldest = false }: { readonly most: number; readonly isOldest?: boolean },
): Promise<readonly number[]> {
  const read = <Row extends object>(query: string, given: Readonly<Record<string, unknown>>): Promise<Row> =>
    readOne<Row>(sequelize, query, given);
  const order = isOldest ? 'ASC' : 'DESC';
  const has = `${keys} @> ARRAY[:requested]`;

  const look: Look = async ({ from, to }, isRest) => {
    // Sums, not columns: the planner would read an index of all ids.
    const rest = isOldest ? `${id} + 0 >= ${from * blockSize}` : `${id} + 0 < ${to * blockSize}`;
    const within = isRest ? rest : `${keys} && ARRAY[:blocks]`;
    // One block is not cut any further.
    const limit = to - from === 1 ? blockSize : Math.ceil(most * excess);
    const rows = `${idsWhere(`${within} AND ${has}`)} LIMIT ${limit + 1}`;
    const { count, ids } = await read<{ count: number; ids: number[] | null }>(
      `SELECT COUNT(*) AS count, (array_agg(id ORDER BY id ${order}))[1:${most}] AS ids FROM (${rows}) AS found`,
      { ...values, ...(isRest ? {} : { blocks: blockKeys(from, to) }) },
    );
    return count > limit ? 'too many' : (ids ?? []);
  };
  const ofBlock = idsWhere(`${keys} @> ARRAY[block, :requested]`);
  const probe: Probe = async (blocks, mostOfBlock) => {
    const found = `SELECT id >> ${blockBits} AS block FROM (${idsWhere(`${keys} && ARRAY[:blocks] AND ${has}`)}) AS probed LIMIT ${few}`;
    const { among } = await read<{ among: number[] | null }>(
      `SELECT array_agg(block) AS among FROM (${found}) AS found`,
      { ...values, blocks: blocks.map(blockKey) },
    );
    if (among === null || among.length < few)
      return blocks.map((block) => (among ?? []).filter((each) => each === block).length);
    // Each block separately, because the first of many rows may all be in one block.
    const { counts } = await read<{ counts: number[] }>(
      `SELECT array_agg((SELECT COUNT(*) FROM (${ofBlock} LIMIT ${mostOfBlock}) AS found)::integer ORDER BY place) AS counts
       FROM unnest(ARRAY[:blocks]) WITH ORDINALITY AS probed (block, place)`,
      { ...values, blocks: blocks.map(blockKey) },
    );
    return counts;
  };
  const skip: Skip = async (blocks) => {
    // Sorted within, so that it can end with the first.
    const ordered = `SELECT block, place FROM unnest(ARRAY[:blocks]) WITH ORDINALITY AS given (block, place) ORDER BY place`;
    const [first] = await sequelize.query<{ place: number }>(
      `SELECT place FROM (${ordered}) AS probed CROSS JOIN LATERAL (${ofBlock} LIMIT 1) AS found ORDER BY place LIMIT 1`,
      { replacements: { ...values, blocks: blocks.map(blockKey) }, type: QueryTypes.SELECT },
    );
    return first === undefined ? undefined : first.place - 1;
  };
  const blocks = Math.floor((last ?? -1) / blockSize) + 1;
  return searchWindows(blocks, { most, isOldest, look, probe, skip });
}

/** The newest id that a query gives as `last`; null if it has no rows. */
export async function newestId(sequelize: Sequelize, query: string): Promise<number | null> {
  return (await readOne<{ last: number | null }>(sequelize, query, {})).last;
}

/** The keys among these that the fewest rows of an index have, at most three (migration 022). */
export async function rarestKeys(
  sequelize: Sequelize,
  index: string,
  keys: readonly string[],
): Promise<readonly string[]> {
  if (keys.length === 1) return keys;
  const query = `SELECT rarest_search_keys(:index, ARRAY[:keys], ${mostKeys}) AS rarest`;
  return (await readOne<{ rarest: string[] }>(sequelize, query, { index, keys })).rarest;
}

async function readOne<Row extends object>(
  sequelize: Sequelize,
  query: string,
  replacements: Readonly<Record<string, unknown>>,
): Promise<Row> {
  const [row] = await sequelize.query<Row>(query, { replacements, type: QueryTypes.SELECT });
  if (row === undefined) throw new Error('A row was expected.');
  return row;
}
