import { toFieldErrors } from '@shorui/server/checks';
import { storedLocale } from '../../messages/locale.ts';
import type { Check } from './form-store.ts';

/** A body of the contract as the build compiles it: `import { validate } from 'contract:form/login'`. */
export interface CompiledBody {
  (value: unknown): boolean;
  errors?: Parameters<typeof toFieldErrors>[0] | null;
}

/** The check of a form from the schema of its call, with the same words as the server's. */
export function checkOf(validate: CompiledBody): Check {
  return (values) => (validate(values) ? {} : toFieldErrors(validate.errors ?? [], storedLocale()));
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
