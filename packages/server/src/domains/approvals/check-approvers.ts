import type { MemberActor } from '../../access/actor.ts';
import { load, type Reach } from '../../access/load.ts';
import { categoryAccesses } from '../../access/loaders/category-access.ts';
import { hasPermission } from '../../access/policies/user-permission.ts';
import type { requestApproval } from '../../contract/approvals/index.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { AppError } from '../../errors/app-error.ts';
import { approvalWords } from '../../messages/approvals.ts';
import type { Services } from '../../services.ts';
import { memberActorOf } from '../accounts/index.ts';
import type { Document } from '../documents/model.ts';

type Body = BodyOf<typeof requestApproval>;

/** Who is asked, in the order of the turns: a member or the address of an outside advisor. */
export interface AskedApprover {
  readonly userId: number | null;
  readonly email: string | null;
  readonly name: string | null;
  readonly dueOn: string | null;
  /** Path of the field, for messages. */
  readonly field: string;
}

const refuse = (field: string, words: string): AppError => new AppError('invalid', { fields: { [field]: [words] } });

/**
 * The approvers that a call names, by `steps` or by two lists. The same approver is asked once.
 * @throws {AppError} invalid, approval_same_approver
 */
export function askedApprovers(
  body: Body,
  { actor, today, locale }: { readonly actor: MemberActor; readonly today: string; readonly locale: 'jp' | 'en' },
): readonly AskedApprover[] {
  const words = approvalWords[locale];
  const { steps, approver_ids: ids = [], advisor_emails: emails = [], due_on: dueOn = null } = body;
  if (steps !== undefined && ids.length + emails.length > 0) throw refuse('steps', words.twoForms);
  const asked = (steps ?? []).map((step, at): AskedApprover => {
    if ((step.approver_id === undefined) === (step.advisor_email === undefined))
      throw refuse(`steps[${at}].approver_id`, words.oneOfTwo);
    return {
      userId: step.approver_id ?? null,
      email: step.advisor_email?.toLowerCase() ?? null,
      name: step.advisor_name ?? null,
      dueOn: step.due_on ?? dueOn,
      field: `steps[${at}].${step.approver_id === undefined ? 'advisor_email' : 'approver_id'}`,
    };
  });
  const listed = [
    ...ids.map((userId, at) => ({ userId, email: null, name: null, dueOn, field: `approver_ids[${at}]` })),
    ...emails.map((email, at) => ({
      userId: null,
      email: email.toLowerCase(),
      name: null,
      dueOn,
      field: `advisor_emails[${at}]`,
    })),
  ];
  const all = steps === undefined ? listed : asked;
  if (all.length === 0) throw refuse('approver_ids', words.noApprovers);
  all.forEach((each, at) => {
    const isRepeated = all.slice(0, at).some((one) => one.userId === each.userId && one.email === each.email);
    if (isRepeated) throw sameApprover(each.field);
    if (each.userId === actor.userId) throw refuse(each.field, words.self);
    if (each.dueOn !== null && each.dueOn < today)
      throw refuse(steps === undefined ? 'due_on' : 'steps', words.pastDay);
  });
  const needsDue = body.turns !== 'at_once' && body.needs === 'any';
  if (needsDue && all.slice(0, -1).some((each) => each.dueOn === null))
    throw refuse(steps === undefined ? 'due_on' : 'steps', words.dueNeeded);
  return all;
}

/** The same approver cannot be asked twice (specification, section 5). */
export const sameApprover = (field: string): AppError =>
  new AppError('approval_same_approver', { fields: { [field]: ['同じ承認者に重複して依頼することはできません。'] } });

/**
 * Refuses members who could not approve the document: without the permission, or without access to its category.
 * @throws {AppError} not_found for who is no member; invalid
 */
export async function demandApprovers(
  services: Pick<Services, 'database'>,
  reach: Reach,
  {
    actor,
    document,
    locale,
  }: { readonly actor: MemberActor; readonly document: Document; readonly locale: 'jp' | 'en' },
  asked: readonly AskedApprover[],
): Promise<void> {
  const words = approvalWords[locale];
  for (const { userId, field } of asked) {
    if (userId === null) continue;
    const { user } = await load(reach, 'user', { id: userId, actor });
    const name = user.full_name;
    const approver = await memberActorOf(services.database, userId, actor.workspace.id);
    if (approver === undefined || !hasPermission(approver.membership, ['accept_document']))
      throw refuse(field, words.mayNotAccept(name));
    if (approver.membership.isRoot) continue;
    const accesses = await categoryAccesses(reach.models, approver);
    const access = document.category_id === null ? 'none' : (accesses.get(document.category_id) ?? 'none');
    if (access === 'none') throw refuse(field, words.mayNotRead(name));
  }
}
