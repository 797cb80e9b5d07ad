import { Op } from 'sequelize';
import { inWorkspace, scoped } from '../../access/scoped.ts';
import type { AuditSource } from '../../audit/audit-entry.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { linkTo } from '../../mail/links.ts';
import type { Services } from '../../services.ts';
import { dayInJapan, startOfDayInJapan } from '../../time/japan.ts';
import { addHistory, holdHistory } from '../documents/add-history.ts';
import { announce } from '../documents/announce.ts';
import type { Document } from '../documents/model.ts';
import type { ApprovalStep } from './model.ts';
import { asApproval, lastApproval, type StoredApproval } from './read-approvals.ts';
import { askOverdue } from './state.ts';
import { saveApproval } from './take-act.ts';
import { tellAskedAdvisors } from './tell-advisors.ts';
import { actorsOf, mailDay, tellAsked } from './tell-approvers.ts';

const dayMs = 86_400_000;

/** Whether an approver is reminded on a day: the day before the due date, on it, the day after it, and then once a week. Days are of Japan. */
export function isReminderDay(dueOn: string, today: string): boolean {
  const late = Math.round((startOfDayInJapan(today).getTime() - startOfDayInJapan(dueOn).getTime()) / dayMs);
  return (late >= -1 && late <= 1) || (late > 0 && late % 7 === 0);
}

type RemindServices = Pick<Services, 'database' | 'config' | 'now'>;

/**
 * Reminds approvers whose due date is near or has passed, once a day, and asks the next approver where that is due. Can be run at any
 * time, by many. Returns the number of documents.
 */
export async function remindApprovers(
  { database, config, now }: RemindServices,
  source: AuditSource,
  signal?: AbortSignal,
): Promise<number> {
  const today = dayInJapan(now());
  const due = await database.models.ApprovalStep.findAll({
    where: {
      state: 'asked',
      due_on: { [Op.lte]: dayInJapan(now(), 1) },
      reminded_on: { [Op.or]: [null, { [Op.lt]: today }] },
    },
    attributes: ['request_id'],
  });
  const requests = await database.models.ApprovalRequest.findAll({
    where: { id: [...new Set(due.map(({ request_id }) => request_id))], state: 'open' },
    order: [['id', 'ASC']],
  });
  const documents = new Map(requests.map(({ document_id, workspace_id }) => [document_id, workspace_id]));
  let reminded = 0;
  for (const [id, workspaceId] of documents) {
    if (signal?.aborted === true) break;
    reminded += await database.unitOfWork(source, async (unit) => {
      const workspace = inWorkspace(workspaceId);
      await holdHistory(unit, workspaceId);
      const document = await scoped(unit.models.Document, workspace).find({ where: { id } });
      const stored = document === null ? undefined : await lastApproval(unit, workspace, id);
      if (document === null || stored?.request.state !== 'open') {
        unit.notAudited('The document was deleted, or its request ended meanwhile.');
        return 0;
      }
      await remind(unit, { document, stored, publicUrl: config.publicUrl, today });
      return 1;
    });
  }
  return reminded;
}

interface Reminding {
  readonly document: Document;
  readonly stored: StoredApproval;
  readonly publicUrl: string;
  readonly today: string;
}

async function remind(unit: UnitOfWork, { document, stored, publicUrl, today }: Reminding): Promise<void> {
  const { request, steps } = stored;
  const actor = { userId: null, name: request.applicant_name };
  const isDue = ({ state, due_on: day, reminded_on: last }: ApprovalStep) =>
    state === 'asked' && typeof day === 'string' && last !== today && isReminderDay(day, today);
  const late = steps.filter(isDue);
  for (const step of late) await step.update({ reminded_on: today });
  const dueOn = late.flatMap(({ due_on: day }) => day ?? []).toSorted()[0];
  await announce(unit, {
    kind: 'approval-due',
    document,
    userIds: await actorsOf(unit, document.workspace_id, late),
    actor,
    mail: (user) => ({
      template: 'approval-due',
      to: user.email,
      locale: user.locale,
      values: {
        name: user.full_name,
        applicant: request.applicant_name,
        document: document.name,
        due: mailDay(dueOn),
        url: linkTo(publicUrl, 'document', String(document.id)),
      },
      key: `approval-due-${request.id}-${user.id}-${today}`,
    }),
  });
  await tellAskedAdvisors(unit, { document, stored }, late, today);
  const before = asApproval(stored);
  const after = askOverdue(before, today);
  if (after === before) {
    unit.notAudited('Reminders change no document.');
    return;
  }
  const asked = steps.filter(
    ({ id, state }) => state === 'waiting' && after.steps.find((step) => step.id === id)?.state === 'asked',
  );
  await saveApproval(unit, stored, after, undefined);
  const facts = { approval: request.number, approvers: asked.map(({ approver_user_id: id }) => id) };
  await addHistory(unit, { document, action: 'approvals.askNext', facts });
  const subject = { kind: 'document', id: document.id };
  await unit.audit({ action: 'approvals.askNext', subject, workspaceId: document.workspace_id, after: facts });
  await tellAsked(unit, { document, stored, publicUrl, actor }, asked);
  await tellAskedAdvisors(unit, { document, stored }, asked, 'turn');
}
