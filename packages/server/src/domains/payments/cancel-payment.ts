import { Op } from 'sequelize';
import { inWorkspace, scoped } from '../../access/scoped.ts';
import { changeVersioned } from '../../database/change-versioned.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { tellCanceled, type Canceling } from './cancel-request.ts';
import type { Transaction } from './model.ts';

/** What is changed with a payment: its run, its transfer request and its receipt. */
interface Consequences {
  readonly paidAt: Date | null;
  readonly canceledAt: Date | null;
  readonly by: string | null;
  readonly reason: string | null;
}

async function carry(unit: UnitOfWork, payment: Transaction, to: Consequences): Promise<void> {
  const { models } = unit;
  const within = inWorkspace(payment.workspace_id);
  const { paidAt, canceledAt, by, reason } = to;
  if (payment.application_user_id !== null)
    await scoped(models.ApplicationUser, within).update(
      { paid_at: paidAt },
      { where: { id: payment.application_user_id } },
    );
  await scoped(models.Receipt, within).update({ canceled_at: canceledAt }, { where: { transaction_id: payment.id } });
  if (payment.transfer_request_id === null) return;
  const request = await scoped(models.TransferRequest, within).find({ where: { id: payment.transfer_request_id } });
  await request?.update({
    status: canceledAt === null ? 1 : 2,
    canceled_at: canceledAt,
    cancel_reason: reason,
    canceled_by: by,
    version: request.version + 1,
  });
  if (request !== null && canceledAt !== null && by !== null)
    await tellCanceled(unit, request, { userId: null, name: by });
}

async function change(
  unit: UnitOfWork,
  payment: Transaction,
  seen: number,
  changes: Pick<Transaction, 'is_cancel'> & Partial<Pick<Transaction, 'canceled_at' | 'cancel_reason' | 'canceled_by'>>,
): Promise<void> {
  const { before, after } = await changeVersioned(unit, {
    record: payment,
    kind: 'transaction',
    workspaceId: 'all',
    seen,
    changes,
  });
  await unit.audit({
    action: 'adminTransactions.setCancelStatus',
    subject: { kind: 'transaction', id: payment.id },
    workspaceId: payment.workspace_id,
    before,
    after,
  });
}

/**
 * Cancels a payment: its run is unpaid again, its request canceled, its receipt void. The money is sent back by hand.
 * @throws {AppError} done_already, conflict
 */
export async function cancelPayment(
  unit: UnitOfWork,
  payment: Transaction,
  { by, reason, seen }: Canceling,
): Promise<void> {
  if (payment.is_cancel) throw new AppError('done_already');
  const canceledAt = unit.now();
  await change(unit, payment, seen, {
    is_cancel: true,
    canceled_at: canceledAt,
    cancel_reason: reason,
    canceled_by: by.name,
  });
  await carry(unit, payment, { paidAt: null, canceledAt, by: by.name, reason });
}

/**
 * Makes a canceled payment valid again, with its request and its receipt.
 * @throws {AppError} done_already, conflict; paid_otherwise where the run has a newer request or payment
 */
export async function restorePayment(unit: UnitOfWork, payment: Transaction, seen: number): Promise<void> {
  if (!payment.is_cancel) throw new AppError('done_already');
  const { application_user_id: runId } = payment;
  if (runId !== null) {
    const within = inWorkspace(payment.workspace_id);
    const where = { application_user_id: runId };
    const open = { ...where, status: { [Op.lt]: 2 } };
    const newer =
      (await scoped(unit.models.TransferRequest, within).find({ where: open })) ??
      (await scoped(unit.models.Transaction, within).find({ where: { ...where, is_cancel: false } }));
    if (newer !== null) throw new AppError('paid_otherwise');
  }
  await change(unit, payment, seen, { is_cancel: false, canceled_at: null, cancel_reason: null, canceled_by: null });
  await carry(unit, payment, { paidAt: payment.paid_at, canceledAt: null, by: null, reason: null });
}
