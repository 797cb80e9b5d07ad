import { QueryTypes, type Sequelize } from 'sequelize';
import type { Conditions } from './conditions.ts';
import type { Probe } from './probe-window.ts';
import { blockBits, blockKey, blockKeys, blockSize, partsOf } from './search-keys.ts';
import { searchWindows, type Look, type Skip } from './search-windows.ts';

/** A table with a search index on PostgreSQL. */
export interface SearchedTable {
  readonly name: 'users' | 'companies' | 'application_users';
  /** Arguments of the function of its index. */
  readonly indexed: readonly string[];
}

/** Parts that are looked up of a longer text. More would leave few rows less, and lists of frequent parts take long to read. */
const mostParts = 3;
/** A window that holds so many times more ids than are requested is not sorted, but made smaller. */
const excess = 2;
/** Ids that a probe may find and know where all of them are. */
const few = 256;

export interface FoundIds {
  readonly ids: readonly number[];
  /** The newest id of the table. */
  readonly last: number;
  /** The condition that the search index answers, for a query over all that match. */
  readonly where: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The first `most` ids of living rows that fulfill the conditions, the newest (or the oldest) first, by the search index of PostgreSQL. */
export async function searchIds(
  sequelize: Sequelize,
  table: SearchedTable,
  conditions: Conditions,
  { most, isOldest = false }: { readonly most: number; readonly isOldest?: boolean },
): Promise<FoundIds> {
  const { keyword, facts, text, replacements } = conditions;
  const read = async <Row extends object>(query: string, values: Readonly<Record<string, unknown>>): Promise<Row> => {
    const [row] = await sequelize.query<Row>(query, { replacements: values, type: QueryTypes.SELECT });
    if (row === undefined) throw new Error('A row was expected.');
    return row;
  };
  const { last } = await read<{ last: number | null }>(`SELECT MAX(id) AS last FROM ${table.name}`, {});
  const together = facts.filter(({ isApart }) => isApart !== true);
  const requested = [
    ...(together.length === 0 ? [] : [together.map(({ key }) => key).join('')]),
    ...facts.flatMap(({ key, isApart }) => (isApart === true && key !== undefined ? [key] : [])),
    ...(keyword === undefined ? [] : await rarestParts(keyword, read, table)),
  ];
  const where = `${keysOf(table)} @> ARRAY[:requested] AND ${text}`;
  const values = { ...replacements, requested };
  const order = isOldest ? 'ASC' : 'DESC';

  const look: Look = async ({ from, to }, isRest) => {
    // Sums, not columns: the planner would read an index of all ids.
    const rest = isOldest ? `id + 0 >= ${from * blockSize}` : `id + 0 < ${to * blockSize}`;
    const within = isRest ? rest : `${keysOf(table)} && ARRAY[:blocks]`;
    // One block is not cut any further.
    const limit = to - from === 1 ? blockSize : Math.ceil(most * excess);
    const rows = `SELECT id FROM ${table.name} WHERE ${within} AND ${where} LIMIT ${limit + 1}`;
    const { count, ids } = await read<{ count: number; ids: number[] | null }>(
      `SELECT COUNT(*) AS count, (array_agg(id ORDER BY id ${order}))[1:${most}] AS ids FROM (${rows}) AS found`,
      { ...values, ...(isRest ? {} : { blocks: blockKeys(from, to) }) },
    );
    return count > limit ? 'too many' : (ids ?? []);
  };
  const ofBlock = `FROM ${table.name} WHERE ${keysOf(table)} @> ARRAY[block, :requested] AND ${text}`;
  const probe: Probe = async (blocks, mostOfBlock) => {
    const found = `SELECT id >> ${blockBits} AS block FROM ${table.name}
      WHERE ${keysOf(table)} && ARRAY[:blocks] AND ${where} LIMIT ${few}`;
    const { among } = await read<{ among: number[] | null }>(
      `SELECT array_agg(block) AS among FROM (${found}) AS found`,
      { ...values, blocks: blocks.map(blockKey) },
    );
    if (among === null || among.length < few)
      return blocks.map((block) => (among ?? []).filter((each) => each === block).length);
    // Each block separately, because the first of many rows may all be in one block.
    const rows = `SELECT 1 ${ofBlock} LIMIT ${mostOfBlock}`;
    const { counts } = await read<{ counts: number[] }>(
      `SELECT array_agg((SELECT COUNT(*) FROM (${rows}) AS found)::integer ORDER BY place) AS counts
       FROM unnest(ARRAY[:blocks]) WITH ORDINALITY AS probed (block, place)`,
      { ...values, blocks: blocks.map(blockKey) },
    );
    return counts;
  };
  const skip: Skip = async (blocks) => {
    // Sorted within, so that it can end with the first.
    const ordered = `SELECT block, place FROM unnest(ARRAY[:blocks]) WITH ORDINALITY AS given (block, place) ORDER BY place`;
    const [first] = await sequelize.query<{ place: number }>(
      `SELECT place FROM (${ordered}) AS probed CROSS JOIN LATERAL (SELECT 1 ${ofBlock} LIMIT 1) AS found ORDER BY place LIMIT 1`,
      { replacements: { ...values, blocks: blocks.map(blockKey) }, type: QueryTypes.SELECT },
    );
    return first === undefined ? undefined : first.place - 1;
  };
  const blocks = Math.floor((last ?? -1) / blockSize) + 1;
  return { ids: await searchWindows(blocks, { most, isOldest, look, probe, skip }), last: last ?? 0, where, values };
}

/** The keys of a row, as the search index has them. */
export const keysOf = ({ name, indexed }: SearchedTable): string => `${name}_search_keys(${indexed.join(', ')})`;

async function rarestParts(
  keyword: string,
  read: <Row extends object>(query: string, values: Readonly<Record<string, unknown>>) => Promise<Row>,
  { name }: SearchedTable,
): Promise<readonly string[]> {
  const parts = partsOf(keyword);
  if (parts.length === 1) return parts;
  const { rarest } = await read<{ rarest: string[] }>(
    `SELECT rarest_search_keys('${name}_search', ARRAY[:parts], ${mostParts}) AS rarest`,
    { parts },
  );
  return rarest;
}
