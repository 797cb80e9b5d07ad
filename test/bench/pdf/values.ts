import { fieldBoxes } from './field-boxes.ts';

/** Values by the names of the fields. */
export type Values = Readonly<Record<string, string>>;

/** The 2,965 kanji of JIS X 0208's first level, by rows 16 to 47. */
const kanji: readonly string[] = Array.from(
  new TextDecoder('euc-jp').decode(
    Uint8Array.from(
      Array.from({ length: 32 * 94 }, (_, index) => [0xb0 + Math.floor(index / 94), 0xa1 + (index % 94)]).flat(),
    ),
  ),
).filter((character) => character !== '\ufffd');
const others = Array.from('のをがとにはでもーアイウエオカンスルト0123456789ABC()第年月日株式会社');

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Forty texts of 8 to 14 characters, four in five of them kanji; another document for each seed. */
export function documentValues(seed: number): Values {
  const random = randomNumbers(seed);
  const one = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? '';
  const text = (): string =>
    Array.from({ length: 8 + Math.floor(random() * 7) }, () => one(random() < 0.8 ? kanji : others)).join('');
  return Object.fromEntries(fieldBoxes.map(({ name }) => [name, text()]));
}

/** What a character is asked for in the check of hard characters, by the name of its row. */
export const hardTexts = {
  'common kanji': '株式会社山田商店',
  'variants of names (髙﨑)': '髙橋﨑山',
  'beyond the first plane (𠮷)': '𠮷野家𠮷',
  'circled and joined (①㈱㍻)': '①②⑳㈱㍻№',
  'wave dash ～ (U+FF5E)': '九時～五時',
  'wave dash 〜 (U+301C)': '九時〜五時',
  'both wave dashes': '～と〜',
  'hyphens and minus': '1-2‐3−4ー5―6',
  'half-width kana': 'ｶﾌﾞｼｷｶﾞｲｼｬ',
  'variation selector (葛󠄀城)': '葛\u{e0100}城',
  'variant beside its base': '葛と葛\u{e0100}',
  'one ideographic space': '山田　太郎',
} as const;

/** Forty fields with hard characters: each text several times, beside ordinary ones. */
export function hardValues(): Values {
  const texts = Object.values(hardTexts);
  const plain = documentValues(7);
  return Object.fromEntries(fieldBoxes.map(({ name }, index) => [name, texts[index] ?? plain[name] ?? '']));
}
