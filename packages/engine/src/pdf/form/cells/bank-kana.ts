import { composeKana, toHalfWidth, toKatakana } from '../../../japanese/index.ts';

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

/**
 * A name as banks write it: half-width katakana with the voiced marks as characters of their own (ガ is ｶ and ﾞ), full-size
 * kana for small ones, capital letters. `found` is the first character that cannot be written so.
 */
export function toBankKana(text: string): { characters: string[]; found?: string } {
  const katakana = toKatakana(composeKana(text));
  const half = toHalfWidth(katakana, ['digits', 'letters', 'symbols', 'spaces', 'katakana']).toUpperCase();
  const characters = Array.from(half.replace(/[‐−–—]/g, '-'), (each) => plain[each] ?? each);
  const found = characters.find((each) => !allowed.test(each));
  return { characters, ...(found !== undefined && { found }) };
}
