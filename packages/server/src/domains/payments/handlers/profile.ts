import type { MemberActor } from '../../../access/actor.ts';
import { scoped } from '../../../access/scoped.ts';
import {
  readPaymentProfile,
  updatePaymentProfile,
  type PaymentProfile as ProfileShape,
} from '../../../contract/payments/index.ts';
import { changeVersioned } from '../../../database/change-versioned.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { paymentWords } from '../../../messages/payments.ts';
import type { Services } from '../../../services.ts';
import { bankName } from '../payer-name.ts';

async function show({ database }: Services, actor: MemberActor): Promise<ProfileShape> {
  const row = await scoped(database.models.PaymentProfile, actor).find();
  return {
    billing_name: row?.billing_name ?? null,
    department: row?.department ?? null,
    person: row?.person ?? null,
    email: row?.email ?? null,
    transfer_name: row?.transfer_name ?? null,
    payment_method: 'bank_transfer',
    version: row?.version ?? 0,
    updated_at: row?.updated_at.toISOString() ?? null,
  };
}

const read = handle(readPaymentProfile, ({ actor, services }) => show(services, actor));

const update = handle(updatePaymentProfile, async ({ actor, body, locale, reply, services, unitOfWork }) => {
  const { version, ...changes } = body;
  const name = changes.transfer_name ?? null;
  if (name !== null && bankName(name) === '')
    throw new AppError('invalid', { fields: { transfer_name: [paymentWords[locale].transferName] } });
  await unitOfWork(async (unit) => {
    const profiles = scoped(unit.models.PaymentProfile, actor);
    // Two first changes at a time make one row; the version decides between them.
    await profiles.createMany([{}], { ignoreDuplicates: true });
    const record = await profiles.find();
    if (record === null) throw new Error('The payment data of a company are made before they are changed.');
    const kind = 'payment_profile';
    const workspaceId = actor.workspace.id;
    const changed = await changeVersioned(unit, { record, kind, workspaceId, seen: version, changes });
    await unit.audit({ action: 'paymentProfile.update', subject: { kind, id: record.id }, workspaceId, ...changed });
  });
  reply.message(paymentWords[locale].profileSaved);
  return show(services, actor);
});

export const profileHandlers: readonly Mounted[] = [read, update];
