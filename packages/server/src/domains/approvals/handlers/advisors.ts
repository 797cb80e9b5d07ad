import { load } from '../../../access/load.ts';
import { inWorkspace, scoped } from '../../../access/scoped.ts';
import {
  checkBackAsAdvisor,
  decideAsAdvisor,
  readAdvisors,
  readAsAdvisor,
  uploadAsAdvisor,
} from '../../../contract/approvals/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { approvalWords } from '../../../messages/approvals.ts';
import { addHistory } from '../../documents/add-history.ts';
import { noteDownload } from '../../documents/note-download.ts';
import { withStoredUpload } from '../../documents/document-file.ts';
import { createFile } from '../../files/create-file.ts';
import { inspectUpload } from '../../files/inspect-upload.ts';
import { removeFile } from '../../files/remove-file.ts';
import { decideCase, demandTurn, holdCase, verdictOf } from '../decide-as-advisor.ts';
import { findCase } from '../find-advisor.ts';
import { failed, presentAdvisors, presentCase } from '../present-advisor.ts';
import { lastApproval } from '../read-approvals.ts';

/** `files.belongs_to` of files that advisors upload. */
const ofApproval = 'approval';

/** The reply has links to the file, so the call counts as a look at it. */
const read = handle(readAsAdvisor, async ({ params, services, source, unitOfWork }) => {
  const secrets = { token: params.token, credential: params.credential_token };
  const found = await findCase(services.database, services.now(), secrets);
  const { advisor, document, stored } = found;
  if (advisor.opened_at === null)
    await unitOfWork(async (unit) => {
      unit.notAudited('the list of downloads has who looked at a document');
      await advisor.update({ opened_at: unit.now() });
    });
  await noteDownload(services, {
    version: { id: stored.request.version_id ?? null, document_id: document.id, workspace_id: advisor.workspace_id },
    what: 'viewed',
    credentialId: advisor.id,
    name: advisor.name ?? advisor.email,
    address: source.address,
  });
  return presentCase(services, found);
});

const upload = handle(uploadAsAdvisor, async ({ params, files, locale, reply, services, unitOfWork }) => {
  const sent = files['file']?.[0];
  if (sent === undefined) throw new AppError('bad_request');
  const secrets = { credential: params.credentialToken };
  const { database, now } = services;
  const before = await findCase(database, now(), secrets);
  demandTurn(before);
  await inspectUpload(services, sent, locale);
  const { workspace_id: workspaceId } = before.advisor;
  await withStoredUpload(services, workspaceId, sent, ({ name, type, ...stored }) =>
    unitOfWork(async (unit) => {
      const held = await holdCase(unit, secrets);
      demandTurn(held);
      const { advisor, document } = held;
      const owner = { workspaceId, createdBy: null, name, type, belongsTo: ofApproval };
      const file = await createFile(unit, owner, stored);
      const old = await scoped(unit.models.StoredFile, inWorkspace(workspaceId)).find({
        where: { id: advisor.file_id ?? 0 },
      });
      await advisor.update({ file_id: file.id, is_uploaded_file: true });
      if (old !== null) await removeFile(unit, old);
      const action = uploadAsAdvisor.name;
      const content = { file: name, sha256: stored.sha256 };
      await addHistory(unit, { document, action, facts: { by: advisor.name ?? advisor.email, ...content } });
      const subject = { kind: 'document', id: document.id };
      await unit.audit({ action, subject, workspaceId, after: { advisor: advisor.email, ...content } });
    }),
  );
  reply.message(approvalWords[locale].uploaded);
  return presentCase(services, await findCase(database, now(), secrets));
});

const decideDetails = handle(decideAsAdvisor, async ({ params, body, locale, reply, services, unitOfWork }) => {
  const secrets = { credential: params.credentialToken };
  const isFailed = await unitOfWork(async (unit) => {
    const held = await holdCase(unit, secrets);
    const verdict = verdictOf(held.advisor.details, body, locale);
    await decideCase(unit, held, verdict, { action: decideAsAdvisor.name, publicUrl: services.config.publicUrl });
    return verdict.details.some(({ status }) => status === failed);
  });
  reply.message(isFailed ? approvalWords[locale].checkedBack : approvalWords[locale].approved);
  return presentCase(services, await findCase(services.database, services.now(), secrets));
});

const checkBack = handle(checkBackAsAdvisor, async ({ params, body, locale, reply, services, unitOfWork }) => {
  const secrets = { token: params.token };
  await unitOfWork(async (unit) => {
    const held = await holdCase(unit, secrets);
    // The document in the address must be that of the link.
    if (held.document.id !== params.id) throw new AppError('dead_link');
    const verdict = verdictOf(held.advisor.details, { status: failed, comment: body.comment }, locale);
    await decideCase(unit, held, verdict, { action: checkBackAsAdvisor.name, publicUrl: services.config.publicUrl });
  });
  reply.message(approvalWords[locale].checkedBack);
  return presentCase(services, await findCase(services.database, services.now(), secrets));
});

const list = handle(readAdvisors, async ({ actor, params, services }) => {
  const document = await load(services.database, 'document', { id: params.id, actor });
  const last = await lastApproval(services.database, actor, document.id);
  return { advisors: await presentAdvisors(services, actor.workspace.id, last?.advisors ?? []) };
});

export const advisorHandlers: readonly Mounted[] = [read, upload, decideDetails, checkBack, list];
