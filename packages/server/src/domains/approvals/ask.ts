import type { MemberActor } from '../../access/actor.ts';
import { scoped } from '../../access/scoped.ts';
import type { requestApproval } from '../../contract/approvals/index.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { startOfDayInJapan } from '../../time/japan.ts';
import { newSecret } from '../accounts/index.ts';
import type { Document } from '../documents/model.ts';
import { sameApprover, type AskedApprover } from './check-approvers.ts';
import { contentHash } from './content.ts';
import type { AdvisorDetail, ApprovalAdvisor, ApprovalRequest, ApprovalStep } from './model.ts';
import { lastApproval, type StoredApproval } from './read-approvals.ts';
import { refusedAct } from './refusals.ts';
import { recordAct } from './take-act.ts';
import { mailAdvisor, type AdvisorSecrets } from './tell-advisors.ts';
import { tellAsked } from './tell-approvers.ts';
import { beginApproval, canAsk } from './state.ts';

/** How long (ms) the link of an advisor works after the request and after its due date. */
const linkMs = 30 * 86_400_000;

export interface Asking {
  readonly actor: MemberActor;
  readonly document: Document;
  readonly asked: readonly AskedApprover[];
  readonly body: BodyOf<typeof requestApproval>;
  readonly locale: 'jp' | 'en';
  readonly publicUrl: string;
}

/** The end of an advisor's link. */
function linkEnd(now: Date, dueOn: string | null): Date {
  const due = dueOn === null ? now : startOfDayInJapan(dueOn);
  return new Date(Math.max(now.getTime(), due.getTime()) + linkMs);
}

async function createAdvisor(
  unit: UnitOfWork,
  { actor, document, body, locale }: Asking,
  request: ApprovalRequest,
  { email, name, dueOn }: AskedApprover,
): Promise<{ readonly advisor: ApprovalAdvisor; readonly secrets: AdvisorSecrets }> {
  const [token, credential] = [newSecret(), newSecret()];
  const points = body.details ?? [document.name];
  const details = points.map((content, at): AdvisorDetail => ({ number: at + 1, content, status: 0, comment: null }));
  const advisor = await scoped(unit.models.ApprovalAdvisor, actor).create({
    request_id: request.id,
    email: email ?? '',
    name,
    locale,
    token_hash: token.hash,
    credential_token_hash: credential.hash,
    details,
    expires_at: linkEnd(unit.now(), dueOn),
  });
  return { advisor, secrets: { token: token.secret, credential: credential.secret } };
}

/** Refuses a request where one is impossible, and an approver who has an open request. */
async function demandPossible(unit: UnitOfWork, { actor, document, asked }: Asking): Promise<number> {
  if (document.status === 'draft') throw refusedAct('draft', []);
  const last = await lastApproval(unit, actor, document.id);
  const state = last?.request.state;
  if (state === 'open') {
    const isAsked = (each: AskedApprover) =>
      last?.steps.some(({ approver_user_id: id }) => id !== null && id === each.userId) === true ||
      last?.advisors.some(({ email }) => email === each.email) === true;
    const again = asked.find(isAsked);
    throw again === undefined ? refusedAct('open', ['withdraw']) : sameApprover(again.field);
  }
  if (!canAsk(state)) throw refusedAct('approved', []);
  return (last?.request.number ?? 0) + 1;
}

/**
 * Presents a document for approval as it is now, within a unit of work that holds the history of the workspace, and tells those who
 * are asked first. Advisors get their link at once: it shows the document, and lets them act when it is their turn.
 * @throws {AppError} approval_impossible, approval_same_approver, document_lacks_file
 */
export async function askForApproval(unit: UnitOfWork, asking: Asking): Promise<void> {
  const { actor, document, asked, body, publicUrl } = asking;
  const number = await demandPossible(unit, asking);
  const hash = await contentHash(unit, actor, document);
  if (hash === undefined) throw new AppError('document_lacks_file');
  const request = await scoped(unit.models.ApprovalRequest, actor).create({
    document_id: document.id,
    version_id: document.current_version_id ?? null,
    content_sha256: hash,
    number,
    turns: body.turns ?? 'in_turn',
    needs: body.needs ?? 'all',
    state: 'open',
    message: body.message ?? null,
    applicant_user_id: actor.userId,
    applicant_name: actor.name,
  });
  const made = await createSteps(unit, asking, request);
  const stored: StoredApproval = {
    request,
    steps: made.map(({ step }) => step),
    advisors: made.flatMap(({ advisor }) => advisor ?? []),
  };
  await scoped(unit.models.ApprovalAct, actor).create({
    request_id: request.id,
    act: 'ask',
    at: unit.now(),
    actor_user_id: actor.userId,
    actor_name: actor.name,
    comment: body.message ?? null,
    version_id: document.current_version_id ?? null,
    content_sha256: hash,
  });
  await recordAct(unit, {
    document,
    approve: 1,
    action: 'approvals.request',
    facts: {
      approval: number,
      by: actor.name,
      approvers: asked.map(({ userId, email }) => userId ?? email),
      content: hash,
    },
  });
  const telling = { document, stored, publicUrl, actor };
  await tellAsked(
    unit,
    telling,
    stored.steps.filter(({ state }) => state === 'asked'),
  );
  for (const { advisor, secrets } of made)
    if (advisor !== null && secrets !== null) await mailAdvisor(unit, telling, advisor, secrets);
}

interface MadeStep {
  readonly step: ApprovalStep;
  readonly advisor: ApprovalAdvisor | null;
  readonly secrets: AdvisorSecrets | null;
}

async function createSteps(unit: UnitOfWork, asking: Asking, request: ApprovalRequest): Promise<readonly MadeStep[]> {
  const { actor, asked } = asking;
  const { steps } = beginApproval({
    order: request.turns,
    needs: request.needs,
    applicant: '',
    contentHash: request.content_sha256,
    steps: asked.map(({ dueOn }, at) => ({ id: at, approver: '', state: 'waiting', actedBy: null, dueOn })),
  });
  const made: MadeStep[] = [];
  for (const [at, each] of asked.entries()) {
    const outside = each.email === null ? null : await createAdvisor(unit, asking, request, each);
    const step = await scoped(unit.models.ApprovalStep, actor).create({
      request_id: request.id,
      position: at + 1,
      approver_user_id: each.userId,
      advisor_id: outside?.advisor.id ?? null,
      state: steps[at]?.state ?? 'waiting',
      due_on: each.dueOn,
    });
    made.push({ step, advisor: outside?.advisor ?? null, secrets: outside?.secrets ?? null });
  }
  return made;
}
