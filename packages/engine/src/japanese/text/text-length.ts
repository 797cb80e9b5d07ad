import { measureDisplayWidth } from './display-width.ts';

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
