import { Op, type Includeable } from 'sequelize';
import type { MemberActor } from '../../../access/actor.ts';
import { load, type Reach } from '../../../access/load.ts';
import { readableCategories, setDocumentAccess } from '../../../access/loaders/category-access.ts';
import { mayChangeShare } from '../../../access/policies/shared-document.ts';
import { scoped } from '../../../access/scoped.ts';
import {
  createShare,
  downloadShared,
  listShares,
  openShare,
  revokeShare,
  revokeShares,
  unlockShare,
  type Share,
  type SharedDocument,
} from '../../../contract/sharing/index.ts';
import { matchesKeyword } from '../../../database/folded/folded-columns.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type HandlerRequest, type Mounted } from '../../../http/handler.ts';
import { linkTo } from '../../../mail/links.ts';
import { sharingWords } from '../../../messages/sharing.ts';
import { newSecret } from '../../accounts/index.ts';
import { liveShares } from '../../documents/marks.ts';
import { peopleOf } from '../../documents/people-of.ts';
import { downloadLink } from '../../files/download-link.ts';
import { makeShare, noteOfShare } from '../make-share.ts';
import type { DocumentShare } from '../model.ts';
import { countOpening, demandLeft, isPastSaving, noteSaving } from '../openings.ts';
import { demandPassword, findShare, presentShared, type OpenShare } from '../shares.ts';
import { isVisit, newVisit } from '../visit.ts';

/** Links with their documents, as members see them. */
async function present(reach: Reach, actor: MemberActor, shares: readonly DocumentShare[]): Promise<Share[]> {
  const documents = shares.flatMap(({ document }) => document ?? []);
  await setDocumentAccess(reach.models, actor, documents);
  const people = await peopleOf(reach, [...new Set(shares.flatMap(({ created_user_id: id }) => id ?? []))]);
  return shares.map((share) => ({
    id: share.id,
    document: { id: share.document_id, name: share.document?.name ?? '' },
    has_password: typeof share.password === 'string',
    note: share.note ?? null,
    can_download: share.can_download,
    expires_at: share.expires_at?.toISOString() ?? null,
    most_openings: share.most_openings ?? null,
    openings: share.openings,
    opened_at: share.opened_at?.toISOString() ?? null,
    created_user: people.get(share.created_user_id ?? 0) ?? null,
    created_at: share.created_at.toISOString(),
    actions: { revoke: mayChangeShare(actor, share).allowed },
  }));
}

const create = handle(createShare, async ({ actor, body, locale, params, reply, services, unitOfWork }) => {
  const { config, database, passwords, now } = services;
  const { password, note = null, can_download = true, most_openings = null } = body;
  const expiresAt = typeof body.expires_at === 'string' ? new Date(body.expires_at) : null;
  const hashed = typeof password === 'string' ? await passwords.hash(password) : null;
  const { secret, hash } = newSecret();
  const share = await unitOfWork(async (unit) => {
    const document = await load(unit, 'document', { id: params.id, actor, to: 'change' });
    if (expiresAt !== null && expiresAt <= now())
      throw new AppError('invalid', { fields: { expires_at: [sharingWords[locale].pastEnd] } });
    if (document.status === 'draft' || document.current_version_id === null) throw new AppError('document_lacks_file');
    const made = await makeShare(unit, document, {
      tokenHash: hash,
      password: hashed,
      note,
      canDownload: can_download,
      expiresAt,
      mostOpenings: most_openings,
      userId: actor.userId,
    });
    made.document = document;
    return made;
  });
  reply.message(sharingWords[locale].shared);
  const [shown] = await present(database, actor, [share]);
  if (shown === undefined) throw new Error('present gives a row for each link.');
  return { token: secret, url: linkTo(config.publicUrl, 'shared', secret), share: shown };
});

const revokeAll = handle(revokeShares, async ({ actor, locale, params, reply, unitOfWork }) => {
  const revoked = await unitOfWork(async (unit) => {
    const document = await load(unit, 'document', { id: params.id, actor, to: 'change', deleted: true });
    const count = await scoped(unit.models.DocumentShare, actor).update(
      { revoked_at: unit.now() },
      { where: { document_id: document.id, revoked_at: null } },
    );
    await noteOfShare(unit, document, revokeShares.name, { revoked: count });
    return count;
  });
  reply.message(sharingWords[locale].revoked);
  return { revoked };
});

const revoke = handle(revokeShare, async ({ actor, locale, params, reply, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    const share = await load(unit, 'document-share', { id: params.id, actor, to: 'change', lock: true });
    if (share.revoked_at === null) await share.update({ revoked_at: unit.now() });
    const document = { id: share.document_id, workspace_id: share.workspace_id };
    await noteOfShare(unit, document, revokeShare.name, { share: share.id });
  });
  reply.message(sharingWords[locale].revoked);
  return null;
});

const list = handle(listShares, async ({ actor, query, services: { database, now } }) => {
  const { document_id: documentId, keyword } = query;
  if (documentId !== undefined) await load(database, 'document', { id: documentId, actor });
  const readable = await readableCategories(database.models, actor);
  const conditions = [
    ...(readable === 'all' ? [] : [{ category_id: [...readable] }]),
    ...(keyword === undefined ? [] : [matchesKeyword(database.models.Document, keyword, 'document')]),
  ];
  const include: Includeable[] = [{ association: 'document', required: true, where: { [Op.and]: conditions } }];
  const page = await scoped(database.models.DocumentShare, actor).page(query, {
    where: { [Op.and]: [liveShares(now()), ...(documentId === undefined ? [] : [{ document_id: documentId }])] },
    include,
    order: [['id', 'DESC']],
  });
  return { ...page, items: await present(database, actor, page.items) };
});

/** Counts an opening and shows the document. */
async function showOnce(
  { services, source, unitOfWork }: Pick<HandlerRequest<typeof unlockShare>, 'services' | 'source' | 'unitOfWork'>,
  found: OpenShare,
  visitor: string | undefined,
): Promise<SharedDocument> {
  await unitOfWork((unit) => countOpening(unit, services.now(), found, { address: source.address, visitor }));
  return presentShared(services, found, newVisit(services, found.share));
}

const open = handle(openShare, async ({ params, query: { visit, visitor }, ...context }) => {
  const { services } = context;
  const found = await findShare(services.database, services.now(), params.token);
  if (visit !== undefined && isVisit(services, found.share, visit)) return presentShared(services, found, visit);
  if (typeof found.share.password !== 'string') return showOnce(context, found, visitor);
  await demandLeft(services, found.share, visitor);
  return presentShared(services, found, null);
});

const unlock = handle(unlockShare, async ({ body, params, reply, ...context }) => {
  const { services } = context;
  const found = await findShare(services.database, services.now(), params.token);
  await demandLeft(services, found.share, body.visitor);
  await demandPassword(services, found.share, body.password);
  reply.forgive();
  return showOnce(context, found, body.visitor);
});

/** Links that are used up still give the file for an hour, so that the person who opened the document last can save it. */
const download = handle(downloadShared, async ({ body, params, reply, services, source }) => {
  const found = await findShare(services.database, services.now(), params.token);
  if (isPastSaving(found.share, services.now())) throw new AppError('dead_link');
  if (!isVisit(services, found.share, body.visit)) await demandPassword(services, found.share, body.password);
  reply.forgive();
  if (!found.share.can_download) throw new AppError('share_without_download');
  await noteSaving(services, found, source.address);
  return downloadLink(services, found.file, 'attachment');
});

export const shareHandlers: readonly Mounted[] = [create, revokeAll, revoke, list, open, unlock, download];
