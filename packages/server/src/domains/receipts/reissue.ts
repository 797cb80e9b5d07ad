import { reissueReceipt } from '../../contract/index.ts';
import { AppError } from '../../errors/app-error.ts';
import { handle, type Mounted } from '../../http/handler.ts';
import { makeOut, subjectOf } from './make-out.ts';
import { sendReceipt } from './send-receipt.ts';

/** The staff issue a receipt again: the copy counts as the second at least, so that it is marked. */
const reissue = handle(reissueReceipt, async ({ body, params, reply, services, unitOfWork }) => {
  const name = body.name?.trim() ?? '';
  const receipt = await unitOfWork(async (unit) => {
    const found = await unit.models.Receipt.findByPk(params.id, { lock: true });
    if (found === null)
      throw new AppError('not_found', { requested: { kind: 'receipt', ids: [params.id], among: 'own' } });
    if (found.canceled_at !== null) throw new AppError('receipt_void');
    if (name !== '' && name !== found.recipient) await makeOut(unit, found, name);
    await found.update({ copies: Math.max(2, found.copies + 1), version: found.version + 1 });
    await unit.audit({
      action: reissueReceipt.name,
      subject: subjectOf(found),
      workspaceId: found.workspace_id,
      after: { copies: found.copies },
    });
    return found;
  });
  return sendReceipt(reply, receipt, services.now());
});

export const reissueHandlers: readonly Mounted[] = [reissue];
