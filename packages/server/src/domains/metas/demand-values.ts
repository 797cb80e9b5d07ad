import { AppError } from '../../errors/app-error.ts';
import { fillWords } from '../../errors/fill-words.ts';
import { metaValueWords } from '../../messages/meta-values.ts';
import { checkMetaValues, type MetaValues } from './check-values.ts';
import type { MetaShape } from './meta-shape.ts';

/** A meta with the name that messages call it by. */
export interface NamedMeta extends MetaShape {
  readonly name: string;
}

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
  const names = new Map(metas.map(({ id, name }) => [id, name]));
  const fields = [...problems].map(([id, problem]) => [
    `${field}.${id}`,
    [fillWords(metaValueWords[problem][locale], { field: names.get(id) ?? '' })],
  ]);
  throw new AppError('invalid', { fields: Object.fromEntries(fields) as Record<string, string[]> });
}
