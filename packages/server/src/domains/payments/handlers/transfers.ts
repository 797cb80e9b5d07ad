import { inWorkspace, scoped } from '../../../access/scoped.ts';
import {
  cancelTransferRequest,
  confirmTransferRequest,
  listTransferRequests,
  readTransferRequest,
} from '../../../contract/payments/index.ts';
import { changeVersioned } from '../../../database/change-versioned.ts';
import { findPage, mostCounted } from '../../../database/find-page.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { paymentWords } from '../../../messages/payments.ts';
import type { Services } from '../../../services.ts';
import { dayInJapan } from '../../../time/japan.ts';
import { receiptNumber } from '../../receipts/receipt-content.ts';
import { presentTransfers, transferWhere } from '../admin-transfers.ts';
import { cancelRequest } from '../cancel-request.ts';
import { loadTransfer } from '../load-for-staff.ts';
import type { TransferRequest } from '../model.ts';
import { settleTransfer } from '../settle.ts';

const list = handle(listTransferRequests, async ({ query, services: { database } }) => {
  const page = await findPage(database.models.TransferRequest, query, {
    where: await transferWhere(database, query),
    order: [['id', 'DESC']],
    countUpTo: mostCounted,
  });
  return { ...page, items: await presentTransfers(database, page.items) };
});

async function present({ database }: Services, request: TransferRequest) {
  const [shown] = await presentTransfers(database, [request]);
  if (shown === undefined) throw new Error('presentTransfers gives a row for each request.');
  return shown;
}

const read = handle(readTransferRequest, async ({ params, services }) =>
  present(services, await loadTransfer(services.database, params.transferRequestId)),
);

const cancel = handle(cancelTransferRequest, async ({ actor, body, locale, params, reply, services, unitOfWork }) => {
  const request = await unitOfWork(async (unit) => {
    const record = await loadTransfer(unit, params.transferRequestId, true);
    await cancelRequest(unit, record, {
      action: cancelTransferRequest.name,
      by: { userId: null, name: actor.name },
      reason: body.reason ?? null,
      seen: body.version,
    });
    return record;
  });
  reply.message(paymentWords[locale].canceled);
  return present(services, request);
});

const confirm = handle(confirmTransferRequest, async ({ actor, body, locale, params, reply, services, unitOfWork }) => {
  const { request, receipt } = await unitOfWork(async (unit) => {
    const { models } = unit;
    const record = await loadTransfer(unit, params.transferRequestId, true);
    if (record.status !== 0) throw new AppError('done_already');
    const today = dayInJapan(unit.now());
    const receivedOn = body.received_on ?? today;
    if (receivedOn > today)
      throw new AppError('invalid', { fields: { received_on: [paymentWords[locale].laterThanToday] } });
    const amount = body.amount ?? record.amount - record.received;
    const received = record.received + amount;
    const isPaid = received >= record.amount;
    const workspaceId = record.workspace_id;
    const changed = await changeVersioned(unit, {
      record,
      kind: 'transfer-request',
      workspaceId: 'all',
      seen: body.version,
      changes: { received, ...(isPaid ? { status: 1, confirmed_at: unit.now() } : {}) },
    });
    await scoped(models.TransferArrival, inWorkspace(workspaceId)).create({
      transfer_request_id: record.id,
      amount,
      received_on: receivedOn,
      payer_name: body.payer_name ?? null,
      note: body.note ?? null,
      confirmed_by: actor.name,
    });
    await unit.audit({
      action: 'adminTransferRequests.confirm',
      subject: { kind: 'transfer-request', id: record.id },
      workspaceId,
      before: changed.before,
      after: { ...changed.after, amount, received_on: receivedOn },
    });
    if (!isPaid) return { request: record, receipt: null };
    const application = await models.Application.findByPk(record.application_id, {
      attributes: ['id', 'name'],
      paranoid: false,
    });
    const issued = await settleTransfer(unit, {
      request: record,
      applicationName: application?.name ?? '',
      receivedOn,
      confirmedBy: actor.name,
      publicUrl: services.config.publicUrl,
    });
    return { request: record, receipt: issued };
  });
  const shown = await present(services, request);
  reply.message(receipt === null ? paymentWords[locale].partly : paymentWords[locale].confirmed);
  return {
    request: shown,
    outcome: receipt === null ? 'partial' : shown.overpaid > 0 ? 'over' : 'exact',
    receipt_number: receipt === null ? null : receiptNumber(receipt.number),
  } as const;
});

export const transferHandlers: readonly Mounted[] = [list, read, confirm, cancel];
