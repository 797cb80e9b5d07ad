import type { BodyOf, CampaignView, createCampaign } from '@shorui/server/contract';
import { TagsRow } from '../../../kits/form/choice-rows.tsx';
import { useFormPart } from '../../../kits/form/form-parts.ts';
import { textOf, type FieldErrors, type FormValues } from '../../../kits/form/form-store.ts';
import { DateRow, GrowingRow } from '../../../kits/form/input-rows.tsx';
import { CheckRow, TextRow } from '../../../kits/form/rows.tsx';
import { checkOf } from '../../../kits/form/schema-check.ts';
import { tidyLine } from '../../../kits/form/tidy.ts';
import { adminCampaignsText } from '../../../messages/admin-campaigns.ts';
import { useText } from '../../../messages/locale.ts';
import { RuledForm } from '../../../ui/ruled-form.tsx';
import { validate } from 'contract:form/createCampaign';
import { findCompanies } from '../company-options.ts';

/** Among the companies of a call: those that join while the campaign lasts. */
const newCompanies = 0;

/** Names of the fields of a mail: the paths at which refusals have them. */
export interface MailNames {
  readonly subject: string;
  readonly body: string;
}
const ownMail: MailNames = { subject: 'email_template.subject', body: 'email_template.body' };

type Body = BodyOf<typeof createCampaign>;

/** A campaign as values of the form. */
export const shownOf = (campaign: CampaignView): FormValues => ({
  name: campaign.name,
  companies: campaign.companies.map(({ id }) => String(id)),
  adds: campaign.adds_new_companies,
  start: campaign.start ?? '',
  end: campaign.end ?? '',
  own: campaign.email_template !== null,
  [ownMail.subject]: campaign.email_template?.subject ?? '',
  [ownMail.body]: campaign.email_template?.body ?? '',
});

/** The body of the calls. */
export function bodyOf(values: FormValues): Body & Required<Pick<Body, 'start' | 'end' | 'email_template'>> {
  const chosen = Array.isArray(values['companies']) ? values['companies'].map(Number) : [];
  return {
    name: textOf(values, 'name'),
    companies: values['adds'] === true ? [newCompanies, ...chosen] : chosen,
    start: textOf(values, 'start') || null,
    end: textOf(values, 'end') || null,
    email_template:
      values['own'] === true ? { subject: textOf(values, ownMail.subject), body: textOf(values, ownMail.body) } : null,
  };
}

/** What is wrong with the values, at the fields of the form. */
export function campaignErrors(values: FormValues, noCompanies: string): FieldErrors {
  const body = bodyOf(values);
  const none = body.companies.every((id) => id === newCompanies) ? { companies: [noCompanies] } : {};
  return { ...none, ...checkOf(validate)(body) };
}

/** Name, companies, days and words of a campaign. */
export function CampaignRows({ companies = [] }: { readonly companies?: CampaignView['companies'] }) {
  const text = useText(adminCampaignsText);
  const own = useFormPart('own', ({ values }) => values['own'] === true);
  return (
    <RuledForm>
      <TextRow name="name" label={text.name} required width={20} tidy={tidyLine} />
      <TagsRow
        name="companies"
        label={text.companies}
        required
        help={text.companiesHelp}
        options={findCompanies}
        known={companies.map(({ id, name }) => ({ value: String(id), text: name }))}
      />
      <CheckRow name="adds" label={text.newCompanies} text={text.newCompaniesText} />
      <DateRow name="start" label={text.start} required={false} help={text.startHelp} />
      <DateRow name="end" label={text.end} required={false} help={text.endHelp} />
      <CheckRow name="own" label={text.ownMail} text={text.ownMailText} />
      {own ? <MailRows names={ownMail} /> : null}
    </RuledForm>
  );
}

/** Subject and body of a mail, and the names that they may hold. */
export function MailRows({ names }: { readonly names: MailNames }) {
  const text = useText(adminCampaignsText);
  return (
    <>
      <TextRow name={names.subject} label={text.subject} required={false} width={20} />
      <GrowingRow name={names.body} label={text.body} required={false} rows={6} most={4_000} help={text.words} />
    </>
  );
}
