import { readCampaignMail, updateCampaignMail } from '../../../contract/applications/index.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { resourceWords } from '../../../messages/resources.ts';
import { definitionOf, loadApplication } from '../../applications/definition.ts';
import { applyEdit } from '../../applications/edit.ts';
import type { Application } from '../../applications/model.ts';
import { checkMailWords } from '../check-campaign.ts';

function present(row: Application) {
  const { subject = '', body = '' } = definitionOf(row).campaign_email_template ?? {};
  return { subject, body, version: row.version };
}

const read = handle(readCampaignMail, async ({ params, services: { database } }) =>
  present(await loadApplication(database, params.id)),
);

const update = handle(updateCampaignMail, async ({ actor, body, locale, params, reply, unitOfWork }) => {
  const { version: seen, ...mail } = body;
  checkMailWords(mail, '', locale);
  const row = await unitOfWork(async (unit) => {
    const record = await loadApplication(unit, params.id);
    const given = Object.fromEntries(Object.entries(mail).filter(([, words]) => words !== ''));
    const isUsual = Object.keys(given).length === 0;
    const change = {
      action: 'update_application',
      ...(isUsual ? { unset: ['campaign_email_template'] } : { set: { campaign_email_template: given } }),
    } as const;
    const action = 'campaignEmailTemplate.update';
    await applyEdit(unit, { record, seen, changes: [change as never], action, editor: actor.name, locale });
    return record;
  });
  reply.message(resourceWords[locale].saved);
  return present(row);
});

export const mailTemplateHandlers: readonly Mounted[] = [read, update];
