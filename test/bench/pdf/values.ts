import { randomNumbers } from '../random-numbers.ts';
import { fieldBoxes } from './field-boxes.ts';
import { formName } from './form.ts';

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

/** Words of registers: few characters, which come again and again. */
const words = [
  '山田',
  '佐藤',
  '東京都',
  '港区',
  '令和7年',
  '4月1日',
  '1,200円',
  '第3号',
  '03-1234-5678',
  '普通',
  '本店',
  '株式会社',
  '有',
];

/** Forty texts of one to three everyday words. */
function registerValues(random: () => number): Values {
  const text = (): string =>
    Array.from({ length: 1 + Math.floor(random() * 2) }, () => words[Math.floor(random() * words.length)] ?? '').join(
      '',
    );
  return Object.fromEntries(fieldBoxes.map(({ name }) => [name, text()]));
}

/** Forty texts: of 8 to 14 characters, four in five of them kanji, or of everyday words. Another document for each seed. */
export function documentValues(seed: number): Values {
  const random = randomNumbers(seed);
  if (formName === 'register') return registerValues(random);
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
