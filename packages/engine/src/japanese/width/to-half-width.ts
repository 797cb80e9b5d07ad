import { katakanaToHalf } from './half-width-katakana.ts';
import { listWidthPairs, rememberByKinds, type WidthKind } from './width-kind.ts';

const defaultKinds: readonly WidthKind[] = ['digits', 'letters', 'symbols', 'spaces'];

/** All characters with a half-width form are in these blocks, so most text is skipped quickly. */
const candidates = /[\u3000-\u30ff\uff01-\uff5d]/;

const findTable = rememberByKinds((kinds): ReadonlyMap<string, string> => {
  return new Map(
    kinds.flatMap((kind): (readonly [string, string])[] =>
      kind === 'katakana' ? [...katakanaToHalf] : listWidthPairs(kind).map(([half, full]) => [full, half] as const),
    ),
  );
});

/**
 * Full-width characters of the given kinds as half-width ones: `１２３ＡＢＣ` is `123ABC`. Katakana (with 。「」、・ー) only when
 * requested; voiced letters become two characters (ガ is ｶﾞ). By table, not by NFKC: ㈱ ① ～ ￥ stay.
 */
export function toHalfWidth(text: string, kinds: readonly WidthKind[] = defaultKinds): string {
  if (!candidates.test(text)) return text;
  const table = findTable(kinds);
  let converted = '';
  for (const character of text) converted += table.get(character) ?? character;
  return converted;
}
