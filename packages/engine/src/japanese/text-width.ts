/** Inclusive ranges of code points. */
type Ranges = readonly (readonly [first: number, last: number])[];

/** Combining and joining characters, which occupy no cell of their own. */
const zeroWidth: Ranges = [
  [0x0000, 0x001f],
  [0x007f, 0x009f],
  [0x00ad, 0x00ad],
  [0x0300, 0x036f],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x2064],
  [0x20d0, 0x20f0],
  [0x3099, 0x309a],
  [0xfe00, 0xfe0f],
  [0xfe20, 0xfe2f],
  [0xfeff, 0xfeff],
  [0x1f3fb, 0x1f3ff],
  [0xe0000, 0xe0fff],
];

/**
 * Full-width characters: wide and full-width ones of East Asian Width, and the ambiguous ones that Japanese fonts draw full
 * width because JIS X 0208 has them (Greek, Cyrillic, ①, ―, …, ※, ×).
 */
const fullWidth: Ranges = [
  [0x00a7, 0x00a8],
  [0x00b0, 0x00b1],
  [0x00b4, 0x00b4],
  [0x00b6, 0x00b6],
  [0x00d7, 0x00d7],
  [0x00f7, 0x00f7],
  [0x0391, 0x03c9],
  [0x0401, 0x0451],
  [0x1100, 0x115f],
  [0x2010, 0x2027],
  [0x2030, 0x203d],
  [0x203f, 0x205e],
  [0x2100, 0x2bff],
  [0x2e80, 0x303e],
  [0x3041, 0xa4cf],
  [0xa960, 0xa97c],
  [0xac00, 0xd7a3],
  [0xe000, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x16fe0, 0x18cff],
  [0x1aff0, 0x1b2ff],
  [0x1f000, 0x1f3fa],
  [0x1f400, 0x1faff],
  [0x20000, 0x3fffd],
];

function isIn(ranges: Ranges, codePoint: number): boolean {
  let low = 0;
  let high = ranges.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = ranges[middle] ?? [0, 0];
    if (codePoint < first) high = middle - 1;
    else if (codePoint > last) low = middle + 1;
    else return true;
  }
  return false;
}

/** Cells of one character: 2 full-width, 1 half-width, 0 for combining marks and controls. */
function getCharacterWidth(codePoint: number): 0 | 1 | 2 {
  if (codePoint >= 0x20 && codePoint < 0x7f) return 1;
  if (isIn(fullWidth, codePoint) && codePoint !== 0x3099 && codePoint !== 0x309a) return 2;
  return isIn(zeroWidth, codePoint) ? 0 : 1;
}

const zeroWidthJoiner = 0x200d;

/** Cells a text takes on one line: 全角 2, 半角 1. What a zero-width joiner binds (emoji) counts once. */
export function measureDisplayWidth(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  let width = 0;
  let isJoined = false;
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (!isJoined) width += getCharacterWidth(codePoint);
    isJoined = codePoint === zeroWidthJoiner;
  }
  return width;
}

/** Characters as Unicode counts them: 𠮷 is one, が written with U+3099 is two. */
export function countCodePoints(text: string): number {
  let count = text.length;
  for (let at = 0; at < text.length; at += 1) {
    if ((text.codePointAt(at) ?? 0) <= 0xffff) continue;
    count -= 1;
    at += 1;
  }
  return count;
}

/** Text that is one grapheme a code unit, whatever the version of Unicode: ASCII but CR, kana, common kanji, full-width forms. */
const simple = /^[\n\x20-\x7e\u3000-\u3029\u3031-\u303c\u3041-\u3096\u309b-\u30ff\u3400-\u9fff\uff01-\uff9d]*$/;

let segmenter: Intl.Segmenter | undefined;

/**
 * Characters as a reader sees them: 葛 with a variation selector, が written with U+3099, ｶﾞ and 👨‍👩‍👧 are one. By the grapheme rules
 * of the runtime's Unicode version; new emoji may count differently in an old one.
 */
export function countGraphemes(text: string): number {
  if (simple.test(text)) return text.length;
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'grapheme' });
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

function takeCodePoints(text: string, count: number): string {
  return Array.from(text).slice(0, Math.max(0, count)).join('');
}

/**
 * The first `max` characters (code points) of a text; no surrogate pair is torn. With `ellipsis` (…), which counts too, the
 * cut shows. A text that fits stays as it is.
 */
export function truncateText(text: string, max: number, ellipsis = ''): string {
  if (text.length <= max || countCodePoints(text) <= max) return text;
  const room = max - countCodePoints(ellipsis);
  return takeCodePoints(text, room) + takeCodePoints(ellipsis, max);
}

/** The longest beginning of a text that takes at most `maxWidth` cells (全角 2, 半角 1), `ellipsis` included. */
export function truncateToWidth(text: string, maxWidth: number, ellipsis = ''): string {
  if (measureDisplayWidth(text) <= maxWidth) return text;
  const ellipsisWidth = measureDisplayWidth(ellipsis);
  const tail = ellipsisWidth <= maxWidth ? ellipsis : '';
  const room = maxWidth - (tail === '' ? 0 : ellipsisWidth);
  let kept = '';
  for (const character of text) {
    if (measureDisplayWidth(kept + character) > room) break;
    kept += character;
  }
  return kept + tail;
}
