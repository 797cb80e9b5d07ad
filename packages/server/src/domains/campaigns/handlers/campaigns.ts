import { Op } from 'sequelize';
import {
  createCampaign,
  deleteCampaign,
  listCampaigns,
  newCompanies,
  readCampaign,
  updateCampaign,
} from '../../../contract/applications/index.ts';
import { changeVersioned } from '../../../database/change-versioned.ts';
import type { UnitOfWork } from '../../../database/database.ts';
import { findPage } from '../../../database/find-page.ts';
import { matchesKeyword } from '../../../database/folded/folded-columns.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { resourceWords } from '../../../messages/resources.ts';
import type { Company } from '../../accounts/companies/model.ts';
import { loadApplication } from '../../applications/definition.ts';
import { checkCampaign, checkMailWords } from '../check-campaign.ts';
import type { Campaign } from '../model.ts';
import { presentCampaign, showCampaign } from '../present.ts';
import { sendCampaignsKind } from '../send-campaigns.ts';
import { stateOf } from '../state.ts';

/** @throws {AppError} not_found where the application has no such campaign */
async function loadCampaign(
  { models }: Pick<UnitOfWork, 'models'>,
  { id, campaignId }: { readonly id: number; readonly campaignId: number },
): Promise<Campaign> {
  const campaign = await models.Campaign.findOne({ where: { id: campaignId, application_id: id } });
  if (campaign === null) throw new AppError('not_found');
  return campaign;
}

/** Replaces the companies of a campaign. Gives the ids before, for the audit. */
async function setCompanies({ models }: UnitOfWork, id: number, companies: readonly number[]): Promise<number[]> {
  const { CampaignCompany } = models;
  const before = await CampaignCompany.findAll({ where: { campaign_id: id }, order: [['company_id', 'ASC']] });
  await CampaignCompany.destroy({ where: { campaign_id: id } });
  const ids = companies.filter((each) => each !== newCompanies);
  await CampaignCompany.bulkCreate(ids.map((company_id) => ({ campaign_id: id, company_id })));
  return before.map(({ company_id }) => company_id);
}

/** Mails that are due go out after the unit; those of a later day by the schedule. */
async function sendDue(unit: UnitOfWork, campaign: Campaign, now: Date): Promise<void> {
  if (stateOf(campaign, now) !== 'running') return;
  await unit.enqueue(sendCampaignsKind.name, { campaign_id: campaign.id }, { key: `campaign ${campaign.id}` });
}

const list = handle(listCampaigns, async ({ params, query, services: { database, now } }) => {
  const { id } = await loadApplication(database, params.id);
  const { Campaign } = database.models;
  const { keyword } = query;
  const page = await findPage(Campaign, query, {
    where: {
      [Op.and]: [{ application_id: id }, ...(keyword === undefined ? [] : [matchesKeyword(Campaign, keyword)])],
    },
    order: [['id', 'DESC']],
  });
  return { ...page, items: page.items.map((campaign) => presentCampaign(campaign, now())) };
});

const read = handle(readCampaign, async ({ params, services: { database, now } }) =>
  showCampaign(database, await loadCampaign(database, params), now()),
);

const create = handle(createCampaign, async ({ body, locale, params, reply, services, unitOfWork }) => {
  const { name, companies, start = null, end = null, email_template: mail = null } = body;
  const campaign = await unitOfWork(async (unit) => {
    const { id: application_id } = await loadApplication(unit, params.id);
    await checkCampaign(unit, { companies, start, end }, locale);
    if (mail !== null) checkMailWords(mail, 'email_template.', locale);
    const made = await unit.models.Campaign.create({
      application_id,
      name,
      start,
      end,
      adds_new_companies: companies.includes(newCompanies),
      newest_company_id: (await unit.models.Company.max<number | null, Company>('id')) ?? 0,
      subject: mail?.subject ?? null,
      body: mail?.body ?? null,
    });
    await setCompanies(unit, made.id, companies);
    await sendDue(unit, made, services.now());
    const subject = { kind: 'campaign', id: made.id };
    await unit.audit({ action: 'campaigns.create', subject, workspaceId: null, after: { application_id, ...body } });
    return made;
  });
  reply.message(resourceWords[locale].created);
  return showCampaign(services.database, campaign, services.now());
});

const update = handle(updateCampaign, async ({ body, locale, params, reply, services, unitOfWork }) => {
  const { version: seen, companies, email_template: mail, ...facts } = body;
  const campaign = await unitOfWork(async (unit) => {
    await unit.lock(params.campaignId, 'campaign');
    const record = await loadCampaign(unit, params);
    await checkCampaign(unit, { companies, start: record.start, end: record.end, ...facts }, locale);
    if (mail) checkMailWords(mail, 'email_template.', locale);
    const changes = {
      ...facts,
      ...(companies === undefined ? {} : { adds_new_companies: companies.includes(newCompanies) }),
      ...(mail === undefined ? {} : { subject: mail?.subject ?? null, body: mail?.body ?? null }),
    };
    const values = await changeVersioned(unit, { record, kind: 'campaign', workspaceId: 'all', seen, changes });
    const before = companies === undefined ? [] : await setCompanies(unit, record.id, companies);
    await sendDue(unit, record, services.now());
    await unit.audit({
      action: 'campaigns.update',
      subject: { kind: 'campaign', id: record.id },
      workspaceId: null,
      before: { ...values.before, ...(companies === undefined ? {} : { companies: before }) },
      after: { ...values.after, ...(companies === undefined ? {} : { companies }) },
    });
    return record;
  });
  reply.message(resourceWords[locale].saved);
  return showCampaign(services.database, campaign, services.now());
});

const remove = handle(deleteCampaign, async ({ locale, params, reply, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    const campaign = await loadCampaign(unit, params);
    await campaign.destroy();
    const subject = { kind: 'campaign', id: campaign.id };
    await unit.audit({ action: 'campaigns.delete', subject, workspaceId: null, before: { name: campaign.name } });
  });
  reply.message(resourceWords[locale].deleted);
  return null;
});

export const ownHandlers: readonly Mounted[] = [list, read, create, update, remove];
