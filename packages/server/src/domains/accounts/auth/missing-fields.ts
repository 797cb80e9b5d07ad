import { AppError } from '../../../errors/app-error.ts';
import { fieldMessage } from '../../../errors/schema-errors.ts';

/** The refusal of a body that lacks some of these fields, which are needed only sometimes; undefined when all are there. */
export function missingFields(
  body: Readonly<Record<string, unknown>>,
  names: readonly string[],
  locale: 'jp' | 'en',
): AppError | undefined {
  const missing = names.filter((name) => body[name] === undefined);
  if (missing.length === 0) return undefined;
  return new AppError('invalid', {
    fields: Object.fromEntries(missing.map((name) => [name, [fieldMessage('required', name, locale)]])),
  });
}
