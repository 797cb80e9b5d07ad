import { QueryTypes, type QueryInterface } from 'sequelize';
import { count, flag, json, line, reference, stamps } from '../columns.ts';
import { foldRows } from '../folded/fold-rows.ts';
import type { Migration } from '../migration.ts';
import { createResourceTable } from '../resource-table.ts';

interface NamedCategory {
  readonly id: number;
  readonly place: string;
  readonly name: string;
}

/** Of living categories of one name in one place all but the first get a number, so that the index can hold them. */
async function renameTwins({ sequelize }: QueryInterface): Promise<void> {
  const rows = await sequelize.query<NamedCategory>(
    `SELECT id, COALESCE(workspace_id, 0) || ':' || COALESCE(parent_id, 0) AS place, name
     FROM document_categories WHERE deleted_at IS NULL ORDER BY id`,
    { type: QueryTypes.SELECT },
  );
  const taken = new Set(rows.map(({ place, name }) => `${place}:${name}`));
  const seen = new Set<string>();
  for (const { id, place, name } of rows) {
    let free = name;
    if (seen.has(`${place}:${name}`))
      for (let number = 2; taken.has(`${place}:${free}`); number += 1) free = `${name.slice(0, 240)}（${number}）`;
    taken.add(`${place}:${free}`);
    seen.add(`${place}:${free}`);
    if (free !== name)
      await sequelize.query('UPDATE document_categories SET name = :free WHERE id = :id', {
        replacements: { free, id },
      });
  }
}

/** Categories get an order among their siblings, the columns of searches, and names that are unique among siblings. */
async function orderCategories(queries: QueryInterface): Promise<void> {
  const { sequelize } = queries;
  const collation = sequelize.getDialect() === 'postgres' ? ' COLLATE "C"' : '';
  await renameTwins(queries);
  await sequelize.query('ALTER TABLE document_categories ADD COLUMN sort INTEGER NOT NULL DEFAULT 0');
  await sequelize.query(`ALTER TABLE document_categories ADD COLUMN search_text TEXT${collation} NOT NULL DEFAULT ''`);
  await sequelize.query(
    `ALTER TABLE document_categories ADD COLUMN sort_key VARCHAR(300)${collation} NOT NULL DEFAULT ''`,
  );
  await foldRows(queries, 'document_categories', { search: [['name']], order: [['name']] });
  await sequelize.query(
    `CREATE UNIQUE INDEX document_categories_one_name
     ON document_categories (COALESCE(workspace_id, 0), COALESCE(parent_id, 0), name) WHERE deleted_at IS NULL`,
  );
}

/** Properties of documents, their groups, and the types of documents that have them: the staff's, for every workspace. */
async function createMetaTables(queries: QueryInterface): Promise<void> {
  await createResourceTable(queries, {
    table: 'meta_groups',
    owner: 'staff',
    columns: () => ({
      name: line(100),
      parent_id: reference('meta_groups', 'SET NULL', false),
      layout: count(2),
      sort: count(999),
    }),
  });
  await queries.addIndex('meta_groups', { name: 'meta_groups_parent', fields: ['parent_id'] });

  await createResourceTable(queries, {
    table: 'metas',
    owner: 'staff',
    columns: () => ({
      name: line(100),
      type: count(1),
      options: json('[]'),
      required: flag(),
      is_common: flag(),
      meta_group_id: reference('meta_groups', 'SET NULL', false),
      layout: count(2),
      sort: count(999),
    }),
  });
  await queries.addIndex('metas', { name: 'metas_group', fields: ['meta_group_id', 'sort', 'id'] });

  await createResourceTable(queries, {
    table: 'document_types',
    owner: 'staff',
    columns: () => ({
      name: line(100),
      category_id: reference('document_categories', 'RESTRICT', true),
      sort: count(0),
    }),
  });
  await queries.addIndex('document_types', {
    name: 'document_types_category',
    fields: ['category_id', 'sort', 'id'],
  });

  await queries.createTable('document_type_metas', {
    type_id: { ...reference('document_types', 'CASCADE', true), primaryKey: true },
    meta_id: { ...reference('metas', 'CASCADE', true), primaryKey: true },
    required: flag(),
    sort: count(0),
    ...stamps(),
  });
  await queries.addIndex('document_type_metas', { name: 'document_type_metas_meta', fields: ['meta_id'] });
}

export const filing: Migration = {
  name: '070-filing',
  async up(queries: QueryInterface): Promise<void> {
    await orderCategories(queries);
    await createMetaTables(queries);
  },
  async down(queries: QueryInterface): Promise<void> {
    for (const table of ['document_type_metas', 'document_types', 'metas', 'meta_groups'])
      await queries.dropTable(table);
    await queries.removeIndex('document_categories', 'document_categories_one_name');
    for (const column of ['sort_key', 'search_text', 'sort'])
      await queries.sequelize.query(`ALTER TABLE document_categories DROP COLUMN ${column}`);
  },
};
