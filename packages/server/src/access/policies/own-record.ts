import type { MemberActor } from '../actor.ts';
import { allowed, denied, type Decision } from '../decision.ts';

/** Records that belong to the person who made them: other members of the workspace do not learn that they exist. */
export function isOwnRecord(actor: MemberActor, record: { readonly user_id: number }): Decision {
  return record.user_id === actor.userId ? allowed : denied('not_found');
}

/** Records about money: of the member who paid, and of the root user, who answers for the company. */
export function isOwnOrRoot(actor: MemberActor, record: { readonly user_id: number | null }): Decision {
  return record.user_id === actor.userId || actor.membership.isRoot ? allowed : denied('not_found');
}
