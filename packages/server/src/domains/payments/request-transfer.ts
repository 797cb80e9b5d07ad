import type { MemberActor } from '../../access/actor.ts';
import { load } from '../../access/load.ts';
import { scoped } from '../../access/scoped.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { paymentWords } from '../../messages/payments.ts';
import { dayInJapan } from '../../time/japan.ts';
import type { AmountDue } from './amount-due.ts';
import type { TransferRequest } from './model.ts';
import { bankName, referenceOf } from './payer-name.ts';
import { demandAccount } from '../payment-settings/payment-settings.ts';

/** A name that banks accept in part at least. @throws {AppError} invalid */
export function demandBankName(name: string | null | undefined, locale: 'jp' | 'en'): string | null {
  if (name === null || name === undefined) return null;
  if (bankName(name) === '')
    throw new AppError('invalid', { fields: { transfer_name: [paymentWords[locale].transferName] } });
  return name;
}

/** Name of the account that pays: as given, else as in the payment data, else that of the company. */
async function payingName(unit: UnitOfWork, actor: MemberActor, given: string | null): Promise<string> {
  const profile = await scoped(unit.models.PaymentProfile, actor).find();
  const company = await load(unit, 'company', { id: actor.workspace.id, actor });
  const kana = company.name_kana ?? '';
  return given ?? profile?.transfer_name ?? (bankName(kana) === '' ? company.name : kana);
}

export interface TransferWish {
  readonly runId: number;
  readonly due: AmountDue;
  /** Name of the paying account, if it was given. */
  readonly transferName: string | null;
}

/**
 * The request to pay a run by transfer. A run has one: a later call gives the same, with the name of the account as it was given last.
 * @throws {AppError} nothing_to_pay, paid_already, payments_not_set_up
 */
export async function requestTransferFor(
  unit: UnitOfWork,
  actor: MemberActor,
  { runId, due, transferName }: TransferWish,
): Promise<TransferRequest> {
  // Requests that come at the same moment are made one after the other.
  await unit.lock(actor.workspace.id, 'transfers');
  const run = await load(unit, 'application-user', { id: runId, actor, to: 'change', lock: true });
  if (run.paid_at !== null) throw new AppError('paid_already');
  demandAccount(due.settings);
  const requests = scoped(unit.models.TransferRequest, actor);
  const workspaceId = actor.workspace.id;
  const open = await requests.find({ where: { application_user_id: run.id, status: 0 } });
  if (open !== null) {
    if (transferName === null || transferName === open.transfer_name) return open;
    const before = { transfer_name: open.transfer_name };
    await open.update({ transfer_name: transferName, version: open.version + 1 });
    const subject = { kind: 'transfer-request', id: open.id };
    const after = { transfer_name: transferName };
    await unit.audit({ action: 'transferRequests.rename', subject, workspaceId, before, after });
    return open;
  }
  if (due.amount === 0) throw new AppError('nothing_to_pay');
  const made = await requests.create({
    user_id: actor.userId,
    application_user_id: run.id,
    application_id: run.application_id,
    transfer_name: await payingName(unit, actor, transferName),
    price: due.price,
    fee: due.fee,
    amount: due.amount,
    due_on: dayInJapan(unit.now(), due.settings.transfer_days),
    transferred_on: null,
    cancel_reason: null,
  });
  await made.update({ reference: referenceOf(made.id) });
  await unit.audit({
    action: 'transferRequests.create',
    subject: { kind: 'transfer-request', id: made.id },
    workspaceId,
    after: { app_user_id: run.id, amount: made.amount, reference: made.reference },
  });
  return made;
}
