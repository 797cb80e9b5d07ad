import type { MemberActor } from '../../access/actor.ts';
import { load } from '../../access/load.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { dayInJapan } from '../../time/japan.ts';
import { holdHistory } from '../documents/add-history.ts';
import type { Document } from '../documents/model.ts';
import { peopleOf } from '../documents/people-of.ts';
import { absencesOn } from './absences.ts';
import { contentHash } from './content.ts';
import { lastApproval, memberKey, type StoredApproval } from './read-approvals.ts';
import { refusedAct } from './refusals.ts';
import type { Acting, Approval } from './state.ts';
import { absentApprovers } from './substitutes.ts';
import { applyAct, type ApprovalActor } from './take-act.ts';
import { tellAskedAdvisors } from './tell-advisors.ts';
import { tellAsked, tellResult } from './tell-approvers.ts';

/** A document with its last request, held until the unit of work ends: acts on the documents of a workspace come one after the other. */
export interface HeldApproval {
  readonly document: Document;
  readonly stored: StoredApproval;
}

/** @throws {AppError} not_found; approval_impossible before the first request */
export async function holdApproval(unit: UnitOfWork, actor: MemberActor, documentId: number): Promise<HeldApproval> {
  await holdHistory(unit, actor.workspace.id);
  const document = await load(unit, 'document', { id: documentId, actor, lock: true });
  const stored = await lastApproval(unit, actor, document.id);
  if (stored === undefined) throw refusedAct('no_request', ['ask']);
  return { document, stored };
}

export interface MemberDecision {
  readonly act: Acting['act'];
  readonly comment: string | null;
  /** Of the audit, `approvals.approve`. */
  readonly action: string;
  /** What the member looked at; refused if the document was changed since. */
  readonly seenHash?: string | undefined;
  readonly publicUrl: string;
}

/** An act of a member on the open request of a document. @throws {AppError} not_found, approval_impossible, approval_changed */
export async function decideAsMember(
  unit: UnitOfWork,
  actor: MemberActor,
  documentId: number,
  { act, comment, action, seenHash, publicUrl }: MemberDecision,
): Promise<Document> {
  const held = await holdApproval(unit, actor, documentId);
  const { document, stored } = held;
  const today = dayInJapan(unit.now());
  const absences = await absencesOn(unit, actor, today);
  const present = await contentHash(unit, actor, document);
  const isSeen = seenHash === undefined || seenHash === stored.request.content_sha256;
  await decide(unit, held, {
    acting: {
      act,
      by: memberKey(actor.userId),
      substituteFor: absentApprovers(absences, actor.userId, today).map(memberKey),
      mayWithdraw: actor.membership.isRoot,
      ...(present !== undefined && isSeen && { contentHash: present }),
    },
    actor: { name: actor.name, userId: actor.userId, advisorId: null },
    comment,
    action,
    publicUrl,
  });
  return document;
}

export interface Decision {
  readonly acting: Acting;
  readonly actor: ApprovalActor;
  readonly comment: string | null;
  readonly action: string;
  readonly publicUrl: string;
}

/** Applies an act, and tells those whom it concerns: the next approvers, or the applicant. */
export async function decide(unit: UnitOfWork, held: HeldApproval, decision: Decision): Promise<Approval> {
  const { document, stored } = held;
  const { acting, actor, comment, action, publicUrl } = decision;
  const askedBefore = new Set(stored.steps.flatMap(({ id, state }) => (state === 'asked' ? [id] : [])));
  const asked = stored.steps.filter(({ id }) => askedBefore.has(id));
  const people = await peopleOf(
    unit,
    stored.steps.flatMap(({ approver_user_id: id }) => id ?? []),
  );
  const nameOf = (stepId: number): string =>
    people.get(stored.steps.find(({ id }) => id === stepId)?.approver_user_id ?? 0)?.full_name ?? '';
  const telling = { document, stored, publicUrl, actor };
  const approval = await applyAct(unit, { document, stored, acting, actor, comment, action, nameOf });
  if (approval.state === 'open') {
    const isNew = ({ id, state }: StoredApproval['steps'][number]) => state === 'asked' && !askedBefore.has(id);
    const next = stored.steps.filter(isNew);
    await tellAsked(unit, telling, next);
    await tellAskedAdvisors(unit, telling, next, 'turn');
  } else {
    await tellResult(unit, telling, { result: approval.state, comment, asked });
  }
  return approval;
}
