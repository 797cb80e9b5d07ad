import { countCodePoints } from './count-characters.ts';
import { measureDisplayWidth } from './display-width.ts';

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
