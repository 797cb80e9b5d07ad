/** Distance from ァ (U+30A1) to ぁ (U+3041). */
const distance = 0x60;

function shift(text: string, pattern: RegExp, by: number): string {
  return text.replace(pattern, (character) => String.fromCharCode(character.charCodeAt(0) + by));
}

/** Full-width katakana as hiragana, with ヴ ヵ ヶ (ゔ ゕ ゖ) and ヽ ヾ. ー and ヷ-ヺ, which have no hiragana, stay. */
export function toHiragana(text: string): string {
  return shift(text, /[\u30a1-\u30f6\u30fd\u30fe]/g, -distance);
}

/** Hiragana as full-width katakana, with ゔ ゕ ゖ and ゝ ゞ. */
export function toKatakana(text: string): string {
  return shift(text, /[\u3041-\u3096\u309d\u309e]/g, distance);
}

/**
 * True when every word is full-width katakana: ァ to ヺ (with ヴ ヵ ヶ) and ー; words may be parted by spaces of any width. Not ・,
 * not half-width katakana, not the empty string.
 */
export function isKatakana(text: string): boolean {
  return /^[\u30a1-\u30faー]+(?:[ \u3000]+[\u30a1-\u30faー]+)*$/.test(text);
}

/** The same for hiragana: ぁ to ゖ and ー. */
export function isHiragana(text: string): boolean {
  return /^[\u3041-\u3096ー]+(?:[ \u3000]+[\u3041-\u3096ー]+)*$/.test(text);
}

function pairWithMark(text: string, mark: string): (readonly [string, string])[] {
  return Array.from({ length: text.length / 2 }, (_, index) => {
    return [text.charAt(index * 2) + mark, text.charAt(index * 2 + 1)] as const;
  });
}

const voicedHiragana = 'かがきぎくぐけげこごさざしじすずせぜそぞただちぢつづてでとどはばひびふぶへべほぼうゔゝゞ';
const semiVoicedHiragana = 'はぱひぴふぷへぺほぽ';

const composed: ReadonlyMap<string, string> = new Map([
  ...pairWithMark(voicedHiragana, '\u3099'),
  ...pairWithMark(toKatakana(voicedHiragana), '\u3099'),
  ...pairWithMark('ワヷヰヸヱヹヲヺ', '\u3099'),
  ...pairWithMark(semiVoicedHiragana, '\u309a'),
  ...pairWithMark(toKatakana(semiVoicedHiragana), '\u309a'),
]);

/**
 * Joins kana and a combining ゙ or ゚ (U+3099, U+309A), as file names of macOS have them, to one character: か and ゙ is が. The rest
 * of the text is not normalized.
 */
export function composeKana(text: string): string {
  return text.replace(/[\s\S][\u3099\u309a]/g, (pair) => composed.get(pair) ?? pair);
}
