import { applicationUserState } from '@shorui/engine/model';
import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { IdOf, IdParamsOf } from '../ids.ts';
import { labeled } from '../label.ts';
import { Email, Id, Instant, Line, listOf, Nothing, Nullable, pageQuery, Shape, Version } from '../shapes.ts';

const base = { area: 'admin', access: 'admin' } as const;
const path = '/admin/v1/applications/:id/campaigns';
const params = IdParamsOf('application');
const ofCampaign = Shape({ id: IdOf('application'), campaignId: IdOf('campaign') });

/** The choice of `companies` for those which join while the campaign lasts (specification section 5). */
export const newCompanies = 0;
/** Most companies that a campaign names. */
const mostCompanies = 5_000;

/** Words of a mail. Both may hold `{{会社名}}` and the other names of domains/campaigns/mail-words.ts; empty: the usual words. */
const mail = {
  subject: labeled('campaign.subject', Type.String({ maxLength: 150, pattern: '^[^\\r\\n]*$' })),
  body: labeled('campaign.body', Type.String({ maxLength: 4_000 })),
};
export const CampaignMail = Shape(mail);
export type CampaignMail = Static<typeof CampaignMail>;

/** A day in Japan. */
const Day = Type.String({ format: 'date' });
const facts = {
  name: Line(255, { label: 'campaign.name' }),
  companies: Type.Array(Type.Union([IdOf('company'), Type.Literal(newCompanies)]), {
    maxItems: mostCompanies,
    uniqueItems: true,
  }),
  start: labeled('campaign.start', Nullable(Day)),
  end: labeled('campaign.end', Nullable(Day)),
  email_template: Nullable(CampaignMail),
};

export const CampaignRow = Shape({
  id: Id,
  application_id: Id,
  name: Type.String(),
  /** Whether companies that join while it lasts are added. */
  adds_new_companies: Type.Boolean(),
  start: Nullable(Type.String()),
  end: Nullable(Type.String()),
  state: Type.Enum(['waiting', 'running', 'ended']),
  version: Version,
  created_at: Instant,
  updated_at: Instant,
});
export type CampaignRow = Static<typeof CampaignRow>;

export const CampaignView = Shape({
  ...CampaignRow.properties,
  companies: Type.Array(Shape({ id: Id, name: Type.String() })),
  /** Its own words; null where those of the application are used. */
  email_template: Nullable(CampaignMail),
  /** Companies that it reached, those that were sent a mail, looked at the application, began to use it and completed it. */
  quantities: Shape({
    reached: Type.Integer(),
    sent: Type.Integer(),
    opened: Type.Integer(),
    used: Type.Integer(),
    complete: Type.Integer(),
  }),
});
export type CampaignView = Static<typeof CampaignView>;

export const listCampaigns = defineEndpoint({
  ...base,
  name: 'campaigns.list',
  method: 'GET',
  path,
  summary: 'List the campaigns of an application, the newest first',
  params,
  query: Shape({ keyword: Type.Optional(Line(100)), ...pageQuery }),
  reply: listOf(CampaignRow),
});

export const readCampaign = defineEndpoint({
  ...base,
  name: 'campaigns.read',
  method: 'GET',
  path: `${path}/:campaignId`,
  summary: 'Show a campaign with its companies and what came of it',
  params: ofCampaign,
  reply: CampaignView,
});

export const createCampaign = defineEndpoint({
  ...base,
  name: 'campaigns.create',
  method: 'POST',
  path,
  summary: 'Create a campaign; on its first day the root user of each company is sent a mail, once',
  description:
    '`companies` are ids; 0 adds the companies that join while it lasts, and is not enough by itself. Without `start` it begins at once, without `end` it goes on. Mails wait until the application is published. Words of `email_template` may hold {{会社名}}, {{氏名}}, {{アプリケーション名}}, {{キャンペーン名}}, {{開始日}} and {{終了日}}.',
  params,
  body: Shape({
    name: facts.name,
    companies: facts.companies,
    start: Type.Optional(facts.start),
    end: Type.Optional(facts.end),
    email_template: Type.Optional(facts.email_template),
  }),
  reply: CampaignView,
  errors: ['invalid'],
});

export const updateCampaign = defineEndpoint({
  ...base,
  name: 'campaigns.update',
  method: 'PUT',
  path: `${path}/:campaignId`,
  summary: 'Change a campaign; who was sent a mail is not sent another',
  params: ofCampaign,
  body: Shape({ ...Type.Partial(Shape(facts)).properties, version: Version }),
  reply: CampaignView,
  errors: ['invalid', 'conflict', 'conflict_unnamed'],
});

export const deleteCampaign = defineEndpoint({
  ...base,
  name: 'campaigns.delete',
  method: 'DELETE',
  path: `${path}/:campaignId`,
  summary: 'Delete a campaign; mails that were not sent yet stay unsent',
  params: ofCampaign,
  reply: Nothing,
});

export const readCampaignMail = defineEndpoint({
  ...base,
  name: 'campaignEmailTemplate.read',
  method: 'GET',
  path: '/admin/v1/applications/:id/campaign-email-template',
  summary: 'Show the words of the mails of campaigns of an application',
  params,
  reply: Shape({ ...mail, version: Version }),
});

export const updateCampaignMail = defineEndpoint({
  ...base,
  name: 'campaignEmailTemplate.update',
  method: 'PUT',
  path: '/admin/v1/applications/:id/campaign-email-template',
  summary: 'Set the words of the mails of campaigns, also of a published version; empty ones are the usual words',
  params,
  body: Shape({ ...mail, version: Version }),
  reply: Shape({ ...mail, version: Version }),
  errors: ['invalid', 'conflict', 'conflict_unnamed', 'application_refused'],
});

/** A company that a campaign reached. */
export const AppUserCampaign = Shape({
  id: Id,
  campaign: Shape({ id: Id, name: Type.String(), application_id: Id }),
  company: Shape({ id: Id, name: Type.String() }),
  /** The root user at that time. */
  user: Shape({ id: Id, full_name: Type.String(), email: Email }),
  /** The run that the company began, and its state. */
  app_user_id: Nullable(Id),
  state: Nullable(Type.Enum(Object.values(applicationUserState))),
  /** Null where the user wants no news by mail. */
  sent_at: Nullable(Instant),
  opened_at: Nullable(Instant),
  used_at: Nullable(Instant),
  created_at: Instant,
});
export type AppUserCampaign = Static<typeof AppUserCampaign>;

export const listAppUserCampaigns = defineEndpoint({
  ...base,
  name: 'appUserCampaigns.list',
  method: 'GET',
  path: '/admin/v1/app-user-campaigns',
  summary:
    'List the companies that campaigns reached, the newest first, or those of one campaign, application or company',
  description: '`total` counts up to 10,000: that many, or more. The pages end there. `used` is of one campaign.',
  query: Shape({
    campaign_id: Type.Optional(IdOf('campaign')),
    application_id: Type.Optional(IdOf('application')),
    company_id: Type.Optional(IdOf('company')),
    /** Together with `campaign_id`. */
    used: Type.Optional(Type.Boolean()),
    ...pageQuery,
  }),
  reply: listOf(AppUserCampaign),
});

export const readAppUserCampaign = defineEndpoint({
  ...base,
  name: 'appUserCampaigns.read',
  method: 'GET',
  path: '/admin/v1/app-user-campaigns/:id',
  summary: 'Show a company that a campaign reached',
  params: IdParamsOf('app-user-campaign'),
  reply: AppUserCampaign,
});

/** Calls of the staff about campaigns. */
export const campaignEndpoints = [
  listCampaigns,
  readCampaign,
  createCampaign,
  updateCampaign,
  deleteCampaign,
  readCampaignMail,
  updateCampaignMail,
  listAppUserCampaigns,
  readAppUserCampaign,
] as const;
