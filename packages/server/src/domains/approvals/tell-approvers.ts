import { inWorkspace } from '../../access/scoped.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { linkTo } from '../../mail/links.ts';
import { dayInJapan } from '../../time/japan.ts';
import type { Document } from '../documents/model.ts';
import { absencesOn } from './absences.ts';
import { announce } from '../documents/announce.ts';
import type { ApprovalStep } from './model.ts';
import type { StoredApproval } from './read-approvals.ts';
import { substitutesOf } from './substitutes.ts';

export interface Telling {
  readonly document: Document;
  readonly stored: StoredApproval;
  readonly publicUrl: string;
  /** Who caused it; the name of the applicant otherwise. */
  readonly actor: { readonly userId: number | null; readonly name: string };
}

/** A date as mails write it; empty without one, so that the line is left out. */
export const mailDay = (day: string | null | undefined): string => day?.replaceAll('-', '/') ?? '';

/** Members who can act on a step today: the approver, and who acts for the approver. */
export async function actorsOf(
  unit: UnitOfWork,
  workspaceId: number,
  steps: readonly ApprovalStep[],
): Promise<readonly number[]> {
  const today = dayInJapan(unit.now());
  const absences = await absencesOn(unit, inWorkspace(workspaceId), today);
  return steps.flatMap(({ approver_user_id: id }) =>
    typeof id === 'number' ? [id, ...substitutesOf(absences, id, today)] : [],
  );
}

/** Tells those who are asked now: members by bell and mail. `steps`: the ones that have just been asked. */
export async function tellAsked(
  unit: UnitOfWork,
  { document, stored, publicUrl, actor }: Telling,
  steps: readonly ApprovalStep[],
): Promise<void> {
  const { request } = stored;
  const userIds = await actorsOf(unit, document.workspace_id, steps);
  const due = steps.flatMap(({ due_on: day }) => day ?? []).toSorted()[0];
  await announce(unit, {
    kind: 'approval-asked',
    document,
    userIds: userIds.filter((id) => id !== request.applicant_user_id),
    actor,
    mail: (user) => ({
      template: 'approval-asked',
      to: user.email,
      locale: user.locale,
      values: {
        name: user.full_name,
        applicant: request.applicant_name,
        document: document.name,
        message: request.message ?? '',
        due: mailDay(due),
        url: linkTo(publicUrl, 'document', String(document.id)),
      },
      key: `approval-asked-${request.id}-${user.id}-${steps.map(({ id }) => id).join('.')}`,
    }),
  });
}

export interface EndedRequest {
  readonly result: 'approved' | 'checked_back' | 'withdrawn';
  readonly comment: string | null;
  /** Steps that were asked before it ended. */
  readonly asked: readonly ApprovalStep[];
}

/** Tells the applicant how the request ended, and on withdrawal those who were asked. */
export async function tellResult(
  unit: UnitOfWork,
  { document, stored, publicUrl, actor }: Telling,
  { result, comment, asked }: EndedRequest,
): Promise<void> {
  const { request } = stored;
  const url = linkTo(publicUrl, 'document', String(document.id));
  const applicant = typeof request.applicant_user_id === 'number' ? [request.applicant_user_id] : [];
  const kinds = {
    approved: 'approval-approved',
    checked_back: 'approval-checked-back',
    withdrawn: 'approval-withdrawn',
  } as const;
  await announce(unit, {
    kind: kinds[result],
    document,
    userIds:
      result === 'withdrawn' ? [...applicant, ...(await actorsOf(unit, document.workspace_id, asked))] : applicant,
    actor,
    mail: (user) => ({
      template: kinds[result],
      to: user.email,
      locale: user.locale,
      values: { name: user.full_name, by: actor.name, document: document.name, comment: comment ?? '', url },
      key: `approval-${result}-${request.id}-${user.id}`,
    }),
  });
}
