import type { UnitOfWork } from '../../../database/database.ts';
import { linkTo } from '../../../mail/links.ts';
import type { Services } from '../../../services.ts';
import type { User } from '../users/model.ts';
import { dropTokens, voidResetLinks } from './one-time-tokens.ts';
import { endUserSessions } from './sessions.ts';

/** Sets a password that is hashed already: every session ends, every earlier link is revoked, and the user is notified by mail. */
export async function setPassword(services: Services, unit: UnitOfWork, user: User, hashed: string): Promise<void> {
  const now = services.now();
  await unit.models.User.update({ password: hashed }, { where: { id: user.id } });
  await endUserSessions(unit, user.id);
  await voidResetLinks(unit, user.id, now);
  // An attacker with the old password may have requested these.
  await dropTokens(unit, user.id, ['change-email', 'complete', 'bridge']);
  await unit.mail({
    template: 'password-changed',
    to: user.email,
    locale: user.locale,
    values: {
      name: user.full_name || user.email,
      changed_at: now.toISOString(),
      reset_url: linkTo(services.config.publicUrl, 'forgot-password'),
    },
  });
}
