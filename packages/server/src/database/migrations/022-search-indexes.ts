import type { QueryInterface } from 'sequelize';
import type { Migration } from '../migration.ts';
import { addPairs, dropPairs } from './020-list-indexes.ts';

export interface Searched {
  /** Arguments of the function by their names: the columns, in the order of their types. */
  readonly columns: Readonly<Record<string, string>>;
  /** Of these, what is searched for a text. */
  readonly text: readonly string[];
  /** Facts that a row is found by, each of them and all together (`type=1plan_id=2`): lists of keys. */
  readonly facts: readonly string[];
}

const type = `'type=' || type`;
const plan = `'plan_id=' || coalesce(plan_id::text, '')`;
const plansAndTypes = `ARRAY[${type}, ${plan}, ${type} || ${plan}]`;

export const searched: Readonly<Record<'users' | 'companies', Searched>> = {
  users: {
    columns: {
      id: 'integer',
      status: 'integer',
      suspended_at: 'timestamptz',
      last_name: 'text',
      first_name: 'text',
      kana: 'text',
      email: 'text',
    },
    text: ['last_name', 'first_name', 'kana', 'email'],
    facts: [
      `ARRAY['status=' || status, 'suspended=' || (suspended_at IS NOT NULL)]`,
      `ARRAY['status=' || status || 'suspended=' || (suspended_at IS NOT NULL)]`,
    ],
  },
  companies: {
    columns: {
      id: 'integer',
      type: 'integer',
      plan_id: 'integer',
      roles: 'json',
      name: 'text',
      name_kana: 'text',
      email: 'text',
    },
    text: ['name', 'name_kana', 'email'],
    facts: [
      plansAndTypes,
      `ARRAY(SELECT others || 'role=' || role FROM json_array_elements_text(roles) AS role, unnest(${plansAndTypes} || ''::text) AS others)`,
    ],
  },
};

/** Ids are grouped in blocks of these numbers of bits (database/search-keys.ts). */
const blocks = [10, 14, 18, 22, 26];

/**
 * Keys of a row: every part of its texts of one, two and three characters, its facts, and the blocks that contain its id. In
 * PL/pgSQL, whose loop is twice as fast as a query over the characters. The cost keeps the planner from calling it for rows; that
 * it is not for parallel plans, from starting processes for a search that takes a millisecond.
 */
const createFunction = (table: string, { columns, text, facts }: Searched): string => `
  CREATE FUNCTION ${table}_search_keys(${Object.entries(columns)
    .map((column) => column.join(' '))
    .join(', ')})
  RETURNS text[] LANGUAGE plpgsql IMMUTABLE COST 100000 AS $$
  DECLARE
    characters text[] := string_to_array(lower(concat_ws(chr(10), ${text.join(', ')})), NULL);
    keys text[] := characters;
    size integer := coalesce(cardinality(characters), 0);
    first text := '';
    second text := '';
  BEGIN
    FOR at IN 1..coalesce(cardinality(characters), 0) LOOP
      keys[size + 1] := second || characters[at];
      keys[size + 2] := first || second || characters[at];
      size := size + 2;
      first := second;
      second := characters[at];
    END LOOP;
    RETURN keys || ARRAY[${blocks.map((bits) => `'#${bits}:' || (id >> ${bits})`).join(', ')}] || ${facts.join(' || ')};
  END $$`;

/**
 * The keys that the fewest rows have, as far as the statistics of the index know: those that they do not know are rare. Keys of
 * many rows leave few rows less, and it takes long to read where they are: they are given only when there are no others.
 */
const rarestKeys = `
  CREATE FUNCTION rarest_search_keys(search_index text, keys text[], most integer) RETURNS text[] LANGUAGE sql STABLE AS $$
    SELECT array_agg(key) FROM (
      SELECT key, share, row_number() OVER (ORDER BY share NULLS FIRST, key) AS place
      FROM unnest(keys) AS key
      LEFT JOIN (
        SELECT unnest(most_common_elems::text::text[]) AS known, unnest(most_common_elem_freqs) AS share
        FROM pg_stats WHERE schemaname = current_schema() AND tablename = search_index
      ) AS statistics ON known = key
    ) AS placed
    WHERE place = 1 OR (place <= most AND coalesce(share, 0) < 0.05)
  $$`;

/** The function of the keys of a table, and the index of them. PostgreSQL only. */
export async function addSearchIndex({ sequelize }: QueryInterface, table: string, keys: Searched): Promise<void> {
  await sequelize.query(createFunction(table, keys));
  // Not only of living rows: as a list of them it would be read for anything. With a list of pending rows every search would
  // read whatever was written since the last vacuum.
  await sequelize.query(
    `CREATE INDEX ${table}_search ON ${table} USING gin (${table}_search_keys(${Object.keys(keys.columns).join(', ')}))
     WITH (fastupdate = off)`,
  );
}

export async function dropSearchIndex(queries: QueryInterface, table: string, { columns }: Searched): Promise<void> {
  await queries.removeIndex(table, `${table}_search`);
  await queries.sequelize.query(`DROP FUNCTION ${table}_search_keys(${Object.values(columns).join(', ')})`);
}

/** Search for parts of texts together with filters, at a cost that does not grow with the table; on PostgreSQL. */
export const searchIndexes: Migration = {
  name: '022-search-indexes',
  async up(queries: QueryInterface): Promise<void> {
    const { sequelize } = queries;
    if (sequelize.getDialect() !== 'postgres') return;
    await dropPairs(queries);
    await queries.removeIndex('companies', 'companies_roles');
    await sequelize.query(rarestKeys);
    for (const [table, columns] of Object.entries(searched)) await addSearchIndex(queries, table, columns);
  },
  async down(queries: QueryInterface): Promise<void> {
    const { sequelize } = queries;
    if (sequelize.getDialect() !== 'postgres') return;
    for (const [table, columns] of Object.entries(searched)) await dropSearchIndex(queries, table, columns);
    await sequelize.query('DROP FUNCTION rarest_search_keys(text, text[], integer)');
    await sequelize.query('CREATE INDEX companies_roles ON companies USING gin ((roles::jsonb))');
    await addPairs(queries);
  },
};
