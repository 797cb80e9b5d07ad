import type { Sequelize } from 'sequelize';
import type { Conditions } from './conditions.ts';
import { partsOf } from './search-keys.ts';
import { newestId, rarestKeys, searchKeyed } from './search-keyed.ts';

/** A table with a search index on PostgreSQL. */
export interface SearchedTable {
  readonly name: 'users' | 'companies' | 'application_users';
  /** Arguments of the function of its index. */
  readonly indexed: readonly string[];
}

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
  const together = facts.filter(({ isApart }) => isApart !== true);
  const requested = [
    ...(together.length === 0 ? [] : [together.map(({ key }) => key).join('')]),
    ...facts.flatMap(({ key, isApart }) => (isApart === true && key !== undefined ? [key] : [])),
    ...(keyword === undefined ? [] : await rarestKeys(sequelize, `${table.name}_search`, partsOf(keyword))),
  ];
  const values = { ...replacements, requested };
  const last = await newestId(sequelize, `SELECT MAX(id) AS last FROM ${table.name}`);
  const ids = await searchKeyed(
    sequelize,
    {
      last,
      id: 'id',
      keys: keysOf(table),
      idsWhere: (within) => `SELECT id FROM ${table.name} WHERE ${within} AND ${text}`,
      values,
    },
    { most, isOldest },
  );
  return { ids, last: last ?? 0, where: `${keysOf(table)} @> ARRAY[:requested] AND ${text}`, values };
}

/** The keys of a row, as the search index has them. */
export const keysOf = ({ name, indexed }: SearchedTable): string => `${name}_search_keys(${indexed.join(', ')})`;
