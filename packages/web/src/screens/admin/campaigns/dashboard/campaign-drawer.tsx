import { deleteCampaign, readCampaign, type CampaignRow } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../api/client.ts';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { useRefresh } from '../../../../api/refresh.ts';
import { AskButton } from '../../../../kits/detail/ask-button.tsx';
import { Loaded } from '../../../../kits/loaded.tsx';
import { adminCampaignsText } from '../../../../messages/admin-campaigns.ts';
import { commonText } from '../../../../messages/common.ts';
import { detailText } from '../../../../messages/detail.ts';
import { useText } from '../../../../messages/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { Drawer } from '../../../../ui/drawer.tsx';
import { ButtonLink } from '../../../../ui/link.tsx';
import { Preserved } from '../../../../ui/ruled-list.tsx';
import { Badge, Bullets, Facts } from '../../../../ui/surfaces.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { EditCampaign } from '../campaign-dialogs.tsx';
import { CampaignFigures } from '../campaign-figures.tsx';
import { campaignMeaning, periodOf } from '../campaign-state.ts';

/** One campaign: what came of it, whom it is for, and what can be done with it. */
export function CampaignDrawer({ listed, onClose }: { readonly listed: CampaignRow; readonly onClose: () => void }) {
  const text = useText(adminCampaignsText);
  const common = useText(commonText);
  const { removeTitle, removing, removed } = useText(detailText);
  const toast = useToast();
  const refresh = useRefresh();
  const { id, application_id: application, name } = listed;
  const params = { id: application, campaignId: id };
  const query = useQuery(endpointQuery(readCampaign, { params }));
  const [isEditing, setEditing] = useState(false);
  return (
    <Drawer
      title={query.data?.name ?? name}
      onClose={onClose}
      actions={
        <>
          <AskButton
            action={common.delete}
            pending={removing}
            kind="danger"
            title={removeTitle(name)}
            onAgree={async () => {
              await api.call(deleteCampaign, { params });
              toast(removed(name));
              onClose();
              await refresh('campaigns');
            }}
          >
            <Bullets items={text.effects} />
          </AskButton>
          <ButtonLink to="/admin/campaign-statistics" search={{ application, campaign: id }}>
            {text.statistics}
          </ButtonLink>
          <Button kind="main" disabled={query.data === undefined} onClick={() => setEditing(true)}>
            {text.edit}
          </Button>
        </>
      }
    >
      <Loaded query={query}>
        {(campaign) => {
          const { email_template: mail } = campaign;
          return (
            <>
              <CampaignFigures campaign={campaign} />
              <Facts
                rows={[
                  [
                    text.state,
                    <Badge key="state" kind={campaignMeaning[campaign.state]}>
                      {text.states[campaign.state]}
                    </Badge>,
                  ],
                  [text.period, periodOf(campaign, text)],
                  [text.companies, campaign.companies.map((each) => each.name).join('、')],
                  [text.newCompanies, campaign.adds_new_companies ? text.yes : text.no],
                  [text.subject, mail === null ? text.usualWords : mail.subject],
                  [text.body, mail === null ? text.usualWords : <Preserved key="body">{mail.body}</Preserved>],
                ]}
              />
              {isEditing ? (
                <EditCampaign campaign={campaign} readAgain={query.refetch} onClose={() => setEditing(false)} />
              ) : null}
            </>
          );
        }}
      </Loaded>
    </Drawer>
  );
}
