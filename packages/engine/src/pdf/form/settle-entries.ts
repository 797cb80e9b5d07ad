import type { Problem } from '../../problems/index.ts';
import { checkInvisible, settleGlyphs, type FontLibrary, type GlyphPolicy } from '../fonts/index.ts';
import type { FormEntry } from './form-entry.ts';
import { fontOf } from './text-items.ts';

/** Entries that are not on a page that is left out. */
export function entriesOnPages(entries: readonly FormEntry[], omitted: readonly number[]): readonly FormEntry[] {
  return omitted.length === 0 ? entries : entries.filter(({ page }) => !omitted.includes(page));
}

/** Checks every character of every text before anything is drawn, and treats those that cannot be drawn by the policy. */
export function settleEntries(
  entries: readonly FormEntry[],
  fonts: FontLibrary,
  policy: GlyphPolicy,
  problems: Problem[],
): FormEntry[] {
  return entries.map((entry) => {
    const { content, style, place } = entry;
    // A barcode has no glyphs; the characters below it are digits, letters and signs.
    if (content.kind !== 'text' || style.barcode) return entry;
    // Breaks are the layouter's, not characters to draw.
    const settled = settleGlyphs(content.text.replace(/\r\n?/g, '\n'), fontOf(style, fonts), policy, place);
    problems.push(...settled.problems, ...checkInvisible(content.text, place));
    return settled.text === content.text ? entry : { ...entry, content: { kind: 'text', text: settled.text } };
  });
}
