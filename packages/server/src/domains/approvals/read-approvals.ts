import type { Reach } from '../../access/load.ts';
import { scoped, type InWorkspace } from '../../access/scoped.ts';
import type { ApprovalAdvisor, ApprovalRequest, ApprovalStep } from './model.ts';
import type { Approval } from './state.ts';

/** A request with the rows that belong to it. */
export interface StoredApproval {
  readonly request: ApprovalRequest;
  /** In the order of their turns. */
  readonly steps: readonly ApprovalStep[];
  readonly advisors: readonly ApprovalAdvisor[];
}

export const memberKey = (userId: number): string => `user ${userId}`;
export const advisorKey = (advisorId: number): string => `advisor ${advisorId}`;

/** Who is asked by a step. An account that was deleted can no longer act. */
function approverOf({ id, approver_user_id: userId, advisor_id: advisorId }: ApprovalStep): string {
  if (typeof userId === 'number') return memberKey(userId);
  return typeof advisorId === 'number' ? advisorKey(advisorId) : `deleted ${id}`;
}

/** Rows as the state machine sees them. */
export const asApproval = ({ request, steps }: StoredApproval): Approval => ({
  order: request.turns,
  needs: request.needs,
  state: request.state,
  applicant: memberKey(request.applicant_user_id ?? 0),
  contentHash: request.content_sha256,
  steps: steps.map((step) => ({
    id: step.id,
    approver: approverOf(step),
    state: step.state,
    actedBy: actorOf(step),
    dueOn: step.due_on ?? null,
  })),
});

function actorOf(step: ApprovalStep): string | null {
  if (step.acted_at === null || step.acted_at === undefined) return null;
  return typeof step.acted_user_id === 'number' ? memberKey(step.acted_user_id) : approverOf(step);
}

/** The rows of requests, read for all of them at once, in the order given. */
export async function withRows(
  { models }: Reach,
  workspace: InWorkspace,
  requests: readonly ApprovalRequest[],
): Promise<readonly StoredApproval[]> {
  if (requests.length === 0) return [];
  const where = { request_id: requests.map(({ id }) => id) };
  // One after the other: within a unit of work both would use one connection.
  const steps = await scoped(models.ApprovalStep, workspace).findAll({
    where,
    order: [
      ['request_id', 'ASC'],
      ['position', 'ASC'],
    ],
  });
  const advisors = await scoped(models.ApprovalAdvisor, workspace).findAll({ where, order: [['id', 'ASC']] });
  return requests.map((request) => ({
    request,
    steps: steps.filter(({ request_id: id }) => id === request.id),
    advisors: advisors.filter(({ request_id: id }) => id === request.id),
  }));
}

/** The last request of a document; undefined before the first. */
export async function lastApproval(
  reach: Reach,
  workspace: InWorkspace,
  documentId: number,
): Promise<StoredApproval | undefined> {
  const request = await scoped(reach.models.ApprovalRequest, workspace).find({
    where: { document_id: documentId },
    order: [['id', 'DESC']],
  });
  return request === null ? undefined : (await withRows(reach, workspace, [request]))[0];
}
