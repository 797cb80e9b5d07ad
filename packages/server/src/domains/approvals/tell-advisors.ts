import type { UnitOfWork } from '../../database/database.ts';
import { linkTo } from '../../mail/links.ts';
import { hashSecret } from '../accounts/index.ts';
import type { ApprovalAdvisor, ApprovalStep } from './model.ts';
import { mailDay, type Telling } from './tell-approvers.ts';

/** Secrets of an advisor's link. */
export interface AdvisorSecrets {
  readonly token: string;
  readonly credential: string;
}

/** What every mail to an advisor states: the people, the document and the due date of the step. */
async function factsOf(
  { models }: UnitOfWork,
  { document, stored }: Pick<Telling, 'document' | 'stored'>,
  advisor: ApprovalAdvisor,
  step: ApprovalStep | undefined,
) {
  const company = await models.Company.findByPk(document.workspace_id, { attributes: ['name'] });
  return {
    name: advisor.name ?? advisor.email,
    company: company?.name ?? '',
    applicant: stored.request.applicant_name,
    document: document.name,
    due: mailDay(step?.due_on),
  };
}

/** Sends an advisor the link. */
export async function mailAdvisor(
  unit: UnitOfWork,
  telling: Telling,
  advisor: ApprovalAdvisor,
  { token, credential }: AdvisorSecrets,
): Promise<void> {
  const { request, steps } = telling.stored;
  const step = steps.find(({ advisor_id: id }) => id === advisor.id);
  await unit.mail({
    template: 'approval-advisor',
    to: advisor.email,
    locale: advisor.locale,
    values: {
      ...(await factsOf(unit, telling, advisor, step)),
      message: request.message ?? '',
      expires: advisor.expires_at.toISOString(),
      url: `${linkTo(telling.publicUrl, 'approve-advisor', token)}?credential_token=${encodeURIComponent(credential)}`,
    },
    key: `approval-advisor-${hashSecret(credential)}`,
  });
}

/**
 * Mails advisors who have their link already: it is their turn, or their due date is near. Only hashes of the link are kept, so the mail
 * refers to the one before. `key` tells one occasion from another.
 */
export async function tellAskedAdvisors(
  unit: UnitOfWork,
  telling: Pick<Telling, 'document' | 'stored'>,
  steps: readonly ApprovalStep[],
  key: string,
): Promise<void> {
  for (const step of steps) {
    const advisor = telling.stored.advisors.find(({ id }) => id === step.advisor_id);
    if (advisor === undefined || advisor.expires_at <= unit.now()) continue;
    await unit.mail({
      template: 'approval-advisor-turn',
      to: advisor.email,
      locale: advisor.locale,
      values: { ...(await factsOf(unit, telling, advisor, step)), asked: advisor.created_at.toISOString() },
      key: `approval-advisor-turn-${advisor.id}-${key}`,
    });
  }
}
