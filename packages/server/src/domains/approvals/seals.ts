import type { FrameSeal } from '@shorui/engine/pdf';
import type { Reach } from '../../access/load.ts';
import { dayInJapan } from '../../time/japan.ts';
import type { ApprovalAdvisor, ApprovalStep } from './model.ts';
import type { StoredApproval } from './read-approvals.ts';

/** What a seal calls a person: the family name of a member, else the name as it was kept. */
async function familyNames({ models }: Reach, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const users = await models.User.findAll({ where: { id: [...ids] }, paranoid: false });
  return new Map(users.map((user) => [user.id, user.last_name === '' ? user.full_name : user.last_name]));
}

const isSubstitute = ({ approver_user_id: approver, acted_user_id: acted }: ApprovalStep): boolean =>
  typeof acted === 'number' && acted !== approver;

/** Titles that stand before or behind a name. */
const titles = /^(?:弁護士|税理士|司法書士|行政書士|社会保険労務士|社労士|公認会計士|弁理士|先生|様)$/;

/**
 * The family name in a full name: its first word, as Japanese names are written, or the last one of a name in Latin letters. A name without
 * spaces is as it is.
 */
export function familyNameIn(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !titles.test(word));
  const family = /^[\p{Script=Latin}\s.'’-]+$/u.test(name) ? words.at(-1) : words[0];
  return family ?? name;
}

/** What the seal of an advisor shows: the family name, else the part of the address before its at sign. */
const advisorName = ({ name, email }: ApprovalAdvisor): string =>
  name === null || name === undefined ? (email.split('@')[0] ?? email) : familyNameIn(name);

/** Seals of a request: that of the applicant, then those of who approved, in the order of the steps. */
export async function sealsOf(
  reach: Reach,
  { request, steps, advisors }: StoredApproval,
): Promise<readonly FrameSeal[]> {
  const ids = [request.applicant_user_id, ...steps.map(({ acted_user_id: id }) => id)];
  const names = await familyNames(
    reach,
    ids.flatMap((id) => id ?? []),
  );
  const applicant: FrameSeal = {
    name: names.get(request.applicant_user_id ?? 0) ?? familyNameIn(request.applicant_name),
    date: dayInJapan(request.created_at),
    order: 0,
    title: '申請',
  };
  const approvers = steps.flatMap((step): FrameSeal[] => {
    const { acted_at: at, state, position } = step;
    if (state !== 'approved' || at === null || at === undefined) return [];
    const advisor = advisors.find(({ id }) => id === step.advisor_id);
    const name = names.get(step.acted_user_id ?? 0) ?? (advisor === undefined ? '' : advisorName(advisor));
    const above = isSubstitute(step) ? '代理' : '承認';
    return [{ name, date: dayInJapan(at), order: position, title: advisor === undefined ? '承認' : '社外', above }];
  });
  return [applicant, ...approvers];
}
