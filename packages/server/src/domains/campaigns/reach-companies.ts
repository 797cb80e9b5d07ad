import { notificationOf } from '../accounts/index.ts';
import { QueryTypes } from 'sequelize';
import type { AuditSource } from '../../audit/audit-entry.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { readJson, type RowJson } from '../../database/read-row.ts';
import { linkTo } from '../../mail/links.ts';
import { campaignWords } from '../../messages/campaigns.ts';
import type { Services } from '../../services.ts';
import { definitionOf } from '../applications/definition.ts';
import type { Application } from '../applications/model.ts';
import { fillWords } from './mail-words.ts';
import type { Campaign } from './model.ts';
import { stateOf } from './state.ts';

/** Companies of one unit of work. */
const atOnce = 50;

interface Recipient {
  readonly company_id: number;
  readonly company_name: string;
  readonly user_id: number;
  readonly email: string;
  readonly last_name: string;
  readonly first_name: string;
  readonly locale: 'jp' | 'en';
  readonly notification: RowJson<Record<string, boolean>>;
}

const columns = `c.id AS company_id, c.name AS company_name, u.id AS user_id, u.email, u.last_name, u.first_name, u.locale,
  u.notification`;
/** The root user of a company that was not reached yet. */
const unreached = `JOIN members m ON m.workspace_id = c.id AND m.is_root AND m.removed_at IS NULL
  JOIN users u ON u.id = m.user_id AND u.deleted_at IS NULL AND u.suspended_at IS NULL
  WHERE c.deleted_at IS NULL AND c.id > :after
    AND NOT EXISTS (SELECT 1 FROM app_user_campaigns r WHERE r.workspace_id = c.id AND r.campaign_id = :id)`;

/** The next companies of a campaign: those that it names, and where it adds new ones those that were made after it. */
async function nextRecipients(
  { models }: UnitOfWork,
  { id, adds_new_companies, newest_company_id }: Campaign,
  after: number,
): Promise<Recipient[]> {
  const { sequelize } = models.Campaign;
  if (sequelize === undefined) throw new Error('Campaigns are bound to no database.');
  const read = (from: string, first: number) =>
    sequelize.query<Recipient>(`SELECT ${columns} FROM ${from} ${unreached} ORDER BY c.id LIMIT ${atOnce}`, {
      replacements: { id, after: first },
      type: QueryTypes.SELECT,
    });
  const named = await read(
    'campaign_companies cc JOIN companies c ON c.id = cc.company_id AND cc.campaign_id = :id',
    after,
  );
  if (!adds_new_companies) return named;
  const added = await read('companies c', Math.max(after, newest_company_id));
  const all = new Map([...named, ...added].map((each) => [each.company_id, each]));
  return [...all.values()].sort((a, b) => a.company_id - b.company_id).slice(0, atOnce);
}

async function mail(
  unit: UnitOfWork,
  publicUrl: string,
  { campaign, application }: { readonly campaign: Campaign; readonly application: Application },
  to: Recipient,
): Promise<void> {
  const { locale } = to;
  const usual = campaignWords[locale];
  const { subject = '', body = '' } = definitionOf(application).campaign_email_template ?? {};
  const { start, end } = campaign;
  const values = {
    会社名: to.company_name,
    氏名: `${to.last_name} ${to.first_name}`.trim() || to.email,
    アプリケーション名: application.name,
    キャンペーン名: campaign.name,
    開始日: start ?? '',
    終了日: end ?? '',
  };
  await unit.mail({
    template: 'campaign',
    to: to.email,
    locale,
    values: {
      subject: fillWords(campaign.subject || subject || usual.subject, values),
      body: fillWords(campaign.body || body || usual.body, values),
      application: application.name,
      period: usual.period(start ?? '', end ?? ''),
      url: linkTo(publicUrl, 'application', String(application.id)),
    },
    key: `campaign-${campaign.id}-company-${to.company_id}`,
  });
}

/**
 * Reaches the next companies of a campaign after an id: a row and a mail for each, both or neither. Users who did not
 * turn news on get the row alone. Returns the last id, undefined when there are no more, or when the campaign does not run or its application is not
 * published.
 */
export async function reachCompanies(
  { config, database, now }: Pick<Services, 'config' | 'database' | 'now'>,
  source: AuditSource,
  campaignId: number,
  after: number,
): Promise<number | undefined> {
  return database.unitOfWork(source, async (unit) => {
    // Two workers that send the same campaign take turns.
    await unit.lock(campaignId, 'campaign');
    const { AppUserCampaign, Application, Campaign: Campaigns } = unit.models;
    const campaign = await Campaigns.findByPk(campaignId);
    if (campaign === null || stateOf(campaign, now()) !== 'running') return undefined;
    const application = await Application.findByPk(campaign.application_id);
    if (application === null || application.published_number === null) return undefined;
    const recipients = await nextRecipients(unit, campaign, after);
    const sentAt = now();
    let mails = 0;
    for (const recipient of recipients) {
      const wantsMail = notificationOf(readJson(recipient.notification, {})).mail_news;
      await AppUserCampaign.create({
        workspace_id: recipient.company_id,
        campaign_id: campaignId,
        user_id: recipient.user_id,
        sent_at: wantsMail ? sentAt : null,
      });
      if (!wantsMail) continue;
      mails += 1;
      await mail(unit, config.publicUrl, { campaign, application }, recipient);
    }
    const last = recipients.at(-1);
    if (last === undefined) return undefined;
    const subject = { kind: 'campaign', id: campaignId };
    const done = { companies: recipients.length, mails };
    await unit.audit({ action: 'campaigns.send', subject, workspaceId: null, after: done });
    return last.company_id;
  });
}
