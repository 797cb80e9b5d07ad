/**
 * The longest beginning of a text that is no longer than `maxLength` UTF-16 units and does not cut a character apart: neither a
 * surrogate pair (𠮷), nor a kanji from its variation selector, nor a letter from its accent.
 */
export function cutGraphemes(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' });
  let end = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (index + segment.length > maxLength) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
