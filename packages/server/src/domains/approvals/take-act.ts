import { inWorkspace, scoped } from '../../access/scoped.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { addHistory } from '../documents/add-history.ts';
import { changeDocument } from '../documents/change-document.ts';
import type { Document } from '../documents/model.ts';
import { asApproval, type StoredApproval } from './read-approvals.ts';
import { refusedAct } from './refusals.ts';
import { takeAct, type Acting, type Approval, type RequestState } from './state.ts';

/** `documents.approve` by the state of the last request (enumeration document_approval_state). */
export const documentStates: Readonly<Record<RequestState, 0 | 1 | 2 | 3>> = {
  open: 1,
  approved: 2,
  checked_back: 3,
  withdrawn: 0,
};

/** Who acts, as acts and seals name the person. */
export interface ApprovalActor {
  readonly name: string;
  readonly userId: number | null;
  readonly advisorId: number | null;
}

export interface TakenAct {
  readonly document: Document;
  readonly stored: StoredApproval;
  readonly acting: Acting;
  readonly actor: ApprovalActor;
  readonly comment: string | null;
  /** Of the audit and the history, `approvals.approve`. */
  readonly action: string;
  /** Name of the approver of a step, for acts of a substitute. */
  readonly nameOf: (stepId: number) => string;
}

/**
 * Applies an act to a request within a unit of work that holds the history of the workspace: rows, the list of acts, the state of the
 * document, its history and the audit. Gives the approval as it is now.
 * @throws {AppError} approval_impossible, approval_changed
 */
export async function applyAct(unit: UnitOfWork, taken: TakenAct): Promise<Approval> {
  const { document, stored, acting, actor, comment, action } = taken;
  const { request } = stored;
  const outcome = takeAct(asApproval(stored), acting);
  if ('refused' in outcome) throw refusedAct(outcome.refused, outcome.possible);
  const { approval, stepId } = outcome;
  await saveApproval(unit, stored, approval, { stepId, actor });
  const step = stored.steps.find(({ id }) => id === stepId);
  const isSubstitute = step !== undefined && step.advisor_id === null && step.approver_user_id !== actor.userId;
  const workspace = inWorkspace(document.workspace_id);
  await scoped(unit.models.ApprovalAct, workspace).create({
    request_id: request.id,
    act: acting.act,
    at: unit.now(),
    actor_user_id: actor.userId,
    advisor_id: actor.advisorId,
    actor_name: actor.name,
    approver_name: isSubstitute && stepId !== null ? taken.nameOf(stepId) : null,
    comment,
    version_id: document.current_version_id ?? null,
    content_sha256: request.content_sha256,
  });
  await recordAct(unit, {
    document,
    approve: documentStates[approval.state],
    action,
    facts: {
      approval: request.number,
      by: actor.name,
      state: approval.state,
      comment,
      content: request.content_sha256,
    },
  });
  return approval;
}

/** Writes the state of a request and its steps. */
export async function saveApproval(
  unit: UnitOfWork,
  { request, steps }: StoredApproval,
  approval: Approval,
  acted: { readonly stepId: number | null; readonly actor: ApprovalActor } | undefined,
): Promise<void> {
  for (const step of steps) {
    const { state } = approval.steps.find(({ id }) => id === step.id) ?? step;
    const isActed = acted !== undefined && acted.stepId === step.id;
    if (state === step.state && !isActed) continue;
    await step.update({
      state,
      ...(isActed ? { acted_at: unit.now(), acted_user_id: acted.actor.userId } : {}),
    });
  }
  const isEnded = approval.state !== 'open';
  await request.update({
    state: approval.state,
    version: request.version + 1,
    ...(isEnded ? { ended_at: unit.now() } : {}),
  });
}

export interface RecordedAct {
  readonly document: Document;
  readonly approve: 0 | 1 | 2 | 3;
  readonly action: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** History and audit of an act; the row of the document only changes with the state of its approval. */
export async function recordAct(unit: UnitOfWork, { document, approve, action, facts }: RecordedAct): Promise<void> {
  if (document.approve !== approve) {
    await changeDocument(unit, { document, seen: document.version, changes: { approve }, action, facts });
    return;
  }
  await addHistory(unit, { document, action, facts });
  const subject = { kind: 'document', id: document.id };
  await unit.audit({ action, subject, workspaceId: document.workspace_id, after: facts });
}
