import { DataTypes, literal, type QueryInterface } from 'sequelize';
import type { Migration } from '../migration.ts';

/** Counts of calls that all processes share. `expire` in milliseconds since 1970. */
export const rateLimits: Migration = {
  name: '005-rate-limits',
  async up(queries: QueryInterface): Promise<void> {
    // The library that counts names no times: the database fills them in.
    const time = { type: DataTypes.DATE, allowNull: false, defaultValue: literal('CURRENT_TIMESTAMP') };
    await queries.createTable('rate_limits', {
      key: { type: DataTypes.STRING(255), primaryKey: true },
      points: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      expire: { type: DataTypes.BIGINT, allowNull: true },
      created_at: time,
      updated_at: time,
    });
    await queries.addIndex('rate_limits', ['expire'], { name: 'rate_limits_expire' });
  },
  async down(queries: QueryInterface): Promise<void> {
    await queries.dropTable('rate_limits');
  },
};
