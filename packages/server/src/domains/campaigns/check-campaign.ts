import { compileRule } from '@shorui/engine/answers';
import { newCompanies, type CampaignMail } from '../../contract/applications/index.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { campaignWords } from '../../messages/campaigns.ts';
import { mailNames, unknownNames } from './mail-words.ts';

type Locale = 'jp' | 'en';

interface Facts {
  readonly companies?: readonly number[] | undefined;
  readonly start?: string | null | undefined;
  readonly end?: string | null | undefined;
}

/**
 * The rules of the specification: a company besides the choice of new ones, and an end that is not before the start. Companies that
 * are named must exist.
 * @throws {AppError} invalid, at the field
 */
export async function checkCampaign({ models }: UnitOfWork, facts: Facts, locale: Locale): Promise<void> {
  const language = locale === 'jp' ? 'ja' : 'en';
  const { companies, start = null, end = null } = facts;
  const fields: Record<string, string[]> = {};
  if (companies !== undefined) {
    const fault = compileRule('campaign_companies', { auto_choice: newCompanies, locale: language })(companies);
    if (fault !== null) fields['companies'] = [fault];
    const ids = companies.filter((id) => id !== newCompanies);
    const known = await models.Company.count({ where: { id: ids } });
    if (known < ids.length) fields['companies'] = [campaignWords[locale].unknownCompanies];
  }
  if (start !== null && end !== null) {
    const fault = compileRule('range_date', { locale: language })({ start, end });
    if (fault !== null) fields['end'] = [fault];
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields });
}

/**
 * The words of a mail may name only what is known.
 * @throws {AppError} invalid, at the field; `prefix` comes before its name
 */
export function checkMailWords(mail: CampaignMail, prefix: string, locale: Locale): void {
  const fields: Record<string, string[]> = {};
  const braced = (names: readonly string[]): string =>
    names.map((name) => `{{${name}}}`).join(locale === 'jp' ? '、' : ', ');
  for (const field of ['subject', 'body'] as const) {
    const unknown = unknownNames(mail[field]);
    if (unknown.length > 0)
      fields[`${prefix}${field}`] = [campaignWords[locale].unknownNames(braced(unknown), braced(mailNames))];
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields });
}
