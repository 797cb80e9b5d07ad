import type { QueryInterface } from 'sequelize';
import { id, line, longText, reference, stamps } from '../columns.ts';
import type { Migration } from '../migration.ts';
import { addSearchIndex, dropSearchIndex, type Searched } from './022-search-indexes.ts';
import { addCounts, dropCounts } from './050-app-users/counts.ts';
import { addSearchTexts, dropSearchTexts } from './050-app-users/search-texts.ts';

const application = `'application=' || application_id`;
const state = `'state=' || state`;
const company = `'company=' || workspace_id`;

const searched: Searched = {
  columns: {
    id: 'integer',
    application_id: 'integer',
    state: 'integer',
    workspace_id: 'integer',
    search_text: 'text',
    answer_facts: 'text',
  },
  text: ['search_text'],
  facts: [
    `ARRAY[${application}, ${application} || ${state}, ${application} || ${company}, ${application} || ${state} || ${company}]`,
    `coalesce(string_to_array(nullif(btrim(answer_facts), ''), ' '), ARRAY[]::text[])`,
  ],
};

/**
 * The list of those who use an application: texts to search, answers to filter by (saved with the next answer), counts, filters that
 * the staff keep, and an index for each order.
 */
export const appUsers: Migration = {
  name: '050-app-users',
  async up(queries: QueryInterface): Promise<void> {
    const { sequelize } = queries;
    const isPostgres = sequelize.getDialect() === 'postgres';
    await addSearchTexts(queries);
    const collation = isPostgres ? ' COLLATE "C"' : '';
    await sequelize.query(`ALTER TABLE application_users ADD COLUMN answer_facts TEXT${collation} NOT NULL DEFAULT ''`);
    await addCounts(queries);
    for (const [name, fields] of [
      ['begun', ['application_id', 'created_at', 'id']],
      ['state', ['application_id', 'state', 'created_at', 'id']],
    ] as const)
      await queries.addIndex('application_users', { name: `application_users_${name}`, fields: [...fields] });
    if (isPostgres) await addSearchIndex(queries, 'application_users', searched);
    await queries.createTable('application_filters', {
      id: id(),
      application_id: reference('applications', 'CASCADE', true),
      name: line(100),
      conditions: longText(),
      created_by: line(255),
      ...stamps(),
    });
    await queries.addIndex('application_filters', {
      name: 'application_filters_name',
      fields: ['application_id', 'name'],
      unique: true,
    });
  },
  async down(queries: QueryInterface): Promise<void> {
    const { sequelize } = queries;
    await queries.dropTable('application_filters');
    if (sequelize.getDialect() === 'postgres') await dropSearchIndex(queries, 'application_users', searched);
    for (const name of ['state', 'begun']) await queries.removeIndex('application_users', `application_users_${name}`);
    await dropCounts(queries);
    await sequelize.query('ALTER TABLE application_users DROP COLUMN answer_facts');
    await dropSearchTexts(queries);
  },
};
