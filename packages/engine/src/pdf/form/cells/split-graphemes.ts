let segmenter: Intl.Segmenter | undefined;

/** Text that is one grapheme a code unit: ASCII but CR, kana, common kanji, full-width forms. */
const simple = /^[\n\x20-\x7e\u3000-\u3029\u3031-\u303c\u3041-\u3096\u309b-\u30ff\u3400-\u9fff\uff01-\uff5d]*$/;

/** Characters as a reader counts them, a variation selector or combining mark with its base. */
export function splitGraphemes(text: string): string[] {
  if (simple.test(text)) return text.split('');
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
