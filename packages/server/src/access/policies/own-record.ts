import type { MemberActor } from '../actor.ts';
import { allowed, denied, type Decision } from '../decision.ts';

/** Records that belong to the person who made them: nobody else in the workspace learns that they exist. */
export function isOwnRecord(actor: MemberActor, record: { readonly user_id: number }): Decision {
  return record.user_id === actor.userId ? allowed : denied('not_found');
}
