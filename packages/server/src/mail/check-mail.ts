import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import type { MailTemplate } from './mail-template.ts';
import { mailTemplates, type TemplateName } from './templates/index.ts';

const ajv = new Ajv({ allErrors: true, strict: false });
formats.default(ajv);
const checks = new Map<string, ValidateFunction>();

/** A template by its name. Throws when there is none. */
export function mailTemplateOf(name: string): MailTemplate {
  if (!Object.hasOwn(mailTemplates, name)) throw new Error(`There is no mail template named ${name}.`);
  return mailTemplates[name as TemplateName];
}

/** Throws when there is no such template or the values do not match its schema. The error names fields, not values. */
export function checkMail(name: string, values: unknown): void {
  const template = mailTemplateOf(name);
  let fits = checks.get(name);
  if (fits === undefined) {
    fits = ajv.compile(template.values);
    checks.set(name, fits);
  }
  if (!fits(values))
    throw new Error(
      `The values of a ${name} mail do not match its schema: ${ajv.errorsText(fits.errors, { dataVar: '' })}.`,
    );
}
