import contentDisposition from 'content-disposition';
import type { MemberActor } from '../../access/actor.ts';
import { load } from '../../access/load.ts';
import { scoped } from '../../access/scoped.ts';
import { downloadReceipt, listReceipts, pdfType, readReceipt } from '../../contract/index.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { handle, type Mounted } from '../../http/handler.ts';
import { drawReceipt } from './draw-receipt.ts';
import type { Receipt } from './model.ts';
import { presentReceipt } from './present.ts';

const subjectOf = ({ id }: Receipt) => ({ kind: 'receipt', id });

/** Makes a receipt out to another name. It is the same receipt: its number stays. */
async function makeOut(unit: UnitOfWork, actor: MemberActor, receipt: Receipt, name: string): Promise<void> {
  const before = { recipient: receipt.recipient };
  await receipt.update({ recipient: name, version: receipt.version + 1 });
  await unit.audit({
    action: 'receipts.makeOut',
    subject: subjectOf(receipt),
    workspaceId: actor.workspace.id,
    before,
    after: { recipient: name },
  });
}

const read = handle(readReceipt, async ({ actor, query, unitOfWork }) => {
  const name = query.name?.trim() ?? '';
  const receipt = await unitOfWork(async (unit) => {
    const run = await load(unit, 'application-user', { id: query.app_user_id, actor });
    const found = await scoped(unit.models.Receipt, actor).find({ where: { application_user_id: run.id } });
    if (found === null) throw new AppError('receipt_not_ready');
    if (name !== '' && name !== found.recipient) await makeOut(unit, actor, found, name);
    return found;
  });
  return presentReceipt(receipt);
});

const list = handle(listReceipts, async ({ actor, query, services: { database } }) => {
  const page = await scoped(database.models.Receipt, actor).page(query, {
    where: actor.membership.isRoot ? {} : { user_id: actor.userId },
    order: [['id', 'DESC']],
  });
  return { ...page, items: page.items.map(presentReceipt) };
});

const download = handle(downloadReceipt, async ({ actor, params, reply, services, unitOfWork }) => {
  const receipt = await unitOfWork(async (unit) => {
    const found = await load(unit, 'receipt', { id: params.id, actor, lock: true });
    await found.update({ copies: found.copies + 1, version: found.version + 1 });
    await unit.audit({
      action: 'receipts.download',
      subject: subjectOf(found),
      workspaceId: actor.workspace.id,
      after: { copies: found.copies },
    });
    return found;
  });
  const shown = presentReceipt(receipt);
  const bytes = drawReceipt({ ...shown, isReissued: shown.copies > 1, reissuedAt: services.now() });
  reply.header('Content-Disposition', contentDisposition(`領収書_${shown.number}.pdf`, { type: 'attachment' }));
  reply.header('X-Content-Type-Options', 'nosniff');
  reply.raw(Buffer.from(bytes), pdfType);
  return '';
});

export const receiptHandlers: readonly Mounted[] = [read, list, download];
