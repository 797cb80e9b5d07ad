import { QueryTypes } from 'sequelize';
import type { Database, UnitOfWork } from '../../database/database.ts';
import { dayInJapan } from '../../time/japan.ts';

interface Seen {
  readonly workspaceId: number;
  readonly applicationId: number;
  readonly now: Date;
}

/** Running campaigns of an application that reached a company; `open` is what they must not have yet. */
async function reachedBy(
  { models }: Pick<UnitOfWork, 'models'>,
  { workspaceId, applicationId, now }: Seen,
  open: 'opened_at' | 'used_at',
): Promise<number[]> {
  const { sequelize } = models.Campaign;
  if (sequelize === undefined) throw new Error('Campaigns are bound to no database.');
  const rows = await sequelize.query<{ id: number }>(
    `SELECT r.id FROM app_user_campaigns r JOIN campaigns c ON c.id = r.campaign_id
     WHERE r.workspace_id = :workspaceId AND r.${open} IS NULL AND c.application_id = :applicationId AND c.deleted_at IS NULL
       AND (c."start" IS NULL OR c."start" <= :today) AND (c."end" IS NULL OR c."end" >= :today)`,
    { replacements: { workspaceId, applicationId, today: dayInJapan(now) }, type: QueryTypes.SELECT },
  );
  return rows.map(({ id }) => id);
}

/** Notes that a company began to use an application while campaigns for it run, with the run. The first use counts. */
export async function noteUse(unit: UnitOfWork, seen: Seen, runId: number): Promise<void> {
  const ids = await reachedBy(unit, seen, 'used_at');
  if (ids.length === 0) return;
  const { AppUserCampaign } = unit.models;
  const own = { id: ids, workspace_id: seen.workspaceId };
  await AppUserCampaign.update({ app_user_id: runId, used_at: seen.now }, { where: { ...own, used_at: null } });
  await AppUserCampaign.update({ opened_at: seen.now }, { where: { ...own, opened_at: null } });
}

/** Notes that a member of a company looked at an application while campaigns for it run. Figures of the staff, so not audited. */
export async function noteOpening(database: Database, seen: Seen): Promise<void> {
  const ids = await reachedBy(database, seen, 'opened_at');
  if (ids.length === 0) return;
  const { AppUserCampaign } = database.models;
  const where = { id: ids, workspace_id: seen.workspaceId, opened_at: null };
  await database.write((transaction) => AppUserCampaign.update({ opened_at: seen.now }, { where, transaction }));
}
