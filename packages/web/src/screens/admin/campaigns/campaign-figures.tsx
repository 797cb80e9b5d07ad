import type { CampaignView } from '@shorui/server/contract';
import { adminCampaignsText } from '../../../messages/admin-campaigns.ts';
import { useText } from '../../../messages/locale.ts';
import { Figures } from '../../../ui/figures.tsx';

const kinds = ['reached', 'sent', 'opened', 'used', 'complete'] as const;

/** How many companies a campaign reached, and how far they went; each as a part of those that it reached. */
export function CampaignFigures({ campaign: { quantities } }: { readonly campaign: CampaignView }) {
  const text = useText(adminCampaignsText);
  return (
    <Figures
      figures={kinds.map((kind) => ({
        label: text.figures[kind],
        value: quantities[kind].toLocaleString(),
        unit: text.unit,
        note: kind === 'reached' ? undefined : text.rate(quantities[kind], quantities.reached),
      }))}
    />
  );
}
