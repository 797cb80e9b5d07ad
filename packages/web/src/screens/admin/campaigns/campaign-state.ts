import type { CampaignRow } from '@shorui/server/contract';
import type { adminCampaignsText } from '../../../messages/admin-campaigns.ts';
import { dayOf } from '../../../messages/dates.ts';
import type { Meaning } from '../../../ui/surfaces.tsx';

export const campaignMeaning: Readonly<Record<CampaignRow['state'], Meaning>> = {
  waiting: 'neutral',
  running: 'success',
  ended: 'neutral',
};

/** First and last day in words; nothing where there are none. */
export function periodOf(
  { start, end }: Pick<CampaignRow, 'start' | 'end'>,
  text: Pick<typeof adminCampaignsText.jp, 'span'>,
): string {
  if (start === null && end === null) return '';
  return text.span(start === null ? '' : dayOf(start), end === null ? '' : dayOf(end));
}
