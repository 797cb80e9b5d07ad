import { Op, type WhereOptions } from 'sequelize';
import type { CampaignRow } from '../../contract/applications/index.ts';
import { dayInJapan } from '../../time/japan.ts';
import type { Campaign } from './model.ts';

/** Whether a campaign waits for its first day, runs, or has ended. */
export function stateOf({ start, end }: Pick<Campaign, 'start' | 'end'>, now: Date): CampaignRow['state'] {
  const today = dayInJapan(now);
  if (start !== null && start > today) return 'waiting';
  return end !== null && end < today ? 'ended' : 'running';
}

/** The same as a condition: campaigns that run. */
export function runsAt(now: Date): WhereOptions<Campaign> {
  const today = dayInJapan(now);
  return {
    [Op.and]: [{ start: { [Op.or]: [null, { [Op.lte]: today }] } }, { end: { [Op.or]: [null, { [Op.gte]: today }] } }],
  };
}
