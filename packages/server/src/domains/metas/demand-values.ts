import { AppError } from '../../errors/app-error.ts';
import { checkMetaValues, type MetaValues } from './check-values.ts';
import { problemWords, type NamedMeta } from './problem-words.ts';

export type { NamedMeta } from './problem-words.ts';

export interface DemandOptions {
  readonly locale: 'jp' | 'en';
  /** Values that the document had before. */
  readonly kept?: MetaValues;
  /** Path of the values in the request; `metas` unless given, so that the field of meta 12 is `metas.12`. */
  readonly field?: string;
}

/**
 * The values of metas in their normal form.
 * @throws {AppError} invalid, with a message for each meta at `metas.<id>`
 */
export function demandMetaValues(
  metas: readonly NamedMeta[],
  input: Readonly<Record<string, unknown>>,
  { locale, kept = new Map(), field = 'metas' }: DemandOptions,
): MetaValues {
  const { values, problems } = checkMetaValues(metas, input, kept);
  if (problems.size === 0) return values;
  throw new AppError('invalid', { fields: problemWords(metas, problems, locale, field) });
}
