import { Op } from 'sequelize';
import { Type, type Static } from 'typebox';
import type { AuditSource } from '../../../audit/audit-entry.ts';
import { Email, Shape } from '../../../contract/shapes.ts';
import type { UnitOfWork } from '../../../database/database.ts';
import type { JobDefinition, JobKind } from '../../../jobs/jobs-port.ts';
import { linkTo } from '../../../mail/links.ts';
import type { Services } from '../../../services.ts';
import { findUserByEmail } from '../users/find-user-by-email.ts';
import { issueToken } from './one-time-tokens.ts';
import { lockRecentLink } from './recent-links.ts';

const Payload = Shape({
  purpose: Type.Union([Type.Literal('forgot'), Type.Literal('verify')]),
  email: Email,
  /** Language of a mail to a person who is not a user yet. */
  locale: Type.Union([Type.Literal('jp'), Type.Literal('en')]),
  is_application: Type.Optional(Type.Boolean()),
});
type Payload = Static<typeof Payload>;

/**
 * Sends the link that a guest requested to a typed address, if the address is eligible. It is a separate job, so that the call
 * does the same work for every address and its time does not reveal which are known.
 */
export const sendLinkKind = { name: 'send-link', payload: Payload, secret: true } as const satisfies JobKind;

export function createSendLinkJob(services: Services): JobDefinition<Payload> {
  const source: AuditSource = {
    actor: { kind: 'system', name: sendLinkKind.name },
    requestId: null,
    address: null,
    userAgent: null,
  };
  return {
    ...sendLinkKind,
    async run(payload) {
      const send = payload.purpose === 'forgot' ? sendResetLink : sendVerifyLink;
      await services.database.unitOfWork(source, async (unit) => {
        if ((await lockRecentLink(unit, services.now(), payload.purpose, payload.email)) === null)
          await send(services, unit, payload);
      });
    },
  };
}

async function sendResetLink(services: Services, unit: UnitOfWork, { email, is_application }: Payload): Promise<void> {
  const user = await findUserByEmail(unit.models, email, unit.transaction);
  if (user === null || user.suspended_at !== null) return;
  const now = services.now();
  const requested = { purpose: 'forgot', email: user.email, userId: user.id } as const;
  const { secret, expiresAt } = await issueToken(unit, now, requested);
  await auditLink(unit, requested.purpose, user.id);
  const isApplication = is_application ?? user.is_role_application;
  await unit.mail({
    template: 'forgot-password',
    to: user.email,
    locale: user.locale,
    values: {
      name: user.full_name || user.email,
      url: linkTo(services.config.publicUrl, isApplication ? 'reset-password-application' : 'reset-password', secret),
      minutes: Math.round((expiresAt.getTime() - now.getTime()) / 60_000),
    },
  });
}

/** A registration can be confirmed for 30 days after it was typed, by asking for the link again. */
const waitingMs = 30 * 86_400_000;

/** To a user who has not confirmed the address, or to a person whose registration waits for that. */
async function sendVerifyLink(services: Services, unit: UnitOfWork, payload: Payload): Promise<void> {
  const { models, transaction } = unit;
  const email = payload.email.toLowerCase();
  const now = services.now();
  const user = await findUserByEmail(models, email, transaction);
  if (user !== null && user.email_verified_at !== null) return;
  const waiting = await models.OneTimeToken.findOne({
    where: { email, purpose: 'verify', used_at: null, created_at: { [Op.gt]: new Date(now.getTime() - waitingMs) } },
    order: [['id', 'DESC']],
    transaction,
  });
  const form = user === null ? (waiting?.payload ?? {}) : {};
  if (user === null && form['password'] === undefined) return;
  const subject = user === null ? {} : { userId: user.id };
  const { secret } = await issueToken(unit, now, { purpose: 'verify', email, ...subject, payload: form });
  await auditLink(unit, 'verify', user?.id ?? null);
  const locale = form['locale'] === 'jp' || form['locale'] === 'en' ? form['locale'] : payload.locale;
  await unit.mail({
    template: 'verify-email',
    to: user?.email ?? email,
    locale: user?.locale ?? locale,
    values: {
      name: (user === null ? nameOf(form) : user.full_name) || email,
      url: linkTo(services.config.publicUrl, 'verify', secret),
      hours: 24,
    },
  });
}

/** The recipient of a link; the requester is in the audit entry of the call. */
const auditLink = (unit: UnitOfWork, purpose: Payload['purpose'], userId: number | null): Promise<void> =>
  unit.audit({ action: 'auth.sendLink', subject: { kind: 'user', id: userId }, workspaceId: null, after: { purpose } });

const nameOf = (form: Readonly<Record<string, unknown>>): string =>
  [form['last_name'], form['first_name']].filter((part) => typeof part === 'string' && part !== '').join(' ');
