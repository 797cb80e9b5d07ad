import { Op, type QueryInterface } from 'sequelize';
import type { Migration } from '../migration.ts';

/**
 * Pairs of neighboring characters of a text. Names in Japanese are words of two characters, which an index of three (pg_trgm)
 * does not help to find; and the function needs no extension.
 */
const pairsFunction = `
  CREATE FUNCTION text_pairs(whole text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
    SELECT array_agg(substr(whole, i, 2)) FROM generate_series(1, length(whole) - 1) AS i
  $$`;

const together = (columns: readonly string[]): string =>
  `lower(${columns.map((column) => `coalesce("${column}", '')`).join(` || ' ' || `)})`;

/** Columns that the staff searches, by table. */
const searched = {
  users: ['last_name', 'first_name', 'kana', 'email'],
  companies: ['name', 'name_kana', 'email'],
} as const;

/** The search by pairs, which 022 replaces. PostgreSQL only. */
export async function addPairs({ sequelize }: QueryInterface): Promise<void> {
  await sequelize.query(pairsFunction);
  for (const [table, columns] of Object.entries(searched))
    await sequelize.query(`CREATE INDEX ${table}_search ON ${table} USING gin (text_pairs(${together(columns)}))`);
}

export async function dropPairs(queries: QueryInterface): Promise<void> {
  for (const table of Object.keys(searched)) await queries.removeIndex(table, `${table}_search`);
  await queries.sequelize.query('DROP FUNCTION text_pairs(text)');
}

/** What the lists over all workspaces are filtered by. Where the rows that a filter leaves are few, they are not looked for among all. */
export const listIndexes: Migration = {
  name: '020-list-indexes',
  async up(queries: QueryInterface): Promise<void> {
    await queries.addIndex('users', {
      name: 'users_suspended',
      fields: ['id'],
      where: { suspended_at: { [Op.ne]: null } },
    });
    await queries.addIndex('users', { name: 'users_status', fields: ['status', 'id'] });
    await queries.addIndex('companies', { name: 'companies_type', fields: ['type', 'id'] });
    await queries.addIndex('companies', { name: 'companies_plan_id', fields: ['plan_id', 'id'] });
    if (queries.sequelize.getDialect() !== 'postgres') return;
    await queries.sequelize.query('CREATE INDEX companies_roles ON companies USING gin ((roles::jsonb))');
    await addPairs(queries);
  },
  async down(queries: QueryInterface): Promise<void> {
    if (queries.sequelize.getDialect() === 'postgres') {
      await dropPairs(queries);
      await queries.removeIndex('companies', 'companies_roles');
    }
    await queries.removeIndex('companies', 'companies_plan_id');
    await queries.removeIndex('companies', 'companies_type');
    await queries.removeIndex('users', 'users_status');
    await queries.removeIndex('users', 'users_suspended');
  },
};
