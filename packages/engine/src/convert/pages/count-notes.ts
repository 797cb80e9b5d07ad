import type { WordDocument } from '../model/word-document.ts';
import { formatNumber } from '../read/formats/numbers/index.ts';
import type { PageDraft } from './page-draft.ts';

/** Marks of the footnotes that are counted again on each page, by their keys, as they were placed. */
export function countNotes(
  drafts: readonly PageDraft[],
  restarted: NonNullable<WordDocument['restartedNotes']>,
): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { footnotes } of drafts) {
    let count = 0;
    for (const key of footnotes) {
      const numbering = restarted.get(key);
      if (numbering) texts.set(key, formatNumber(numbering.start + count++, numbering.format));
    }
  }
  return texts;
}
