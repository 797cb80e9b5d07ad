import { DataTypes, type QueryInterface } from 'sequelize';
import type { Migration } from '../migration.ts';

const id = () => ({ type: DataTypes.INTEGER, autoIncrement: true, primaryKey: true }) as const;
const when = () => ({ type: DataTypes.DATE, allowNull: false }) as const;

/** Jobs of the table backend, runs of schedules, and events that are too large for a notification of the database. */
export const jobsAndSchedules: Migration = {
  name: '002-jobs-and-schedules',
  async up(queries: QueryInterface): Promise<void> {
    await queries.createTable('jobs', {
      id: id(),
      uuid: { type: DataTypes.STRING(36), allowNull: false },
      name: { type: DataTypes.STRING(64), allowNull: false },
      payload: { type: DataTypes.TEXT, allowNull: false },
      status: { type: DataTypes.STRING(16), allowNull: false },
      run_at: when(),
      attempt: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      attempts: { type: DataTypes.INTEGER, allowNull: false },
      key: { type: DataTypes.STRING(255), allowNull: true },
      user_id: { type: DataTypes.INTEGER, allowNull: true },
      lease_until: { type: DataTypes.DATE, allowNull: true },
      holder: { type: DataTypes.STRING(36), allowNull: true },
      error: { type: DataTypes.TEXT, allowNull: true },
      finished_at: { type: DataTypes.DATE, allowNull: true },
      created_at: when(),
      updated_at: when(),
    });
    await queries.addIndex('jobs', ['uuid'], { name: 'jobs_uuid', unique: true });
    await queries.addIndex('jobs', ['name', 'status', 'id'], { name: 'jobs_name_status_id' });
    await queries.addIndex('jobs', ['name', 'key'], { name: 'jobs_name_key' });
    await queries.addIndex('jobs', ['status', 'lease_until'], { name: 'jobs_status_lease_until' });
    await queries.addIndex('jobs', ['status', 'finished_at'], { name: 'jobs_status_finished_at' });
    await queries.createTable('schedule_runs', {
      id: id(),
      name: { type: DataTypes.STRING(64), allowNull: false },
      due_at: when(),
      created_at: when(),
      updated_at: when(),
    });
    await queries.addIndex('schedule_runs', ['name', 'due_at'], { name: 'schedule_runs_name_due_at', unique: true });
    await queries.createTable('realtime_messages', {
      id: id(),
      body: { type: DataTypes.TEXT, allowNull: false },
      created_at: when(),
      updated_at: when(),
    });
    await queries.addIndex('realtime_messages', ['created_at'], { name: 'realtime_messages_created_at' });
  },
  async down(queries: QueryInterface): Promise<void> {
    await queries.dropTable('realtime_messages');
    await queries.dropTable('schedule_runs');
    await queries.dropTable('jobs');
  },
};
