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

async function companyName({ models }: UnitOfWork, { workspace_id: id }: Telling['document']): Promise<string> {
  return (await models.Company.findByPk(id, { attributes: ['name'] }))?.name ?? '';
}

/** Sends an advisor the link. */
export async function mailAdvisor(
  unit: UnitOfWork,
  { document, stored, publicUrl }: Telling,
  advisor: ApprovalAdvisor,
  { token, credential }: AdvisorSecrets,
): Promise<void> {
  const { request, steps } = stored;
  await unit.mail({
    template: 'approval-advisor',
    to: advisor.email,
    locale: advisor.locale,
    values: {
      name: advisor.name ?? advisor.email,
      company: await companyName(unit, document),
      applicant: request.applicant_name,
      document: document.name,
      message: request.message ?? '',
      due: mailDay(steps.find(({ advisor_id: id }) => id === advisor.id)?.due_on),
      expires: advisor.expires_at.toISOString(),
      url: `${linkTo(publicUrl, 'approve-advisor', token)}?credential_token=${encodeURIComponent(credential)}`,
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
  { document, stored }: Omit<Telling, 'actor' | 'publicUrl'>,
  steps: readonly ApprovalStep[],
  key: string,
): Promise<void> {
  const { request, advisors } = stored;
  for (const { advisor_id: id, due_on: due } of steps) {
    const advisor = advisors.find((each) => each.id === id);
    if (advisor === undefined || advisor.expires_at <= unit.now()) continue;
    await unit.mail({
      template: 'approval-advisor-turn',
      to: advisor.email,
      locale: advisor.locale,
      values: {
        name: advisor.name ?? advisor.email,
        company: await companyName(unit, document),
        applicant: request.applicant_name,
        document: document.name,
        due: mailDay(due),
        asked: advisor.created_at.toISOString(),
      },
      key: `approval-advisor-turn-${advisor.id}-${key}`,
    });
  }
}
