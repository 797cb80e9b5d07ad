import { Op } from 'sequelize';
import { inWorkspace, scoped } from '../../../access/scoped.ts';
import {
  createAdvisorComment,
  deleteAdvisorComment,
  listAdvisorComments,
  restoreAdvisorComment,
  updateAdvisorComment,
  type AdvisorComment,
} from '../../../contract/approvals/index.ts';
import { changeVersioned } from '../../../database/change-versioned.ts';
import type { UnitOfWork } from '../../../database/database.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { sharingWords } from '../../../messages/sharing.ts';
import { peopleOf } from '../../documents/people-of.ts';
import { refreshSearch } from '../../documents/search/index-documents.ts';
import { placeOf, tellCommented } from '../../sharing/comments.ts';
import type { DocumentComment } from '../../sharing/model.ts';
import { holdCase } from '../decide-as-advisor.ts';
import { findCase, type AdvisorCase } from '../find-advisor.ts';
import type { ApprovalAdvisor } from '../model.ts';
import { refusedAct } from '../refusals.ts';

/** Most comments that an advisor sees. */
const mostShown = 200;

const commentKind = 'document-comment';

const nameOf = ({ name, email }: ApprovalAdvisor): string => name ?? email;

const present = (comment: DocumentComment, advisor: ApprovalAdvisor, author: string): AdvisorComment => ({
  id: comment.id,
  content: comment.content,
  place: placeOf(comment),
  author_name: author,
  is_own: comment.advisor_id === advisor.id,
  version: comment.version,
  created_at: comment.created_at.toISOString(),
  edited_at: comment.edited_at?.toISOString() ?? null,
});

/**
 * The case of an advisor who writes, held until the unit of work ends.
 * @throws {AppError} dead_link; approval_impossible once the request is no longer open
 */
async function holdOpenCase(unit: UnitOfWork, credential: string): Promise<AdvisorCase> {
  const found = await holdCase(unit, { credential });
  if (found.stored.request.state !== 'open') throw refusedAct('not_possible', []);
  return found;
}

interface OwnComment extends AdvisorCase {
  readonly comment: DocumentComment;
}

/**
 * A comment that the advisor wrote in this request.
 * @throws {AppError} dead_link, approval_impossible; not_found for comments of others, and for those that are, or are not, deleted
 */
async function holdOwnComment(
  unit: UnitOfWork,
  { credentialToken, id }: { readonly credentialToken: string; readonly id: number },
  isDeleted = false,
): Promise<OwnComment> {
  const found = await holdOpenCase(unit, credentialToken);
  const { advisor, document } = found;
  const comment = await scoped(unit.models.DocumentComment, inWorkspace(advisor.workspace_id)).find({
    where: { id, document_id: document.id, advisor_id: advisor.id },
    paranoid: !isDeleted,
  });
  if (comment === null || (isDeleted && (comment.deleted_at ?? null) === null))
    throw new AppError('not_found', { requested: { kind: commentKind, ids: [id], among: advisor.workspace_id } });
  return { ...found, comment };
}

/** Audits a change of a comment, with the address of the advisor, who has no account. */
async function note(
  unit: UnitOfWork,
  action: string,
  { advisor, comment }: Pick<OwnComment, 'advisor' | 'comment'>,
  values: { readonly before?: Record<string, unknown>; readonly after?: Record<string, unknown> },
): Promise<void> {
  const after = { ...values.after, advisor: advisor.email };
  const subject = { kind: commentKind, id: comment.id };
  await unit.audit({ action, subject, workspaceId: advisor.workspace_id, ...values, after });
}

const list = handle(listAdvisorComments, async ({ params, services: { database, now } }) => {
  const { advisor, document, stored } = await findCase(database, now(), { credential: params.credentialToken });
  const comments = scoped(database.models.DocumentComment, inWorkspace(advisor.workspace_id));
  const { items } = await comments.page(
    { per_page: mostShown },
    {
      where: {
        document_id: document.id,
        [Op.or]: [
          { advisor_id: advisor.id },
          { for_advisors: true, created_at: { [Op.gte]: stored.request.created_at } },
        ],
      },
      order: [['id', 'DESC']],
    },
  );
  const people = await peopleOf(database, [...new Set(items.flatMap(({ user_id: id }) => id ?? []))]);
  return items
    .toReversed()
    .map((comment) =>
      present(comment, advisor, comment.advisor_name ?? people.get(comment.user_id ?? 0)?.full_name ?? ''),
    );
});

const create = handle(createAdvisorComment, async ({ body, locale, params, reply, unitOfWork }) => {
  const { content, place = null } = body;
  const made = await unitOfWork(async (unit) => {
    const { advisor, document, stored } = await holdOpenCase(unit, params.credentialToken);
    const name = nameOf(advisor);
    const comment = await scoped(unit.models.DocumentComment, inWorkspace(advisor.workspace_id)).create({
      document_id: document.id,
      version_id: stored.request.version_id ?? null,
      place: place === null ? null : JSON.stringify(place),
      content,
      mentions: [],
      advisor_id: advisor.id,
      advisor_name: name,
    });
    refreshSearch(unit, document);
    await note(unit, createAdvisorComment.name, { advisor, comment }, { after: { document_id: document.id, content } });
    await tellCommented(unit, { document, comment, actor: { userId: null, name }, mentioned: [] });
    return present(comment, advisor, name);
  });
  reply.message(sharingWords[locale].commented);
  return made;
});

const update = handle(updateAdvisorComment, async ({ body, locale, params, reply, unitOfWork }) => {
  const { content, version: seen } = body;
  const changed = await unitOfWork(async (unit) => {
    const { advisor, document, comment } = await holdOwnComment(unit, params);
    const workspaceId = advisor.workspace_id;
    const changes = { content, edited_at: unit.now() };
    const record = { record: comment, kind: commentKind, workspaceId };
    const values = await changeVersioned(unit, { ...record, seen, changes });
    refreshSearch(unit, document);
    await note(unit, updateAdvisorComment.name, { advisor, comment }, values);
    return present(comment, advisor, nameOf(advisor));
  });
  reply.message(sharingWords[locale].commentSaved);
  return changed;
});

const remove = handle(deleteAdvisorComment, async ({ locale, params, reply, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    const { advisor, document, comment } = await holdOwnComment(unit, params);
    await comment.destroy();
    refreshSearch(unit, document);
    await note(unit, deleteAdvisorComment.name, { advisor, comment }, { before: { content: comment.content } });
  });
  reply.message(sharingWords[locale].commentDeleted);
  return null;
});

const restore = handle(restoreAdvisorComment, async ({ locale, params, reply, unitOfWork }) => {
  const restored = await unitOfWork(async (unit) => {
    const { advisor, document, comment } = await holdOwnComment(unit, params, true);
    await comment.restore();
    refreshSearch(unit, document);
    await note(unit, restoreAdvisorComment.name, { advisor, comment }, { after: { content: comment.content } });
    return present(comment, advisor, nameOf(advisor));
  });
  reply.message(sharingWords[locale].commentRestored);
  return restored;
});

export const advisorCommentHandlers: readonly Mounted[] = [list, create, update, remove, restore];
