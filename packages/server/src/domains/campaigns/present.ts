import { QueryTypes } from 'sequelize';
import type { CampaignRow, CampaignView } from '../../contract/applications/index.ts';
import type { Database } from '../../database/database.ts';
import type { Campaign } from './model.ts';
import { stateOf } from './state.ts';

export function presentCampaign(campaign: Campaign, now: Date): CampaignRow {
  const { id, application_id, name, adds_new_companies, start, end, version, created_at, updated_at } = campaign;
  return {
    id,
    application_id,
    name,
    adds_new_companies,
    start,
    end,
    state: stateOf(campaign, now),
    version,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

/** A campaign with its companies, in the Japanese order of their names, and its quantities. */
export async function showCampaign(
  { sequelize }: Pick<Database, 'sequelize'>,
  campaign: Campaign,
  now: Date,
): Promise<CampaignView> {
  const query = { replacements: { id: campaign.id }, type: QueryTypes.SELECT } as const;
  const [companies, [quantities]] = await Promise.all([
    sequelize.query<{ id: number; name: string }>(
      `SELECT c.id, c.name FROM campaign_companies cc JOIN companies c ON c.id = cc.company_id
       WHERE cc.campaign_id = :id AND c.deleted_at IS NULL ORDER BY c.sort_key, c.id`,
      query,
    ),
    sequelize.query<CampaignView['quantities']>(
      `SELECT COUNT(*) AS reached, COUNT(r.sent_at) AS sent, COUNT(r.opened_at) AS opened, COUNT(r.used_at) AS used,
         COUNT(CASE WHEN u.state = 2 THEN 1 END) AS complete
       FROM app_user_campaigns r LEFT JOIN application_users u ON u.id = r.app_user_id AND u.deleted_at IS NULL
       WHERE r.campaign_id = :id`,
      query,
    ),
  ]);
  const { subject, body } = campaign;
  return {
    ...presentCampaign(campaign, now),
    companies,
    email_template: subject === null && body === null ? null : { subject: subject ?? '', body: body ?? '' },
    quantities: quantities ?? { reached: 0, sent: 0, opened: 0, used: 0, complete: 0 },
  };
}
