import { load, loadAll } from '../../../access/load.ts';
import {
  approveDocument,
  checkBackDocument,
  readApproval,
  requestApproval,
  withdrawApproval,
} from '../../../contract/approvals/index.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { approvalWords } from '../../../messages/approvals.ts';
import { dayInJapan } from '../../../time/japan.ts';
import { holdHistory } from '../../documents/add-history.ts';
import { askForApproval } from '../ask.ts';
import { askedApprovers, demandApprovers } from '../check-approvers.ts';
import { decideAsMember } from '../decide.ts';
import { presentDocumentApproval } from '../present.ts';

const ask = handle(requestApproval, async ({ actor, body, locale, params, reply, services, unitOfWork }) => {
  const { database, config, now } = services;
  const today = dayInJapan(now());
  const document = await unitOfWork(async (unit) => {
    await holdHistory(unit, actor.workspace.id);
    const found = await load(unit, 'document', { id: params.id, actor, to: 'change', lock: true });
    const named = [...(body.approver_ids ?? []), ...(body.steps ?? []).flatMap(({ approver_id: id }) => id ?? [])];
    await loadAll(unit, 'user', { ids: [...new Set(named)], actor });
    const asked = askedApprovers(body, { actor, today, locale });
    await demandApprovers(services, unit, { actor, document: found, locale }, asked);
    await askForApproval(unit, { actor, document: found, asked, body, locale, publicUrl: config.publicUrl });
    return found;
  });
  reply.message(approvalWords[locale].asked);
  return presentDocumentApproval(database, actor, document, today);
});

const approve = handle(approveDocument, async ({ actor, body, locale, params, reply, services, unitOfWork }) => {
  const { database, config, now } = services;
  const document = await unitOfWork((unit) =>
    decideAsMember(unit, actor, params.id, {
      act: 'approve',
      comment: body.comment ?? null,
      action: approveDocument.name,
      seenHash: body.content_sha256,
      publicUrl: config.publicUrl,
    }),
  );
  reply.message(approvalWords[locale].approved);
  return presentDocumentApproval(database, actor, document, dayInJapan(now()));
});

const checkBack = handle(checkBackDocument, async ({ actor, body, locale, params, reply, services, unitOfWork }) => {
  const { database, config, now } = services;
  const document = await unitOfWork((unit) =>
    decideAsMember(unit, actor, params.id, {
      act: 'check_back',
      comment: body.comment,
      action: checkBackDocument.name,
      publicUrl: config.publicUrl,
    }),
  );
  reply.message(approvalWords[locale].checkedBack);
  return presentDocumentApproval(database, actor, document, dayInJapan(now()));
});

const withdraw = handle(withdrawApproval, async ({ actor, body, locale, params, reply, services, unitOfWork }) => {
  const { database, config, now } = services;
  const document = await unitOfWork((unit) =>
    decideAsMember(unit, actor, params.id, {
      act: 'withdraw',
      comment: body.comment ?? null,
      action: withdrawApproval.name,
      publicUrl: config.publicUrl,
    }),
  );
  reply.message(approvalWords[locale].withdrawn);
  return presentDocumentApproval(database, actor, document, dayInJapan(now()));
});

const read = handle(readApproval, async ({ actor, params, services: { database, now } }) => {
  const document = await load(database, 'document', { id: params.id, actor });
  return presentDocumentApproval(database, actor, document, dayInJapan(now()));
});

export const requestHandlers: readonly Mounted[] = [ask, approve, checkBack, withdraw, read];
