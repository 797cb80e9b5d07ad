import { Op, type Transaction } from 'sequelize';
import type { UnitOfWork } from '../../../database/database.ts';
import type { Models } from '../../../database/models.ts';
import type { OneTimeToken, TokenPurpose } from './model.ts';

/** Milliseconds in which an address gets no second mail with a link of the same purpose. */
export const repeatAfterMs = 5 * 60_000;

/**
 * The unused link of this purpose that was made for an address within the last five minutes; null when there is none. Calls that
 * anybody may make answer alike but send no other mail then: the owner has a link that works, and another person can neither fill
 * the mailbox nor make the owner's newest link void.
 */
export async function findRecentLink(
  { OneTimeToken }: Models,
  now: Date,
  purpose: TokenPurpose,
  address: string,
  transaction?: Transaction,
): Promise<OneTimeToken | null> {
  const since = new Date(now.getTime() - repeatAfterMs);
  const email = address.toLowerCase();
  return OneTimeToken.findOne({
    where: { email, purpose, used_at: null, created_at: { [Op.gt]: since }, expires_at: { [Op.gt]: now } },
    order: [['id', 'DESC']],
    ...(transaction === undefined ? {} : { transaction }),
  });
}

/**
 * The same within a unit of work that sends the link when there is none. Purpose and address are locked until it ends, so that one
 * of two calls at the same moment sends.
 */
export async function lockRecentLink(
  { models, transaction }: UnitOfWork,
  now: Date,
  purpose: TokenPurpose,
  address: string,
): Promise<OneTimeToken | null> {
  const { sequelize } = models.OneTimeToken;
  // SQLite runs one unit of work after the other.
  if (sequelize?.getDialect() === 'postgres') {
    const replacements = { name: `link ${purpose} ${address.toLowerCase()}` };
    const lock = 'SELECT pg_advisory_xact_lock(hashtextextended(:name, 0))';
    await sequelize.query(lock, { replacements, transaction });
  }
  return findRecentLink(models, now, purpose, address, transaction);
}
