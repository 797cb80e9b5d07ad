import { listAppUserCampaigns, listCampaigns, readCampaign, type AppUserCampaign } from '@shorui/server/contract';
import { applicationUserStates } from '@shorui/server/enums';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../api/client.ts';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { recordFilter } from '../../../../kits/list/columns.ts';
import { TableSection } from '../../../../kits/list/list-section.tsx';
import type { Filter, ListState } from '../../../../kits/list/list-state.ts';
import { useAddressState } from '../../../../kits/list/use-list.ts';
import { useScreenTitle } from '../../../../kits/titles.ts';
import { adminCampaignsText } from '../../../../messages/admin-campaigns.ts';
import { wordsOf } from '../../../../messages/choices.ts';
import { timeOf } from '../../../../messages/dates.ts';
import { useText } from '../../../../messages/locale.ts';
import { ButtonLink } from '../../../../ui/link.tsx';
import { PageHead } from '../../../../ui/page-head.tsx';
import { Notice } from '../../../../ui/surfaces.tsx';
import { useApplications } from '../../use-applications.ts';
import { CampaignFigures } from '../campaign-figures.tsx';

/** The conditions of the address as the call takes them: whether they use it is asked of one campaign. */
const queryOf = ({ filters }: ListState) => ({
  ...(filters['campaign'] && { campaign_id: Number(filters['campaign']) }),
  ...(filters['campaign'] && filters['used'] && { used: filters['used'] === 'true' }),
  ...(filters['company'] && { company_id: Number(filters['company']) }),
});

/** The companies that campaigns reached and what they did then; with one campaign chosen its sums too. */
export function Screen() {
  const text = useText(adminCampaignsText);
  const title = useScreenTitle();
  const own = recordFilter('application', text.application, useApplications());
  const byNumber: Filter = { name: 'campaign', label: text.campaignId, type: 'number' };
  const [{ filters: set }] = useAddressState({ sorts: [], filters: [own, byNumber] });
  const [application, campaign] = [Number(set['application']), Number(set['campaign'])];
  const campaigns = useQuery({
    ...endpointQuery(listCampaigns, { params: { id: application }, query: { per_page: 100 } }),
    enabled: application > 0,
  });
  const chosen = useQuery({
    ...endpointQuery(readCampaign, { params: { id: application, campaignId: campaign } }),
    enabled: application > 0 && campaign > 0,
  });
  const one = campaign > 0 ? chosen.data : undefined;
  return (
    <>
      <PageHead
        title={title}
        lead={one?.name}
        actions={
          <ButtonLink to="/admin/campaign-dashboard" search={application > 0 ? { application } : {}}>
            {text.dashboard}
          </ButtonLink>
        }
      />
      {one === undefined ? <Notice>{text.chooseCampaign}</Notice> : <CampaignFigures campaign={one} />}
      <TableSection<AppUserCampaign>
        title={text.reached}
        name={listAppUserCampaigns.name}
        load={(state, signal) =>
          api.call(listAppUserCampaigns, {
            signal,
            query: { ...queryOf(state), page: state.page, per_page: state.size },
          })
        }
        nameColumn={{ head: text.company, of: ({ company }) => company.name }}
        columns={[
          { id: 'campaign', head: text.campaign, value: (row) => row.campaign.name },
          { id: 'user', head: text.user, value: ({ user }) => user.full_name, wideOnly: true },
          {
            id: 'sent',
            head: text.sentAt,
            kind: 'date',
            value: ({ sent_at: at }) => (at === null ? text.notSent : timeOf(at)),
          },
          { id: 'opened', head: text.openedAt, kind: 'date', value: ({ opened_at: at }) => at && timeOf(at) },
          { id: 'used', head: text.usedAt, kind: 'date', value: ({ used_at: at }) => at && timeOf(at) },
          {
            id: 'state',
            head: text.runState,
            value: ({ state }) => (state === null ? null : wordsOf(applicationUserStates, state)),
          },
        ]}
        filters={[
          // The campaigns that can be chosen are those of the chosen application.
          own,
          application > 0 ? recordFilter('campaign', text.campaign, campaigns.data?.items) : byNumber,
          {
            name: 'used',
            label: text.used,
            options: [
              { value: 'true', text: text.usedYes },
              { value: 'false', text: text.usedNo },
            ],
          },
          { name: 'company', label: text.companyId, type: 'number' },
        ]}
        emptyWhy={text.statisticsEmpty}
      />
    </>
  );
}
