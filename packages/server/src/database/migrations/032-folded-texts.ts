import type { QueryInterface } from 'sequelize';
import { foldRows } from '../folded/fold-rows.ts';
import type { FoldedFrom } from '../folded/folded-values.ts';
import type { Migration } from '../migration.ts';
import { addSearchIndex, dropSearchIndex, searched, type Searched } from './022-search-indexes.ts';
import { addListKeys, dropListKeys } from './032-folded-texts/list-keys.ts';

const name = [['name']];
/** What the columns are made of. People are sorted by kana, where they have one. */
const folded: Readonly<Record<'users' | 'companies' | 'groups', FoldedFrom>> = {
  users: {
    search: [['last_name', 'first_name'], ['kana'], ['email']],
    order: [['kana'], ['last_name', 'first_name']],
  },
  companies: { search: [['name'], ['name_kana'], ['email']], order: [['name_kana'], ['name']] },
  groups: { search: name, order: name },
};
const tables = Object.entries(folded);

/** The search indexes over the one folded column in place of the columns themselves. */
const overFolded = ({ columns, text, facts }: Searched): Searched => ({
  columns: {
    ...Object.fromEntries(Object.entries(columns).filter(([column]) => !text.includes(column))),
    search_text: 'text',
  },
  text: ['search_text'],
  facts,
});

/**
 * Two columns for each table that people search and read by name: the form for searches (`search_text`) and the key of the Japanese
 * order (`sort_key`). PostgreSQL compares them by code points, as SQLite does, so that both sort alike.
 */
export const foldedTexts: Migration = {
  name: '032-folded-texts',
  async up(queries: QueryInterface): Promise<void> {
    const { sequelize } = queries;
    const isPostgres = sequelize.getDialect() === 'postgres';
    const collation = isPostgres ? ' COLLATE "C"' : '';
    for (const [table, from] of tables) {
      await sequelize.query(`ALTER TABLE ${table} ADD COLUMN search_text TEXT${collation} NOT NULL DEFAULT ''`);
      await sequelize.query(`ALTER TABLE ${table} ADD COLUMN sort_key VARCHAR(300)${collation} NOT NULL DEFAULT ''`);
      await foldRows(queries, table, from);
    }
    await queries.removeIndex('companies', 'companies_name');
    await queries.addIndex('companies', { name: 'companies_sorted', fields: ['sort_key', 'id'] });
    await queries.addIndex('groups', { name: 'groups_sorted', fields: ['workspace_id', 'sort_key', 'id'] });
    await addListKeys(queries);
    if (!isPostgres) return;
    for (const table of ['users', 'companies'] as const) {
      await dropSearchIndex(queries, table, searched[table]);
      await addSearchIndex(queries, table, overFolded(searched[table]));
    }
  },
  async down(queries: QueryInterface): Promise<void> {
    const { sequelize } = queries;
    if (sequelize.getDialect() === 'postgres') {
      for (const table of ['users', 'companies'] as const) {
        await dropSearchIndex(queries, table, overFolded(searched[table]));
        await addSearchIndex(queries, table, searched[table]);
      }
    }
    await dropListKeys(queries);
    await queries.removeIndex('groups', 'groups_sorted');
    await queries.removeIndex('companies', 'companies_sorted');
    await queries.addIndex('companies', { name: 'companies_name', fields: ['name', 'id'] });
    for (const [table] of tables) {
      await sequelize.query(`ALTER TABLE ${table} DROP COLUMN sort_key`);
      await sequelize.query(`ALTER TABLE ${table} DROP COLUMN search_text`);
    }
  },
};
