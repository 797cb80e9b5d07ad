import type { BodyOf, Company, updateCurrentCompany } from '@shorui/server/contract';
import type { FormValues } from '../../../kits/form/form-store.ts';

/** Members of the company that the form shows, and those of its settings, which stand under `settings.` in the form. */
const facts = ['name_kana', 'legal_form', 'business_id', 'size', 'phone', 'email'] as const;
const settings = [
  'settlement_month',
  'province',
  'office_address',
  'health_insurance',
  'pension_insurance',
  'long_term_care_insurance',
  'employment_insurance',
  'labor_accident_insurance',
  'withholding_special_case',
  'has_staff',
] as const;

/** The insurances of a company, in the order of the form. */
export const insurances = settings.slice(3, 8);

/** A company as the values of the form: nothing is an empty text. */
export function valuesOfCompany(company: Company): FormValues {
  return {
    name: company.name,
    ...Object.fromEntries(facts.map((name) => [name, company[name] ?? ''])),
    ...Object.fromEntries(settings.map((name) => [`settings.${name}`, company.settings[name] ?? ''])),
  };
}

const orNull = (value: unknown): unknown => (value === undefined || value === '' ? null : value);

/** The values of the form as the call takes them: an empty text is nothing. */
export function bodyOfCompany(values: FormValues, version: number): BodyOf<typeof updateCurrentCompany> {
  return {
    name: values['name'] ?? '',
    ...Object.fromEntries(facts.map((name) => [name, orNull(values[name])])),
    settings: Object.fromEntries(settings.map((name) => [name, orNull(values[`settings.${name}`])])),
    version,
    // The form checks the values by the schema of the call before they are sent.
  } as BodyOf<typeof updateCurrentCompany>;
}
