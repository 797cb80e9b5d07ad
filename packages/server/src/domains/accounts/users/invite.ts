import { col, fn, Op, where } from 'sequelize';
import { inWorkspace, scoped } from '../../../access/scoped.ts';
import type { UnitOfWork } from '../../../database/database.ts';
import { linkTo } from '../../../mail/links.ts';
import type { Services } from '../../../services.ts';
import { hashSecret, newSecret } from '../auth/secrets.ts';
import type { Invitation } from './model.ts';
import { membersByEmail } from './queries.ts';
import { openInvitations, takeSeats } from './seats.ts';

/** Days that an invitation can be accepted. */
export const invitationDays = 14;

export interface InviteOptions {
  readonly workspaceId: number;
  readonly companyName: string;
  readonly inviterId: number | null;
  readonly inviterName: string;
  readonly emails: readonly string[];
  readonly groupIds: readonly number[];
  readonly locale: 'jp' | 'en';
}

export type SkipReason = 'member' | 'invited';
export interface InviteResult {
  readonly invited: readonly string[];
  readonly skipped: readonly { readonly email: string; readonly reason: SkipReason }[];
}

/** Invites addresses that are neither members nor invited yet; all of them or, when seats are short, none. */
export async function inviteAll(services: Services, unit: UnitOfWork, options: InviteOptions): Promise<InviteResult> {
  const { models } = unit;
  const now = services.now();
  const emails = [...new Map(options.emails.map((email) => [email.toLowerCase(), email])).values()];
  const taken = await takenAddresses(unit, options.workspaceId, emails, now);
  const requested = emails.filter((email) => !taken.has(email.toLowerCase()));
  if (requested.length > 0) await takeSeats(models, options.workspaceId, requested.length, now);
  for (const email of requested) await inviteOne(services, unit, options, email);
  const skipped = emails.flatMap((email) => {
    const reason = taken.get(email.toLowerCase());
    return reason === undefined ? [] : [{ email, reason }];
  });
  return { invited: requested, skipped };
}

async function inviteOne(services: Services, unit: UnitOfWork, options: InviteOptions, email: string): Promise<void> {
  // One that ran out without an answer gives way to the new one.
  const invitations = scoped(unit.models.Invitation, inWorkspace(options.workspaceId));
  const open = { accepted_at: null, revoked_at: null };
  await invitations.update(
    { revoked_at: services.now() },
    { where: { [Op.and]: [open, where(fn('lower', col('email')), email.toLowerCase())] } },
  );
  const { secret, hash } = newSecret();
  const invitation = await invitations.create({
    email,
    token_hash: hash,
    group_ids: [...options.groupIds],
    invited_by: options.inviterId,
    expires_at: expiry(services),
  });
  await mailInvitation(services, unit, options, invitation, secret);
}

const expiry = (services: Services): Date => new Date(services.now().getTime() + invitationDays * 86_400_000);

/** A new link for an open invitation; the old one is void. */
export async function renewInvitation(
  services: Services,
  unit: UnitOfWork,
  options: Pick<InviteOptions, 'companyName' | 'inviterName' | 'locale'>,
  invitation: Invitation,
): Promise<void> {
  const { secret, hash } = newSecret();
  await invitation.update({ token_hash: hash, expires_at: expiry(services) });
  await mailInvitation(services, unit, options, invitation, secret);
}

async function mailInvitation(
  services: Services,
  unit: UnitOfWork,
  options: Pick<InviteOptions, 'companyName' | 'inviterName' | 'locale'>,
  invitation: Invitation,
  secret: string,
): Promise<void> {
  await unit.mail({
    template: 'invite',
    to: invitation.email,
    locale: options.locale,
    values: {
      inviter: options.inviterName,
      company: options.companyName,
      url: linkTo(services.config.publicUrl, 'change-info', secret),
      days: invitationDays,
    },
    key: `invite-${hashSecret(secret)}`,
  });
}

/** The addresses that belong to members or to an open invitation. */
async function takenAddresses(
  { models }: UnitOfWork,
  workspaceId: number,
  emails: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, SkipReason>> {
  const lower = emails.map((email) => email.toLowerCase());
  const members = await membersByEmail(models, workspaceId, emails);
  const invitations = await scoped(models.Invitation, inWorkspace(workspaceId)).findAll({
    attributes: ['email'],
    where: { [Op.and]: [openInvitations(now), where(fn('lower', col('email')), { [Op.in]: lower })] },
  });
  return new Map<string, SkipReason>([
    ...invitations.map(({ email }): [string, SkipReason] => [email.toLowerCase(), 'invited']),
    ...[...members.keys()].map((email): [string, SkipReason] => [email, 'member']),
  ]);
}
