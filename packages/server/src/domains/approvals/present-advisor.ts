import type { Reach } from '../../access/load.ts';
import { inWorkspace, scoped } from '../../access/scoped.ts';
import type { AdvisorState, AdvisorView } from '../../contract/approvals/index.ts';
import type { Services } from '../../services.ts';
import { shownFile } from '../documents/previews/shown-file.ts';
import { downloadLink } from '../files/download-link.ts';
import type { StoredFile } from '../files/model.ts';
import { contentHash } from './content.ts';
import type { AdvisorCase } from './find-advisor.ts';
import type { ApprovalAdvisor } from './model.ts';
import { asApproval, advisorKey } from './read-approvals.ts';
import { possibleActs } from './state.ts';

/** Statuses of advisor_credential_status that count as approved, and the one of a failed detail. */
const approved: ReadonlySet<number> = new Set([1, 2]);
export const failed = 3;

const facts = ({ status, details, is_uploaded_file }: ApprovalAdvisor) => ({
  status,
  is_approved: approved.has(status),
  is_total_fail: details.some((detail) => detail.status === failed),
  is_uploaded_file,
  details: details.map(({ number, content, status: own, comment }) => ({ number, content, status: own, comment })),
});

const linked = (services: Services, file: StoredFile) => ({
  name: file.name,
  size: file.size,
  sha256: file.sha256,
  link: downloadLink(services, file, 'inline'),
});

/** Files of a workspace by id, those that are there. */
async function filesOf({ models }: Reach, workspaceId: number, ids: readonly (number | null | undefined)[]) {
  const files = await scoped(models.StoredFile, inWorkspace(workspaceId)).findAll({
    where: { id: ids.flatMap((id) => id ?? []) },
  });
  return ids.flatMap((id) => files.find((file) => file.id === id) ?? []);
}

/** A request as its advisor sees it: the version that was presented, and the file that the advisor uploaded. */
export async function presentCase(services: Services, found: AdvisorCase): Promise<AdvisorView> {
  const { advisor, document, stored } = found;
  const { request, steps } = stored;
  const { database } = services;
  const workspace = inWorkspace(advisor.workspace_id);
  const version = await scoped(database.models.DocumentVersion, workspace).find({
    where: { id: request.version_id ?? 0 },
  });
  const files = await filesOf(database, advisor.workspace_id, [version?.file_id, advisor.file_id]);
  const [presented] = files;
  const shown =
    version === null || presented === undefined ? 'none' : await shownFile(database, workspace, version, presented);
  const company = await database.models.Company.findByPk(advisor.workspace_id, { attributes: ['name'] });
  const step = steps.find(({ advisor_id: id }) => id === advisor.id);
  const possible = possibleActs(asApproval(stored), { by: advisorKey(advisor.id) });
  const hash = await contentHash(database, workspace, document);
  return {
    ...facts(advisor),
    document_id: document.id,
    document_name: document.name,
    company_name: company?.name ?? '',
    applicant_name: request.applicant_name,
    message: request.message ?? null,
    due_on: step?.due_on ?? null,
    state: request.state,
    is_asked: step?.state === 'asked',
    can_act: possible.includes('approve') && hash === request.content_sha256,
    content_sha256: request.content_sha256,
    files: files.map((file) => linked(services, file)),
    preview: typeof shown === 'string' ? null : downloadLink(services, shown, 'inline'),
    is_preview_making: shown === 'making',
    expires_at: advisor.expires_at.toISOString(),
  };
}

/** Advisors of a request as members see them. */
export async function presentAdvisors(
  services: Services,
  workspaceId: number,
  advisors: readonly ApprovalAdvisor[],
): Promise<AdvisorState[]> {
  const files = await filesOf(
    services.database,
    workspaceId,
    advisors.map(({ file_id: id }) => id),
  );
  return advisors.map((advisor) => {
    const file = files.find(({ id }) => id === advisor.file_id);
    return {
      ...facts(advisor),
      id: advisor.id,
      email: advisor.email,
      name: advisor.name ?? null,
      file: file === undefined ? null : linked(services, file),
      opened_at: advisor.opened_at?.toISOString() ?? null,
      expires_at: advisor.expires_at.toISOString(),
    };
  });
}
