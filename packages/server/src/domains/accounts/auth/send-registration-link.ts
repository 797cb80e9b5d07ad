import type { UnitOfWork } from '../../../database/database.ts';
import { linkTo } from '../../../mail/links.ts';
import type { Services } from '../../../services.ts';
import type { User } from '../users/model.ts';
import { issueToken } from './one-time-tokens.ts';
import { findRecentLink, lockRecentLink } from './recent-links.ts';
import type { RegistrationForm } from './register-user.ts';

export interface BegunRegistration {
  readonly email: string;
  readonly form: Partial<RegistrationForm>;
  /** Of the password; undefined when none was given. */
  readonly hashed: string | undefined;
  /** The registration of this address that waits already (`findWaiting`). */
  readonly waiting: WaitingRegistration;
  /** Who has the address already. */
  readonly known: User | null;
  readonly locale: 'jp' | 'en';
}

export interface WaitingRegistration {
  readonly id: number | null;
  readonly hasSamePassword: boolean;
}

/** Looks for a registration that was typed for this address within the last minutes. Takes as long when there is none. */
export async function findWaiting(
  { database, passwords, now }: Services,
  email: string,
  password: string | undefined,
): Promise<WaitingRegistration> {
  if (password === undefined) return { id: null, hasSamePassword: false };
  const token = await findRecentLink(database.models, now(), 'verify', email);
  return { id: token?.id ?? null, hasSamePassword: await passwords.verify(hashOf(token?.payload), password) };
}

/**
 * The mail that a registration begins with, at most one of a kind in five minutes (recent-links.ts): with a password the link that
 * confirms the address, otherwise the link to the form. A second registration within that time, with another password, does
 * not replace the first one: it gets the link to the form too, so that neither of two people who typed the address is left out.
 * An existing user gets a mail about it.
 */
export async function sendRegistrationLink(
  services: Services,
  unit: UnitOfWork,
  { email, form, hashed, waiting, known, locale }: BegunRegistration,
): Promise<void> {
  const now = services.now();
  const { publicUrl } = services.config;
  const newest = hashed === undefined ? null : await lockRecentLink(unit, now, 'verify', email);
  if (newest !== null && waiting.hasSamePassword && newest.id === waiting.id) return;
  const purpose = hashed === undefined || newest !== null ? 'register' : 'verify';
  if (purpose === 'register' && (await lockRecentLink(unit, now, 'register', email)) !== null) return;
  const payload = purpose === 'register' ? form : { ...form, password: hashed };
  const { secret, expiresAt } = await issueToken(unit, now, { purpose, email, payload: known === null ? payload : {} });
  if (known !== null) {
    await unit.mail({
      template: 'already-registered',
      to: known.email,
      locale: known.locale,
      values: {
        name: known.full_name || known.email,
        login_url: linkTo(publicUrl, known.is_role_application ? 'login-application' : 'login'),
        reset_url: linkTo(publicUrl, 'forgot-password'),
      },
    });
    return;
  }
  const hours = Math.round((expiresAt.getTime() - now.getTime()) / 3_600_000);
  const name = [form.last_name, form.first_name].filter(Boolean).join(' ') || email;
  const to = { to: email, locale: form.locale ?? locale };
  const url = linkTo(publicUrl, purpose, secret);
  if (purpose === 'register') await unit.mail({ ...to, template: 'register-confirm', values: { url, hours } });
  else await unit.mail({ ...to, template: 'verify-email', values: { name, url, hours } });
}

function hashOf(payload: Readonly<Record<string, unknown>> = {}): string | undefined {
  const { password } = payload;
  return typeof password === 'string' ? password : undefined;
}
