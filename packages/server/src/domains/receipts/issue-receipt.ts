import { inWorkspace, scoped } from '../../access/scoped.ts';
import type { ReceiptContent } from '../../contract/payments/index.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { paymentSettings } from '../payment-settings/payment-settings.ts';
import type { Receipt } from './model.ts';
import { receiptContent, type ReceiptLine } from './receipt-content.ts';

export interface PaidRun {
  /** The payment. */
  readonly transaction: {
    readonly id: number;
    readonly workspace_id: number;
    readonly user_id: number | null;
    readonly method: ReceiptContent['method'];
  };
  readonly applicationUserId: number;
  readonly lines: readonly ReceiptLine[];
  /** Day on which the payment arrived, `YYYY-MM-DD`. */
  readonly transactedOn: string;
  readonly reference: string | null;
}

/** Whom receipts of a workspace are made out to: the billing name, else the name of the company. */
async function recipientOf({ models }: UnitOfWork, workspaceId: number): Promise<string> {
  const profile = await scoped(models.PaymentProfile, inWorkspace(workspaceId)).find();
  const company = await models.Company.findByPk(workspaceId, { paranoid: false, attributes: ['id', 'name'] });
  return (profile?.billing_name ?? company?.name ?? '').slice(0, 100);
}

/**
 * Issues the receipt of a payment in the unit that makes the payment: the number is taken under a lock that lasts until the commit, so
 * numbers have no gaps and none is used twice, also when units fail.
 * @throws {AppError} payments_not_set_up without an issuer
 */
export async function issueReceipt(unit: UnitOfWork, paid: PaidRun): Promise<Receipt> {
  const { transaction } = paid;
  const settings = await paymentSettings(unit);
  if (settings.issuer_name === null) throw new AppError('payments_not_set_up');
  const content = receiptContent(paid.lines, {
    issuer: {
      name: settings.issuer_name,
      address: settings.issuer_address,
      phone: settings.issuer_phone,
      invoice_number: settings.invoice_number,
    },
    transacted_on: paid.transactedOn,
    method: transaction.method,
    reference: paid.reference,
  });
  const workspaceId = transaction.workspace_id;
  const recipient = await recipientOf(unit, workspaceId);
  await unit.lock(0, 'receipt-numbers');
  const last = await unit.models.Receipt.max<number | null, Receipt>('number');
  const receipt = await scoped(unit.models.Receipt, inWorkspace(workspaceId)).create({
    user_id: transaction.user_id,
    transaction_id: transaction.id,
    application_user_id: paid.applicationUserId,
    number: (last ?? 0) + 1,
    recipient,
    content: JSON.stringify(content),
    issued_at: unit.now(),
  });
  await unit.audit({
    action: 'receipts.create',
    subject: { kind: 'receipt', id: receipt.id },
    workspaceId,
    after: { number: receipt.number, recipient, total: content.total },
  });
  return receipt;
}
