import { inWorkspace, scoped } from '../../access/scoped.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { linkTo } from '../../mail/links.ts';
import { notify } from '../notifications/notify.ts';
import { issueReceipt } from '../receipts/issue-receipt.ts';
import type { Receipt } from '../receipts/model.ts';
import { receiptNumber, taxRates } from '../receipts/receipt-content.ts';
import type { TransferRequest } from './model.ts';

export interface Settled {
  readonly request: TransferRequest;
  readonly applicationName: string;
  /** Day on which the last money arrived. */
  readonly receivedOn: string;
  /** Name of the member of the staff who confirmed it. */
  readonly confirmedBy: string;
  readonly publicUrl: string;
}

/** The run of a transfer request is paid: its files can be downloaded, the payment is kept, and its receipt is issued. */
export async function settleTransfer(unit: UnitOfWork, settled: Settled): Promise<Receipt> {
  const { request, applicationName } = settled;
  const within = inWorkspace(request.workspace_id);
  const at = unit.now();
  await scoped(unit.models.ApplicationUser, within).update(
    { paid_at: at },
    { where: { id: request.application_user_id } },
  );
  const transaction = await scoped(unit.models.Transaction, within).create({
    user_id: request.user_id,
    application_user_id: request.application_user_id,
    kind: 'application',
    method: 'bank_transfer',
    amount: request.amount,
    transfer_request_id: request.id,
    paid_at: at,
  });
  const rate = taxRates.standard;
  const fee = request.fee > 0 ? [{ name: 'システム利用料', amount: request.fee, rate }] : [];
  const receipt = await issueReceipt(unit, {
    transaction,
    applicationUserId: request.application_user_id,
    lines: [{ name: `書類作成サービス利用料（${applicationName}）`, amount: request.price, rate }, ...fee],
    transactedOn: settled.receivedOn,
    reference: request.reference,
  });
  await tellPayers(unit, settled, receipt);
  return receipt;
}

/** Tells the member who asked to pay, and the address of the payment data. */
async function tellPayers(unit: UnitOfWork, settled: Settled, receipt: Receipt): Promise<void> {
  const { request, applicationName, confirmedBy, publicUrl } = settled;
  const { models } = unit;
  const user = request.user_id === null ? null : await models.User.findByPk(request.user_id);
  const profile = await scoped(models.PaymentProfile, inWorkspace(request.workspace_id)).find();
  if (user !== null) {
    await notify(unit, {
      kind: 'payment-confirmed',
      userIds: [user.id],
      actor: { userId: null, name: confirmedBy },
      companyId: request.workspace_id,
      subject: applicationName,
    });
  }
  const readers = new Map([
    ...(user === null ? [] : [[user.email, { name: user.full_name, locale: user.locale }] as const]),
    ...(profile === null || profile.email === null
      ? []
      : [[profile.email, { name: profile.person ?? receipt.recipient, locale: user?.locale ?? 'jp' }] as const]),
  ]);
  for (const [to, { name, locale }] of readers) {
    await unit.mail({
      template: 'payment-confirmed',
      to,
      locale,
      values: {
        name,
        application: applicationName,
        amount: request.amount.toLocaleString('ja-JP'),
        receipt: receiptNumber(receipt.number),
        url: linkTo(publicUrl, 'receipts'),
      },
    });
  }
}
