import { Op, type OrderItem } from 'sequelize';
import { listAppUserCampaigns, readAppUserCampaign } from '../../../contract/applications/index.ts';
import type { Database } from '../../../database/database.ts';
import { findPage, mostCounted } from '../../../database/find-page.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { campaignWords } from '../../../messages/campaigns.ts';
import { showReached } from '../reached-page.ts';

const newest: OrderItem[] = [['id', 'DESC']];
/** Those who used it by the time of their use, which is the order of the index. */
const newestUse: OrderItem[] = [['used_at', 'DESC'], ...newest];

/** Campaigns of an application, deleted ones too: whom they reached stays listed. */
async function campaignsOf({ models }: Database, application_id: number): Promise<number[]> {
  const campaigns = await models.Campaign.findAll({ where: { application_id }, attributes: ['id'], paranoid: false });
  return campaigns.map(({ id }) => id);
}

const list = handle(listAppUserCampaigns, async ({ locale, query, services: { database } }) => {
  const { application_id, campaign_id, company_id, used } = query;
  if (used !== undefined && campaign_id === undefined)
    throw new AppError('invalid', { fields: { campaign_id: [campaignWords[locale].usedOfOne] } });
  const { AppUserCampaign } = database.models;
  const page = await findPage(AppUserCampaign, query, {
    where: {
      [Op.and]: [
        ...(campaign_id === undefined ? [] : [{ campaign_id }]),
        ...(application_id === undefined ? [] : [{ campaign_id: await campaignsOf(database, application_id) }]),
      ],
      ...(company_id === undefined ? {} : { workspace_id: company_id }),
      ...(used === undefined ? {} : { used_at: used ? { [Op.ne]: null } : null }),
    },
    attributes: ['id'],
    order: used === true ? newestUse : newest,
    countUpTo: mostCounted,
  });
  return {
    ...page,
    items: await showReached(
      database,
      page.items.map(({ id }) => id),
    ),
  };
});

const read = handle(readAppUserCampaign, async ({ params, services: { database } }) => {
  const [reached] = await showReached(database, [params.id]);
  if (reached === undefined) throw new AppError('not_found');
  return reached;
});

export const reachedHandlers: readonly Mounted[] = [list, read];
