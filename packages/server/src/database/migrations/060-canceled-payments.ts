import type { QueryInterface } from 'sequelize';
import { moment, reference, text } from '../columns.ts';
import type { Migration } from '../migration.ts';

const run = ['application_user_id'];
/** What the three tables get. A receipt is void when its payment is canceled; the reason is that of the payment. */
const columns = {
  transfer_requests: { canceled_at: moment(), cancel_reason: text(500), canceled_by: text(255) },
  transactions: {
    transfer_request_id: reference('transfer_requests', 'RESTRICT', false),
    canceled_at: moment(),
    cancel_reason: text(500),
    canceled_by: text(255),
  },
  receipts: { canceled_at: moment() },
} as const;

/**
 * Payments and transfer requests can be canceled: a run has one payment and one receipt that are not canceled, so that it can be paid
 * again. A payment refers to the transfer request that it settled.
 */
export const canceledPayments: Migration = {
  name: '060-canceled-payments',
  async up(queries: QueryInterface): Promise<void> {
    for (const [table, added] of Object.entries(columns))
      for (const [name, column] of Object.entries(added)) await queries.addColumn(table, name, column);
    await queries.sequelize.query(
      `UPDATE transactions SET transfer_request_id = (SELECT MAX(id) FROM transfer_requests WHERE status = 1
         AND transfer_requests.application_user_id = transactions.application_user_id)`,
    );
    await queries.removeIndex('transactions', 'transactions_run');
    await queries.removeIndex('receipts', 'receipts_run');
    await queries.addIndex('transactions', {
      name: 'transactions_run',
      fields: run,
      unique: true,
      where: { is_cancel: false },
    });
    await queries.addIndex('receipts', {
      name: 'receipts_run',
      fields: run,
      unique: true,
      where: { canceled_at: null },
    });
    await queries.addIndex('transactions', { name: 'transactions_every_run', fields: [...run, 'id'] });
    await queries.addIndex('receipts', { name: 'receipts_every_run', fields: [...run, 'id'] });
    await queries.addIndex('transactions', { name: 'transactions_request', fields: ['transfer_request_id'] });
    await queries.addIndex('transactions', { name: 'transactions_paid', fields: ['paid_at', 'id'] });
  },
  async down(queries: QueryInterface): Promise<void> {
    const { sequelize } = queries;
    // The tables of before have no room for a canceled payment beside a valid one.
    await sequelize.query('DELETE FROM receipts WHERE canceled_at IS NOT NULL');
    await queries.bulkDelete('transactions', { is_cancel: true });
    await sequelize.query(
      'DELETE FROM transfer_arrivals WHERE transfer_request_id IN (SELECT id FROM transfer_requests WHERE status = 2)',
    );
    await sequelize.query('DELETE FROM transfer_requests WHERE status = 2');
    for (const name of ['paid', 'request', 'every_run', 'run'])
      await queries.removeIndex('transactions', `transactions_${name}`);
    for (const name of ['every_run', 'run']) await queries.removeIndex('receipts', `receipts_${name}`);
    await queries.addIndex('transactions', { name: 'transactions_run', fields: run, unique: true });
    await queries.addIndex('receipts', { name: 'receipts_run', fields: run, unique: true });
    for (const [table, added] of Object.entries(columns).toReversed())
      for (const name of Object.keys(added)) await sequelize.query(`ALTER TABLE ${table} DROP COLUMN ${name}`);
  },
};
