import { Op, type Transaction } from 'sequelize';
import type { UnitOfWork } from '../../../database/database.ts';
import type { Models } from '../../../database/models.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { RequestedRecords } from '../../../errors/requested-records.ts';
import type { OneTimeToken, TokenPurpose } from './model.ts';
import { hashSecret, newSecret } from './secrets.ts';

const minute = 60_000;
const hour = 60 * minute;

/** How long each kind of secret lives, milliseconds. */
const lifetimes: Readonly<Record<TokenPurpose, number>> = {
  register: 24 * hour,
  verify: 24 * hour,
  forgot: hour,
  'change-email': 24 * hour,
  complete: hour,
  bridge: minute,
};

export interface NewToken {
  readonly purpose: TokenPurpose;
  readonly email?: string;
  readonly userId?: number;
  readonly adminId?: number;
  readonly payload?: Record<string, unknown>;
}

/**
 * Makes a secret that does one thing once. Earlier secrets of the same purpose for the same user or address end, so that only the
 * newest mail works; used tokens stay marked, so that a used link can be reported as used.
 */
export async function issueToken(
  unit: UnitOfWork,
  now: Date,
  requested: NewToken,
): Promise<{ readonly secret: string; readonly expiresAt: Date }> {
  const { models, transaction } = unit;
  const { OneTimeToken } = models;
  const email = requested.email?.toLowerCase() ?? null;
  const same = requested.userId === undefined ? { email } : { user_id: requested.userId };
  await OneTimeToken.destroy({ where: { purpose: requested.purpose, used_at: null, ...same }, transaction });
  const { secret, hash } = newSecret();
  const expiresAt = new Date(now.getTime() + lifetimes[requested.purpose]);
  await OneTimeToken.create(
    {
      purpose: requested.purpose,
      token_hash: hash,
      email,
      user_id: requested.userId ?? null,
      admin_id: requested.adminId ?? null,
      payload: requested.payload ?? {},
      expires_at: expiresAt,
    },
    { transaction },
  );
  return { secret, expiresAt };
}

/** What a link that is over was for: its user, or itself where there is none yet. */
function requestedOf({ id, user_id }: OneTimeToken): RequestedRecords {
  return user_id === null ? { kind: 'link', ids: [id], among: 'own' } : { kind: 'user', ids: [user_id], among: 'own' };
}

const usedBefore = (token: OneTimeToken): AppError =>
  new AppError(token.purpose === 'forgot' ? 'link_used' : 'done_already', { requested: requestedOf(token) });

/**
 * The token behind a secret.
 * @throws {AppError} dead_link when it is unknown or past its time, done_already when it was used; a used reset link: link_used
 */
export async function findToken(
  models: Models,
  purposes: TokenPurpose | readonly TokenPurpose[],
  secret: string,
  now: Date,
  transaction?: Transaction,
): Promise<OneTimeToken> {
  const found = await models.OneTimeToken.findOne({
    where: { token_hash: hashSecret(secret), purpose: { [Op.in]: [purposes].flat() } },
    ...(transaction === undefined ? {} : { transaction }),
  });
  if (found === null) throw new AppError('dead_link');
  if (found.used_at !== null) throw usedBefore(found);
  if (found.expires_at <= now) throw new AppError('dead_link', { requested: requestedOf(found) });
  return found;
}

/** Marks the token as used, once: of two calls at the same moment one gets done_already (link_used). */
export async function useToken(unit: UnitOfWork, token: OneTimeToken, now: Date): Promise<void> {
  const [changed] = await unit.models.OneTimeToken.update({ used_at: now }, { where: { id: token.id, used_at: null } });
  if (changed === 0) throw usedBefore(token);
}

/**
 * Revokes the pending reset links of a user: after a password change they report that the password was changed
 * already, and set none.
 */
export async function voidResetLinks(unit: UnitOfWork, userId: number, now: Date): Promise<void> {
  await unit.models.OneTimeToken.update(
    { used_at: now },
    { where: { user_id: userId, purpose: 'forgot', used_at: null } },
  );
}

/** Ends unused secrets of a user, so that none that was sent before outlives what made it unwanted. */
export async function dropTokens(unit: UnitOfWork, userId: number, purposes: readonly TokenPurpose[]): Promise<void> {
  await unit.models.OneTimeToken.destroy({
    where: { user_id: userId, purpose: [...purposes], used_at: null },
  });
}
