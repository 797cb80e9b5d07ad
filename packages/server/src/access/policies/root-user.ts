import type { AdminActor, MemberActor } from '../actor.ts';
import { allowed, denied, type Decision } from '../decision.ts';

/** Only the root user can transfer the root role. The call itself requires the password. */
export function mayChangeRootUser(actor: MemberActor): Decision {
  return actor.membership.isRoot ? allowed : denied();
}

/** Roles and type of a company are the staff's business, never the company's own. */
export function mayChangeCompanyRoles(actor: MemberActor | AdminActor): Decision {
  return actor.kind === 'admin' ? allowed : denied();
}
