import { DataTypes, type QueryInterface } from 'sequelize';
import type { Migration } from '../migration.ts';

const index = 'audit_events_subject_workspace';

/** Whose record a refused call was after. */
export const auditSubjectWorkspace: Migration = {
  name: '030-audit-subject-workspace',
  async up(queries: QueryInterface): Promise<void> {
    await queries.addColumn('audit_events', 'subject_workspace_id', { type: DataTypes.INTEGER });
    await queries.addIndex('audit_events', { name: index, fields: ['subject_workspace_id', 'id'] });
  },
  async down(queries: QueryInterface): Promise<void> {
    await queries.removeIndex('audit_events', index);
    await queries.sequelize.query('ALTER TABLE audit_events DROP COLUMN subject_workspace_id');
  },
};
