import { fillWords } from '../../errors/fill-words.ts';
import { metaValueWords, type MetaProblem } from '../../messages/meta-values.ts';
import { checkMetaValues } from './check-values.ts';
import type { MetaShape } from './meta-shape.ts';

/** A meta with the name that messages call it by. */
export interface NamedMeta extends MetaShape {
  readonly name: string;
}

/** A message for each problem at `<field>.<id of the meta>`. */
export function problemWords(
  metas: readonly NamedMeta[],
  problems: ReadonlyMap<number, MetaProblem>,
  locale: 'jp' | 'en',
  field = 'metas',
): Record<string, string[]> {
  const names = new Map(metas.map(({ id, name }) => [id, name]));
  const entries = [...problems].map(([id, problem]): [string, string[]] => [
    `${field}.${id}`,
    [fillWords(metaValueWords[problem][locale], { field: names.get(id) ?? '' })],
  ]);
  return Object.fromEntries(entries);
}

/** What is wrong with values of a form, in the words of the server. A draft may leave required metas out. */
export function metaErrors(
  metas: readonly NamedMeta[],
  input: Readonly<Record<string, unknown>>,
  { locale, draft = false }: { readonly locale: 'jp' | 'en'; readonly draft?: boolean },
): Record<string, string[]> {
  const demanded = draft ? metas.map((meta) => ({ ...meta, required: false })) : metas;
  return problemWords(metas, checkMetaValues(demanded, input).problems, locale);
}
