import type { MemberActor } from '../../../packages/server/src/access/actor.ts';
import type { Company } from '../../../packages/server/src/domains/accounts/companies/model.ts';
import type { User } from '../../../packages/server/src/domains/accounts/users/model.ts';
import { aMember } from './fake-sessions.ts';

/** A member as the caller of a request, the root user unless given otherwise. */
export const memberOf = (company: Company, user: User, overrides: Partial<MemberActor> = {}): MemberActor =>
  aMember({
    userId: user.id,
    name: user.full_name,
    email: user.email,
    workspace: { ...aMember().workspace, id: company.id },
    ...overrides,
  });
