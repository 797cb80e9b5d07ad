import type { toFieldErrors } from '@shorui/server/checks';
import { commonText } from '../../messages/common.ts';
import { storedLocale } from '../../messages/locale.ts';
import type { Check, FieldErrors } from './form-store.ts';

/** A body of the contract as the build compiles it: `import { validate } from 'contract:form/login'`. */
export interface CompiledBody {
  (value: unknown): boolean;
  errors?: Parameters<typeof toFieldErrors>[0] | null;
}

let words: typeof toFieldErrors | undefined;

/** Loads the words of errors, which the first picture of a page does not need. A form asks for them before it shows errors. */
export async function loadCheckWords(): Promise<void> {
  // Without them a form still refuses what is wrong, in general words.
  words ??= await import('@shorui/server/checks').then(
    (module) => module.toFieldErrors,
    () => undefined,
  );
}

/** The check of a form from the schema of its call, with the same words as the server's. */
export function checkOf(validate: CompiledBody): Check {
  return (values) => (validate(values) ? {} : inWords(validate.errors ?? []));
}

function inWords(errors: NonNullable<CompiledBody['errors']>): FieldErrors {
  const locale = storedLocale();
  return words === undefined ? { '': [commonText[locale].summary] } : words(errors, locale);
}

/**
 * Checks the values together with members that no field may have sent: those that no field shows (`version: 0`), and those that a change
 * may leave out but a person may not empty (`last_name: ''`).
 */
export function withMembers(check: Check, members: Readonly<Record<string, unknown>>): Check {
  return (values) => check({ ...members, ...values });
}

/** Two checks in a row; the second adds what the schema cannot say, such as that two passwords are equal. */
export function both(first: Check, second: Check): Check {
  return (values) => ({ ...second(values), ...first(values) });
}
