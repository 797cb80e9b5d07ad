import { inWorkspace } from '../../access/scoped.ts';
import type { decideAsAdvisor } from '../../contract/approvals/index.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { approvalWords } from '../../messages/approvals.ts';
import { holdHistory } from '../documents/add-history.ts';
import { contentHash } from './content.ts';
import { decide } from './decide.ts';
import { findCase, type AdvisorCase, type ShownSecrets } from './find-advisor.ts';
import type { AdvisorDetail } from './model.ts';
import { failed } from './present-advisor.ts';
import { advisorKey, asApproval } from './read-approvals.ts';
import { refusedAct } from './refusals.ts';
import { possibleActs } from './state.ts';

/**
 * The case of an advisor, held until the unit of work ends.
 * @throws {AppError} dead_link
 */
export async function holdCase(unit: UnitOfWork, secrets: ShownSecrets): Promise<AdvisorCase> {
  const { advisor } = await findCase(unit, unit.now(), secrets);
  await holdHistory(unit, advisor.workspace_id);
  // Read again: what was decided while this call waited counts.
  return findCase(unit, unit.now(), secrets);
}

/** @throws {AppError} approval_impossible when it is not the advisor's turn, or the advisor has decided */
export function demandTurn({ advisor, stored }: AdvisorCase): void {
  const approval = asApproval(stored);
  const possible = possibleActs(approval, { by: advisorKey(advisor.id) });
  if (possible.includes('approve')) return;
  if (approval.state !== 'open') throw refusedAct('not_possible', []);
  const hasActed = approval.steps.some(({ actedBy }) => actedBy === advisorKey(advisor.id));
  throw refusedAct(hasActed ? 'acted_already' : 'not_asked', possible);
}

export interface Verdict {
  readonly details: AdvisorDetail[];
  readonly comment: string | null;
}

/**
 * The details with the statuses of a call: to each its own, or one for all. Every detail must be decided, and a failed one needs
 * a comment, its own or that of the call.
 * @throws {AppError} invalid
 */
export function verdictOf(
  details: readonly AdvisorDetail[],
  body: BodyOf<typeof decideAsAdvisor>,
  locale: 'jp' | 'en',
): Verdict {
  const words = approvalWords[locale];
  const comment = body.comment?.trim() === '' ? null : (body.comment ?? null);
  const given = new Map((body.details ?? []).map((each) => [each.number, each]));
  const decided = details.map((detail): AdvisorDetail => {
    const own = given.get(detail.number);
    const status = own?.status ?? body.status;
    if (status === undefined) throw new AppError('invalid', { fields: { details: [words.detailsNeeded] } });
    const ownComment = own?.comment?.trim() === '' ? null : (own?.comment ?? null);
    return { ...detail, status, comment: ownComment };
  });
  if ([...given.keys()].some((number) => !details.some((detail) => detail.number === number)))
    throw new AppError('invalid', { fields: { details: [words.detailsNeeded] } });
  const isReasonMissing = decided.some((each) => each.status === failed && each.comment === null);
  if (isReasonMissing && comment === null) throw new AppError('invalid', { fields: { comment: [words.reasonNeeded] } });
  return { details: decided, comment };
}

/** Comment of the act: that of the call, then those of the details. */
const wordsOf = ({ details, comment }: Verdict): string | null => {
  const lines = details.flatMap((each) => (each.comment === null ? [] : [`${each.content}: ${each.comment}`]));
  const all = [...(comment === null ? [] : [comment]), ...lines].join('\n');
  return all === '' ? null : all.slice(0, 2000);
};

/** Decides on a case: with a failed detail the request is checked back. @throws {AppError} approval_impossible, approval_changed */
export async function decideCase(
  unit: UnitOfWork,
  found: AdvisorCase,
  verdict: Verdict,
  { action, publicUrl }: { readonly action: string; readonly publicUrl: string },
): Promise<void> {
  const { advisor, document, stored } = found;
  demandTurn(found);
  const isFailed = verdict.details.some(({ status }) => status === failed);
  const present = await contentHash(unit, inWorkspace(advisor.workspace_id), document);
  await decide(
    unit,
    { document, stored },
    {
      acting: {
        act: isFailed ? 'check_back' : 'approve',
        by: advisorKey(advisor.id),
        ...(present === undefined ? {} : { contentHash: present }),
      },
      actor: { name: advisor.name ?? advisor.email, userId: null, advisorId: advisor.id },
      comment: wordsOf(verdict),
      action,
      publicUrl,
    },
  );
  const approvedStatus = advisor.is_uploaded_file ? 2 : 1;
  await advisor.update({ details: verdict.details, status: isFailed ? failed : approvedStatus });
}
