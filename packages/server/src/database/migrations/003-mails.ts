import { DataTypes, type QueryInterface } from 'sequelize';
import type { Migration } from '../migration.ts';

/** Every mail once by its key, with what became of it. */
export const mails: Migration = {
  name: '003-mails',
  async up(queries: QueryInterface): Promise<void> {
    await queries.createTable('mails', {
      id: { type: DataTypes.INTEGER, autoIncrement: true, primaryKey: true },
      key: { type: DataTypes.STRING(255), allowNull: false },
      template: { type: DataTypes.STRING(64), allowNull: true },
      to: { type: DataTypes.STRING(254), allowNull: false },
      subject: { type: DataTypes.STRING(255), allowNull: false },
      status: { type: DataTypes.STRING(16), allowNull: false },
      text: { type: DataTypes.TEXT, allowNull: true },
      html: { type: DataTypes.TEXT, allowNull: true },
      file: { type: DataTypes.STRING(255), allowNull: true },
      attachments: { type: DataTypes.TEXT, allowNull: false },
      error: { type: DataTypes.TEXT, allowNull: true },
      sending_until: { type: DataTypes.DATE, allowNull: true },
      sent_at: { type: DataTypes.DATE, allowNull: true },
      created_at: { type: DataTypes.DATE, allowNull: false },
      updated_at: { type: DataTypes.DATE, allowNull: false },
    });
    await queries.addIndex('mails', ['key'], { name: 'mails_key', unique: true });
    await queries.addIndex('mails', ['to', 'id'], { name: 'mails_to_id' });
    await queries.addIndex('mails', ['status', 'id'], { name: 'mails_status_id' });
  },
  async down(queries: QueryInterface): Promise<void> {
    await queries.dropTable('mails');
  },
};
