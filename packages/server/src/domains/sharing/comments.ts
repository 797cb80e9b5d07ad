import type { MemberActor } from '../../access/actor.ts';
import { load, type Reach } from '../../access/load.ts';
import { categoryAccesses } from '../../access/loaders/category-access.ts';
import { mayChangeComment } from '../../access/policies/shared-document.ts';
import { inWorkspace, scoped } from '../../access/scoped.ts';
import type { Comment } from '../../contract/sharing/index.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { linkTo } from '../../mail/links.ts';
import { sharingWords } from '../../messages/sharing.ts';
import type { Services } from '../../services.ts';
import { memberActorOf } from '../accounts/index.ts';
import { announce } from '../documents/announce.ts';
import type { Document } from '../documents/model.ts';
import { peopleOf } from '../documents/people-of.ts';
import type { DocumentComment } from './model.ts';

/** Where a comment is pinned. */
export const placeOf = ({ place }: DocumentComment): Comment['place'] =>
  typeof place === 'string' ? (JSON.parse(place) as Comment['place']) : null;

/** Comments as members see them. A deleted one keeps its place, without its words. */
export async function presentComments(
  reach: Reach,
  actor: MemberActor,
  comments: readonly DocumentComment[],
): Promise<Comment[]> {
  const ids = comments.flatMap(({ user_id: id, mentions }) => [id, ...mentions]);
  const people = await peopleOf(reach, [...new Set(ids.flatMap((id) => id ?? []))]);
  return comments.map((comment) => {
    const deletedAt = comment.deleted_at ?? null;
    const isOwn = mayChangeComment(actor, comment).allowed;
    const isDeleted = deletedAt !== null;
    return {
      id: comment.id,
      document_id: comment.document_id,
      version_id: comment.version_id ?? null,
      place: placeOf(comment),
      content: isDeleted ? null : comment.content,
      user: people.get(comment.user_id ?? 0) ?? null,
      advisor_name: comment.advisor_name ?? null,
      for_advisors: comment.for_advisors,
      mentions: isDeleted ? [] : comment.mentions.flatMap((id) => people.get(id) ?? []),
      version: comment.version,
      created_at: comment.created_at.toISOString(),
      edited_at: comment.edited_at?.toISOString() ?? null,
      deleted_at: deletedAt?.toISOString() ?? null,
      actions: { update: isOwn && !isDeleted, delete: isOwn && !isDeleted, restore: isOwn && isDeleted },
    };
  });
}

/**
 * Members whom a comment names. Each must be able to see the document.
 * @throws {AppError} not_found for who is no member; invalid
 */
export async function demandMentioned(
  { database }: Pick<Services, 'database'>,
  unit: UnitOfWork,
  {
    actor,
    document,
    locale,
  }: { readonly actor: MemberActor; readonly document: Document; readonly locale: 'jp' | 'en' },
  ids: readonly number[],
): Promise<void> {
  for (const [at, id] of ids.entries()) {
    const { user } = await load(unit, 'user', { id, actor });
    const member = await memberActorOf(database, id, actor.workspace.id);
    if (member !== undefined && (await mayRead(unit, member, document))) continue;
    throw new AppError('invalid', {
      fields: { [`mentions[${at}]`]: [sharingWords[locale].mayNotRead(user.full_name)] },
    });
  }
}

async function mayRead({ models }: Reach, member: MemberActor, { category_id: id }: Document): Promise<boolean> {
  if (member.membership.isRoot) return true;
  if (id === null) return false;
  return ((await categoryAccesses(models, member)).get(id) ?? 'none') !== 'none';
}

export interface ToldComment {
  readonly document: Document;
  readonly comment: DocumentComment;
  /** Who wrote it: a member, or an outside advisor without an account. */
  readonly actor: { readonly userId: number | null; readonly name: string };
  readonly publicUrl: string;
  /** Members who are named now; those who were named before an edit know already. */
  readonly mentioned: readonly number[];
}

/** Tells those who are mentioned, by bell and mail as each has chosen. */
export async function tellMentioned(unit: UnitOfWork, told: ToldComment): Promise<void> {
  const { document, comment, actor, publicUrl, mentioned } = told;
  await announce(unit, {
    kind: 'document-mentioned',
    document,
    userIds: mentioned,
    actor,
    mail: (user) => ({
      template: 'document-mentioned',
      to: user.email,
      locale: user.locale,
      values: {
        name: user.full_name,
        by: actor.name,
        document: document.name,
        content: comment.content,
        url: linkTo(publicUrl, 'document', String(document.id)),
      },
      key: `document-mentioned-${comment.id}-${user.id}`,
    }),
  });
}

/** Tells by bell who filed the document and who commented it, except those who are mentioned. */
export async function tellCommented(
  unit: UnitOfWork,
  { document, comment, actor, mentioned }: Omit<ToldComment, 'publicUrl'>,
): Promise<void> {
  const workspace = inWorkspace(document.workspace_id);
  const others = await scoped(unit.models.DocumentComment, workspace).findAll({
    attributes: ['user_id'],
    where: { document_id: document.id },
    order: [['id', 'DESC']],
  });
  const known = [document.created_user_id, ...others.map(({ user_id: id }) => id)].flatMap((id) => id ?? []);
  const userIds = [...new Set(known)].filter((id) => !mentioned.includes(id) && id !== comment.user_id);
  const members = await scoped(unit.models.Member, workspace).findAll({
    attributes: ['user_id'],
    where: { user_id: userIds, removed_at: null },
  });
  await announce(unit, {
    kind: 'document-commented',
    document,
    userIds: members.map(({ user_id: id }) => id),
    actor,
  });
}
