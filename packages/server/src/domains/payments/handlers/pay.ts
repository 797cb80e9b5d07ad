import type { MemberActor } from '../../../access/actor.ts';
import { load } from '../../../access/load.ts';
import { scoped } from '../../../access/scoped.ts';
import {
  cancelTransfer,
  checkPayment,
  pay,
  requestTransfer,
  type PaymentCheck,
} from '../../../contract/payments/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { paymentWords } from '../../../messages/payments.ts';
import type { Services } from '../../../services.ts';
import type { ApplicationUser } from '../../application-use/model.ts';
import { amountDue } from '../amount-due.ts';
import { cancelRequest } from '../cancel-request.ts';
import type { TransferRequest } from '../model.ts';
import { bankAccountOf, demandAccount, isReady } from '../../payment-settings/payment-settings.ts';
import { presentOwnTransfer } from '../present.ts';
import { demandBankName, requestTransferFor } from '../request-transfer.ts';

function stateOf(run: ApplicationUser, amount: number, request: TransferRequest | null): PaymentCheck['state'] {
  if (run.paid_at !== null) return 'paid';
  if (amount === 0) return 'free';
  if (request === null) return 'unpaid';
  return request.received > 0 ? 'partial' : 'requested';
}

/** What was canceled, where the request is. It was a payment once it was confirmed. */
function canceledOf({ amount, received, confirmed_at, canceled_at, cancel_reason }: TransferRequest) {
  if (canceled_at === null) return null;
  const what = confirmed_at === null ? 'request' : 'payment';
  return { what, amount, received, canceled_at: canceled_at.toISOString(), reason: cancel_reason } as const;
}

/** What is to be paid: by the request where there is one, for its amount was promised. */
async function checkRun(services: Services, actor: MemberActor, run: ApplicationUser): Promise<PaymentCheck> {
  const { models } = services.database;
  const due = await amountDue(services, run, actor);
  const where = { application_user_id: run.id };
  const latest = await scoped(models.TransferRequest, actor).find({ where, order: [['id', 'DESC']] });
  const request = latest?.status === 2 ? null : latest;
  const receipt = await scoped(models.Receipt, actor).find({ where: { ...where, canceled_at: null } });
  const { price, fee, amount } = request ?? due;
  const bank = bankAccountOf(due.settings);
  const state = stateOf(run, amount, request);
  const canPay = state !== 'free' && state !== 'paid' && isReady(due.settings);
  return {
    app_user_id: run.id,
    application_name: due.name,
    price,
    fee,
    amount,
    state,
    paid_at: run.paid_at?.toISOString() ?? null,
    methods: canPay ? ['bank_transfer'] : [],
    transfer: request === null || bank === undefined ? null : presentOwnTransfer(request, bank),
    receipt_id: receipt?.id ?? null,
    canceled: latest === null ? null : canceledOf(latest),
  };
}

interface Wish {
  readonly app_id?: number;
  readonly app_user_id: number;
}

/** The run that is paid for. @throws {AppError} invalid when `app_id` is another application */
async function loadRun({ database }: Services, actor: MemberActor, wish: Wish, locale: 'jp' | 'en') {
  const run = await load(database, 'application-user', { id: wish.app_user_id, actor });
  if (wish.app_id !== undefined && wish.app_id !== run.application_id)
    throw new AppError('invalid', { fields: { app_id: [paymentWords[locale].otherApplication] } });
  return run;
}

const check = handle(checkPayment, async ({ actor, params, services }) => {
  const run = await load(services.database, 'application-user', { id: params.id, actor });
  return checkRun(services, actor, run);
});

const payFor = handle(pay, async ({ actor, body, locale, reply, services, unitOfWork }) => {
  const run = await loadRun(services, actor, body, locale);
  const due = await amountDue(services, run, actor);
  if (body.payment_method === 'card') throw new AppError('card_unavailable');
  const transferName = demandBankName(body.transfer_name, locale);
  await unitOfWork((unit) => requestTransferFor(unit, actor, { runId: run.id, due, transferName }));
  reply.message(paymentWords[locale].requested);
  return checkRun(services, actor, run);
});

const request = handle(requestTransfer, async ({ actor, body, locale, reply, services, unitOfWork }) => {
  const run = await loadRun(services, actor, body, locale);
  const due = await amountDue(services, run, actor);
  const transferName = demandBankName(body.transfer_name, locale);
  const made = await unitOfWork((unit) => requestTransferFor(unit, actor, { runId: run.id, due, transferName }));
  reply.message(paymentWords[locale].requested);
  return presentOwnTransfer(made, demandAccount(due.settings));
});

const cancel = handle(cancelTransfer, async ({ actor, body, locale, params, reply, services, unitOfWork }) => {
  const record = await unitOfWork(async (unit) => {
    await unit.lock(actor.workspace.id, 'transfers');
    const found = await load(unit, 'transfer-request', { id: params.id, actor, lock: true });
    if (found.status === 0 && found.received > 0) throw new AppError('transfer_received');
    const by = { userId: actor.userId, name: actor.name };
    await cancelRequest(unit, found, { action: cancelTransfer.name, by, reason: null, seen: body.version });
    return found;
  });
  reply.message(paymentWords[locale].canceled);
  const run = await load(services.database, 'application-user', { id: record.application_user_id, actor });
  return checkRun(services, actor, run);
});

export const payHandlers: readonly Mounted[] = [check, payFor, request, cancel];
