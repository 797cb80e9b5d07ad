import { literal, Op, type WhereOptions } from 'sequelize';
import type { TimedReach } from '../../access/load.ts';
import { scoped, type InWorkspace } from '../../access/scoped.ts';

/** What lists show of the links to a document. */
export interface ShareMarks {
  readonly is_shared: boolean;
  /** Whether a live link asks for a password. */
  readonly has_password: boolean;
}

export const notShared: ShareMarks = { is_shared: false, has_password: false };

/** Links that open: neither revoked nor past their end nor opened as often as they may be. */
export const liveShares = (now: Date): WhereOptions => ({
  [Op.and]: [
    { revoked_at: null },
    { expires_at: { [Op.or]: [null, { [Op.gt]: now }] } },
    { [Op.or]: [{ most_openings: null }, { openings: { [Op.lt]: literal('most_openings') } }] },
  ],
});

/** The same as SQL over `document_shares`, as `s`; `now` is the name of a value. */
export const liveShareSql = (now: string): string =>
  `s.revoked_at IS NULL AND (s.expires_at IS NULL OR s.expires_at > ${now}) AND (s.most_openings IS NULL OR s.openings < s.most_openings)`;

/** Marks by document id; documents without a live link are left out. */
export async function shareMarksOf(
  { models, now }: TimedReach,
  actor: InWorkspace,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ShareMarks>> {
  if (ids.length === 0) return new Map();
  const shares = await scoped(models.DocumentShare, actor).findAll({
    attributes: ['document_id', 'password'],
    where: { [Op.and]: [{ document_id: [...ids] }, liveShares(now())] },
  });
  return new Map(
    [...new Set(shares.map(({ document_id: id }) => id))].map((id) => {
      const isLocked = shares.some((share) => share.document_id === id && share.password !== null);
      return [id, { is_shared: true, has_password: isLocked }];
    }),
  );
}
