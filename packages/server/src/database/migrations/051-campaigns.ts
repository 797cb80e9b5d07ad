import { DataTypes, type QueryInterface } from 'sequelize';
import { id, line, longText, moment, number, reference, stamps, text } from '../columns.ts';
import type { Migration } from '../migration.ts';
import { createResourceTable } from '../resource-table.ts';

const day = () => ({ type: DataTypes.DATEONLY });
const campaign = () => ({
  application_id: reference('applications', 'CASCADE', true),
  name: line(255),
  start: day(),
  end: day(),
  adds_new_companies: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
  newest_company_id: { ...number(), allowNull: false },
  subject: text(150),
  body: { ...longText(), allowNull: true },
});

/** Campaigns of applications, the companies that they name, and those that they reached. */
export const campaigns: Migration = {
  name: '051-campaigns',
  async up(queries: QueryInterface): Promise<void> {
    await createResourceTable(queries, { table: 'campaigns', owner: 'staff', columns: campaign });
    await queries.addIndex('campaigns', { name: 'campaigns_application', fields: ['application_id', 'id'] });
    await queries.createTable('campaign_companies', {
      campaign_id: { ...reference('campaigns', 'CASCADE', true), primaryKey: true },
      company_id: { ...reference('companies', 'CASCADE', true), primaryKey: true },
      ...stamps(),
    });
    await queries.addIndex('campaign_companies', {
      name: 'campaign_companies_company',
      fields: ['company_id', 'campaign_id'],
    });
    await queries.createTable('app_user_campaigns', {
      id: id(),
      workspace_id: reference('companies', 'CASCADE', true),
      campaign_id: reference('campaigns', 'CASCADE', true),
      user_id: reference('users', 'CASCADE', true),
      app_user_id: reference('application_users', 'SET NULL', false),
      sent_at: moment(),
      opened_at: moment(),
      used_at: moment(),
      ...stamps(),
    });
    // Decides that a company is reached once.
    await queries.addIndex('app_user_campaigns', {
      name: 'app_user_campaigns_once',
      fields: ['workspace_id', 'campaign_id'],
      unique: true,
    });
    for (const [name, fields] of [
      ['campaign', ['campaign_id', 'id']],
      ['used', ['campaign_id', 'used_at', 'id']],
      ['workspace', ['workspace_id', 'id']],
      ['user', ['user_id']],
      ['run', ['app_user_id']],
    ] as const)
      await queries.addIndex('app_user_campaigns', { name: `app_user_campaigns_${name}`, fields: [...fields] });
  },
  async down(queries: QueryInterface): Promise<void> {
    for (const table of ['app_user_campaigns', 'campaign_companies', 'campaigns']) await queries.dropTable(table);
  },
};
