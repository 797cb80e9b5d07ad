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
function listWidthPairs(kind: Exclude<WidthKind, 'katakana'>): (readonly [half: string, full: string])[] {
  if (kind === 'spaces') return [[' ', '\u3000']];
  return Array.from(characters[kind]).map((half) => [
    half,
    String.fromCodePoint((half.codePointAt(0) ?? 0) + distance),
  ]);
}

/** The value of `create` for a set of kinds, made once. */
function rememberByKinds<Value>(
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

/**
 * Half-width katakana (JIS X 0201, U+FF61-FF9F) and their full-width forms. The voiced letters are two characters there:
 * the letter and ﾞ or ﾟ.
 */
const singles =
  '｡。｢「｣」､、･・ｦヲｧァｨィｩゥｪェｫォｬャｭュｮョｯッｰーｱアｲイｳウｴエｵオｶカｷキｸクｹケｺコｻサｼシｽスｾセｿソﾀタﾁチﾂツﾃテﾄトﾅナﾆニﾇヌﾈネﾉノ' +
  'ﾊハﾋヒﾌフﾍヘﾎホﾏマﾐミﾑムﾒメﾓモﾔヤﾕユﾖヨﾗラﾘリﾙルﾚレﾛロﾜワﾝンﾞ゛ﾟ゜';

const voiced = 'ｶガｷギｸグｹゲｺゴｻザｼジｽズｾゼｿゾﾀダﾁヂﾂヅﾃデﾄドﾊバﾋビﾌブﾍベﾎボｳヴﾜヷｦヺ';

const semiVoiced = 'ﾊパﾋピﾌプﾍペﾎポ';

function readPairs(text: string, mark: string): (readonly [half: string, full: string])[] {
  const characters = Array.from(text);
  const pairs: (readonly [string, string])[] = [];
  for (let at = 0; at + 1 < characters.length; at += 2) {
    pairs.push([(characters[at] ?? '') + mark, characters[at + 1] ?? '']);
  }
  return pairs;
}

const pairs = [...readPairs(singles, ''), ...readPairs(voiced, 'ﾞ'), ...readPairs(semiVoiced, 'ﾟ')];

/** Half-width to full-width; keys of one character, or two for the voiced letters. */
const katakanaToFull: ReadonlyMap<string, string> = new Map(pairs);

/** Full-width to half-width. ヮ ヵ ヶ ヰ ヱ ヸ ヹ have no half-width form and are not in it. */
const katakanaToHalf: ReadonlyMap<string, string> = new Map(pairs.map(([half, full]) => [full, half]));

const kindsToWiden: readonly WidthKind[] = ['digits', 'letters', 'symbols', 'spaces', 'katakana'];

/** Everything that has a full-width form. */
const convertibleHalf = /[\x20-\x7d\uff61-\uff9f]/;

const tableToFull = rememberByKinds((kinds): ReadonlyMap<string, string> => {
  return new Map(kinds.flatMap((kind) => (kind === 'katakana' ? [...katakanaToFull] : listWidthPairs(kind))));
});

/**
 * Half-width characters of the given kinds (all by default) as full-width ones: `123 ABC` is `１２３ ＡＢＣ`, ｶﾞ is ガ. A ﾞ or ﾟ that
 * has no letter before it becomes ゛ or ゜. By table: `~` and `¥` stay.
 */
export function toFullWidth(text: string, kinds: readonly WidthKind[] = kindsToWiden): string {
  if (!convertibleHalf.test(text)) return text;
  const table = tableToFull(kinds);
  let converted = '';
  for (let at = 0; at < text.length; at += 1) {
    const pair = table.get(text.slice(at, at + 2));
    const character = text.charAt(at);
    converted += pair ?? table.get(character) ?? character;
    if (pair !== undefined) at += 1;
  }
  return converted;
}

const kindsToNarrow: readonly WidthKind[] = ['digits', 'letters', 'symbols', 'spaces'];

/** All characters with a half-width form are in these blocks, so most text is skipped quickly. */
const convertibleFull = /[\u3000-\u30ff\uff01-\uff5d]/;

const tableToHalf = rememberByKinds((kinds): ReadonlyMap<string, string> => {
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
export function toHalfWidth(text: string, kinds: readonly WidthKind[] = kindsToNarrow): string {
  if (!convertibleFull.test(text)) return text;
  const table = tableToHalf(kinds);
  let converted = '';
  for (const character of text) converted += table.get(character) ?? character;
  return converted;
}
