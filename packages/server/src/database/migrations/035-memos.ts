import type { QueryInterface } from 'sequelize';
import { longText } from '../columns.ts';
import type { Migration } from '../migration.ts';
import { createResourceTable } from '../resource-table.ts';

export const memos: Migration = {
  name: '035-memos',
  async up(queries: QueryInterface): Promise<void> {
    await createResourceTable(queries, {
      table: 'memos',
      owner: 'person',
      columns: () => ({ content: longText() }),
    });
  },
  async down(queries: QueryInterface): Promise<void> {
    await queries.dropTable('memos');
  },
};
