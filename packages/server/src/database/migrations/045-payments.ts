import { DataTypes, type QueryInterface } from 'sequelize';
import { count, id, line, longText, moment, reference, stamps, text, version, when } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** What rows about money have. A company with such rows is not deleted for good, and rows outlive the user who paid. */
const money = () => ({
  id: id(),
  workspace_id: reference('companies', 'RESTRICT', true),
  user_id: reference('users', 'SET NULL', false),
});

/** How the staff are paid, who pays for a company, transfers and what has arrived, payments, and their receipts. */
export const payments: Migration = {
  name: '045-payments',
  async up(queries: QueryInterface): Promise<void> {
    await queries.createTable('payment_settings', {
      id: id(),
      issuer_name: text(100),
      issuer_address: text(200),
      issuer_phone: text(20),
      invoice_number: text(14),
      bank_name: text(50),
      branch_name: text(50),
      account_type: text(20),
      account_number: text(7),
      account_holder: text(60),
      platform_fee: count(0),
      transfer_days: count(14),
      version: version(),
      ...stamps(),
    });
    await queries.createTable('payment_profiles', {
      id: id(),
      workspace_id: reference('companies', 'CASCADE', true),
      billing_name: text(100),
      department: text(100),
      person: text(100),
      email: text(254),
      transfer_name: text(60),
      version: version(),
      ...stamps(),
    });
    await queries.createTable('transfer_requests', {
      ...money(),
      application_user_id: reference('application_users', 'RESTRICT', true),
      application_id: reference('applications', 'RESTRICT', true),
      reference: text(11),
      transfer_name: text(60),
      price: count(0),
      fee: count(0),
      amount: count(0),
      received: count(0),
      status: count(0),
      due_on: { type: DataTypes.DATEONLY, allowNull: false },
      notified_at: moment(),
      transferred_on: { type: DataTypes.DATEONLY },
      confirmed_at: moment(),
      version: version(),
      ...stamps(),
    });
    await queries.createTable('transfer_arrivals', {
      id: id(),
      workspace_id: reference('companies', 'RESTRICT', true),
      transfer_request_id: reference('transfer_requests', 'RESTRICT', true),
      amount: count(0),
      received_on: { type: DataTypes.DATEONLY, allowNull: false },
      payer_name: text(60),
      note: text(500),
      confirmed_by: line(255),
      ...stamps(),
    });
    await queries.createTable('transactions', {
      ...money(),
      application_user_id: reference('application_users', 'RESTRICT', false),
      kind: line(20),
      method: line(20),
      amount: count(0),
      paid_at: when(),
      is_cancel: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      version: version(),
      ...stamps(),
    });
    await queries.createTable('receipts', {
      ...money(),
      transaction_id: reference('transactions', 'RESTRICT', true),
      application_user_id: reference('application_users', 'RESTRICT', true),
      number: { type: DataTypes.INTEGER, allowNull: false },
      recipient: line(100),
      content: longText(),
      copies: count(0),
      issued_at: when(),
      version: version(),
      ...stamps(),
    });
    const unique = [
      ['payment_profiles', 'workspace', ['workspace_id']],
      ['transfer_requests', 'reference', ['reference']],
      ['transactions', 'run', ['application_user_id']],
      ['receipts', 'number', ['number']],
      ['receipts', 'transaction', ['transaction_id']],
      ['receipts', 'run', ['application_user_id']],
    ] as const;
    const plain = [
      ['transfer_requests', 'workspace', ['workspace_id', 'id']],
      ['transfer_requests', 'user', ['user_id']],
      ['transfer_requests', 'run', ['application_user_id', 'status']],
      ['transfer_requests', 'application', ['application_id', 'id']],
      ['transfer_requests', 'status', ['status', 'id']],
      ['transfer_arrivals', 'workspace', ['workspace_id']],
      ['transfer_arrivals', 'request', ['transfer_request_id', 'id']],
      ['transactions', 'workspace', ['workspace_id', 'id']],
      ['transactions', 'user', ['user_id']],
      ['receipts', 'workspace', ['workspace_id', 'id']],
      ['receipts', 'user', ['user_id']],
    ] as const;
    for (const [table, name, fields] of unique)
      await queries.addIndex(table, { name: `${table}_${name}`, fields: [...fields], unique: true });
    for (const [table, name, fields] of plain)
      await queries.addIndex(table, { name: `${table}_${name}`, fields: [...fields] });
  },
  async down(queries: QueryInterface): Promise<void> {
    for (const table of ['receipts', 'transactions', 'transfer_arrivals', 'transfer_requests'])
      await queries.dropTable(table);
    for (const table of ['payment_profiles', 'payment_settings']) await queries.dropTable(table);
  },
};
