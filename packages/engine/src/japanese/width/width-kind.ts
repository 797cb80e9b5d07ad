/** Sets of characters that are converted together. */
export type WidthKind = 'digits' | 'letters' | 'symbols' | 'spaces' | 'katakana';

/** Distance from `!` (U+0021) to `！` (U+FF01), the same for all of ASCII. */
const distance = 0xfee0;

const characters: Readonly<Record<Exclude<WidthKind, 'katakana'>, string>> = {
  digits: '0123456789',
  letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  /** Not `~` and `¥`: ～ is used as a wave dash and ￥ as the yen sign, and neither means its ASCII counterpart. */
  symbols: '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}',
  spaces: ' ',
};

/** Pairs of half-width and full-width character of the kinds that are one character in both widths. */
export function listWidthPairs(kind: Exclude<WidthKind, 'katakana'>): (readonly [half: string, full: string])[] {
  if (kind === 'spaces') return [[' ', '\u3000']];
  return Array.from(characters[kind]).map((half) => [
    half,
    String.fromCodePoint((half.codePointAt(0) ?? 0) + distance),
  ]);
}

/** The value of `create` for a set of kinds, made once. */
export function rememberByKinds<Value>(
  create: (kinds: readonly WidthKind[]) => Value,
): (kinds: readonly WidthKind[]) => Value {
  const made = new Map<string, Value>();
  return (kinds) => {
    const key = kinds.join();
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = create(kinds);
    made.set(key, value);
    return value;
  };
}
