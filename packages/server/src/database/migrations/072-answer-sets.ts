import type { QueryInterface } from 'sequelize';
import { id, line, longText, reference, stamps, version } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** Answers that the staff keep under names to try an application with. */
export const answerSets: Migration = {
  name: '072-answer-sets',
  async up(queries: QueryInterface): Promise<void> {
    await queries.createTable('application_answer_sets', {
      id: id(),
      version: version(),
      application_id: reference('applications', 'CASCADE', true),
      name: line(100),
      answers: longText(),
      created_by: line(255),
      ...stamps(),
    });
    await queries.addIndex('application_answer_sets', {
      name: 'application_answer_sets_name',
      fields: ['application_id', 'name'],
      unique: true,
    });
  },
  async down(queries: QueryInterface): Promise<void> {
    await queries.dropTable('application_answer_sets');
  },
};
