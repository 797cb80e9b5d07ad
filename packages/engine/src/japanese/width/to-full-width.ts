import { katakanaToFull } from './half-width-katakana.ts';
import { listWidthPairs, rememberByKinds, type WidthKind } from './width-kind.ts';

const defaultKinds: readonly WidthKind[] = ['digits', 'letters', 'symbols', 'spaces', 'katakana'];

/** Everything that has a full-width form. */
const candidates = /[\x20-\x7d\uff61-\uff9f]/;

const findTable = rememberByKinds((kinds): ReadonlyMap<string, string> => {
  return new Map(kinds.flatMap((kind) => (kind === 'katakana' ? [...katakanaToFull] : listWidthPairs(kind))));
});

/**
 * Half-width characters of the given kinds (all by default) as full-width ones: `123 ABC` is `１２３ ＡＢＣ`, ｶﾞ is ガ. A ﾞ or ﾟ that
 * has no letter before it becomes ゛ or ゜. By table: `~` and `¥` stay.
 */
export function toFullWidth(text: string, kinds: readonly WidthKind[] = defaultKinds): string {
  if (!candidates.test(text)) return text;
  const table = findTable(kinds);
  let converted = '';
  for (let at = 0; at < text.length; at += 1) {
    const pair = table.get(text.slice(at, at + 2));
    const character = text.charAt(at);
    converted += pair ?? table.get(character) ?? character;
    if (pair !== undefined) at += 1;
  }
  return converted;
}
