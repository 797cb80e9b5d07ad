import { QueryTypes } from 'sequelize';
import type { AppUserCampaign } from '../../contract/applications/index.ts';
import type { Database } from '../../database/database.ts';
import { readInstant, type RowTime } from '../../database/read-row.ts';

interface Row {
  readonly id: number;
  readonly campaign_id: number;
  readonly campaign_name: string;
  readonly application_id: number;
  readonly workspace_id: number;
  readonly company_name: string;
  readonly user_id: number;
  readonly last_name: string;
  readonly first_name: string;
  readonly email: string;
  readonly app_user_id: number | null;
  readonly state: number | null;
  readonly sent_at: RowTime | null;
  readonly opened_at: RowTime | null;
  readonly used_at: RowTime | null;
  readonly created_at: RowTime;
}

/** Companies that campaigns reached, by the ids of the rows and in their order. */
export async function showReached(
  { sequelize }: Pick<Database, 'sequelize'>,
  ids: readonly number[],
): Promise<AppUserCampaign[]> {
  if (ids.length === 0) return [];
  const rows = await sequelize.query<Row>(
    `SELECT r.id, r.campaign_id, c.name AS campaign_name, c.application_id, r.workspace_id, w.name AS company_name,
       r.user_id, u.last_name, u.first_name, u.email, a.id AS app_user_id, a.state, r.sent_at, r.opened_at, r.used_at, r.created_at
     FROM app_user_campaigns r JOIN campaigns c ON c.id = r.campaign_id JOIN companies w ON w.id = r.workspace_id
     JOIN users u ON u.id = r.user_id LEFT JOIN application_users a ON a.id = r.app_user_id AND a.deleted_at IS NULL
     WHERE r.id IN (:ids)`,
    { replacements: { ids: [...ids] }, type: QueryTypes.SELECT },
  );
  const shown = new Map(rows.map((row) => [row.id, present(row)]));
  return ids.flatMap((id) => shown.get(id) ?? []);
}

const present = (row: Row): AppUserCampaign => ({
  id: row.id,
  campaign: { id: row.campaign_id, name: row.campaign_name, application_id: row.application_id },
  company: { id: row.workspace_id, name: row.company_name },
  user: { id: row.user_id, full_name: `${row.last_name} ${row.first_name}`.trim(), email: row.email },
  app_user_id: row.app_user_id,
  // A column that only the answers of a run change.
  state: row.state as AppUserCampaign['state'],
  sent_at: readInstant(row.sent_at),
  opened_at: readInstant(row.opened_at),
  used_at: readInstant(row.used_at),
  created_at: readInstant(row.created_at),
});
