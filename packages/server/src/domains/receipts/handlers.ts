import { load } from '../../access/load.ts';
import { scoped } from '../../access/scoped.ts';
import { downloadReceipt, listReceipts, readReceipt } from '../../contract/index.ts';
import { AppError } from '../../errors/app-error.ts';
import { handle, type Mounted } from '../../http/handler.ts';
import { makeOut, subjectOf } from './make-out.ts';
import { presentReceipt } from './present.ts';
import { reissueHandlers } from './reissue.ts';
import { sendReceipt } from './send-receipt.ts';

const read = handle(readReceipt, async ({ actor, query, unitOfWork }) => {
  const name = query.name?.trim() ?? '';
  const receipt = await unitOfWork(async (unit) => {
    const run = await load(unit, 'application-user', { id: query.app_user_id, actor });
    const found = await scoped(unit.models.Receipt, actor).find({
      where: { application_user_id: run.id, canceled_at: null },
    });
    if (found === null) throw new AppError('receipt_not_ready');
    if (name !== '' && name !== found.recipient) await makeOut(unit, found, name);
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
  return sendReceipt(reply, receipt, services.now());
});

export const receiptHandlers: readonly Mounted[] = [read, list, download, ...reissueHandlers];
