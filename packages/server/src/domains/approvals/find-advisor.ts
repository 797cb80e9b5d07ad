import { advisorMayRead } from '../../access/policies/shared-document.ts';
import type { Reach } from '../../access/load.ts';
import { inWorkspace, scoped } from '../../access/scoped.ts';
import { AppError } from '../../errors/app-error.ts';
import { hashSecret } from '../accounts/index.ts';
import type { Document } from '../documents/model.ts';
import type { ApprovalAdvisor } from './model.ts';
import { withRows, type StoredApproval } from './read-approvals.ts';

/** What the link of an advisor leads to. */
export interface AdvisorCase {
  readonly advisor: ApprovalAdvisor;
  readonly document: Document;
  readonly stored: StoredApproval;
}

/** The secrets of a link: one of them, or both, which must belong together. */
export interface ShownSecrets {
  readonly token?: string;
  readonly credential?: string;
}

async function findAdvisor({ models }: Reach, { token, credential }: ShownSecrets): Promise<ApprovalAdvisor | null> {
  const { ApprovalAdvisor } = models;
  const byToken =
    token === undefined ? undefined : await ApprovalAdvisor.findOne({ where: { token_hash: hashSecret(token) } });
  const byCredential =
    credential === undefined
      ? undefined
      : await ApprovalAdvisor.findOne({ where: { credential_token_hash: hashSecret(credential) } });
  if (byToken === undefined || byCredential === undefined) return byToken ?? byCredential ?? null;
  return advisorMayRead({ byToken: byToken?.id, byCredential: byCredential?.id }) ? byToken : null;
}

/**
 * The case of an advisor by the secrets of the link.
 * @throws {AppError} dead_link when they are unknown, past their time, or the request was withdrawn or its document deleted
 */
export async function findCase(reach: Reach, now: Date, secrets: ShownSecrets): Promise<AdvisorCase> {
  const advisor = await findAdvisor(reach, secrets);
  if (advisor === null || advisor.expires_at <= now) throw new AppError('dead_link');
  const workspace = inWorkspace(advisor.workspace_id);
  const request = await scoped(reach.models.ApprovalRequest, workspace).find({
    where: { id: advisor.request_id },
    include: [{ association: 'document', required: true }],
  });
  const company = await reach.models.Company.findByPk(advisor.workspace_id, { attributes: ['id'] });
  const document = request?.document;
  if (request === null || document === undefined || company === null || request.state === 'withdrawn')
    throw new AppError('dead_link');
  const [stored] = await withRows(reach, workspace, [request]);
  if (stored === undefined) throw new Error('withRows gives rows for each request.');
  return { advisor, document, stored };
}
