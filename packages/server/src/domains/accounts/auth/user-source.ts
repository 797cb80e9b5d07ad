import type { OnBehalf } from '../../../access/actor.ts';
import type { AuditSource } from '../../../audit/audit-entry.ts';
import type { User } from '../users/model.ts';

/** The source of a call in which a guest turned out to be this user: the audit names him. */
export function userSource(source: AuditSource, user: User, onBehalf?: OnBehalf): AuditSource {
  return {
    ...source,
    actor: {
      kind: 'user',
      userId: user.id,
      name: user.full_name,
      email: user.email,
      sessionId: 0,
      onBehalf,
    },
  };
}
