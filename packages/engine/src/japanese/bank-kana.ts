import { toHalfWidth } from './width/convert-width.ts';
import { composeKana, toKatakana } from './width/kana.ts';

/** Small kana and the long-vowel mark have no place in bank records: full-size kana and a hyphen replace them. */
const plain: Readonly<Record<string, string>> = {
  ｧ: 'ｱ',
  ｨ: 'ｲ',
  ｩ: 'ｳ',
  ｪ: 'ｴ',
  ｫ: 'ｵ',
  ｬ: 'ﾔ',
  ｭ: 'ﾕ',
  ｮ: 'ﾖ',
  ｯ: 'ﾂ',
  ｰ: '-',
};

/** Digits, capital letters, half-width kana with ﾞ and ﾟ, and the signs that a transfer record may hold (全銀協 record format). */
const allowed = /^[0-9A-Zｱ-ﾝｦﾞﾟ ()\-./,｢｣\\¥]$/;

function inHalfWidth(text: string): string {
  const half = toHalfWidth(composeKana(text), ['digits', 'letters', 'symbols', 'spaces', 'katakana']);
  return half.replace(/[‐−–—]/g, '-');
}

/**
 * A name as banks write it: half-width katakana with the voiced marks as characters of their own (ガ is ｶ and ﾞ), full-size
 * kana for small ones, capital letters. `found` is the first character that cannot be written so.
 */
export function toBankKana(text: string): { characters: string[]; found?: string } {
  const half = inHalfWidth(toKatakana(text)).toUpperCase();
  const characters = Array.from(half, (each) => plain[each] ?? each);
  const found = characters.find((each) => !allowed.test(each));
  return { characters, ...(found !== undefined && { found }) };
}

/**
 * The first character that is no katakana, capital letter, digit or sign of a transfer record, as it is written; undefined when
 * all are. Either width will do; hiragana and small letters will not, though `toBankKana` could convert them.
 */
export function findNoBankKana(text: string): string | undefined {
  return Array.from(composeKana(text)).find((written) =>
    Array.from(inHalfWidth(written)).some((each) => !allowed.test(plain[each] ?? each)),
  );
}
