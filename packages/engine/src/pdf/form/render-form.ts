import type { Problem } from '../../problems/index.ts';
import { DocumentFonts, checkInvisible, settleGlyphs, type FontLibrary, type GlyphPolicy } from '../fonts/index.ts';
import type { FormEntry } from './form-entry.ts';
import { fontOf } from './draw-text.ts';
import { setMetadata, type Metadata } from '../write/index.ts';
import { drawAddenda } from './draw-addenda.ts';
import { drawEntries } from './draw-form.ts';
import { FormRun } from './form-sheet.ts';
import type { PreparedForm } from './prepared-form.ts';

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

export type { GlyphPolicy };

/** How a prepared form is drawn. */
export interface RenderFormOptions {
  /** What a character does that no font has: `error` unless given. */
  readonly missingGlyph?: GlyphPolicy | undefined;
  /** Metadata of the document; it replaces that of the form. */
  readonly metadata?: Metadata | undefined;
  /** Pages of the form, from 0, that are not among those of the result: continuation pages without rows. */
  readonly omitted?: readonly number[];
}

/** A filled form. When a problem of severity error is among the problems, the bytes are not to be used. */
export interface RenderedForm {
  readonly bytes: Uint8Array;
  readonly problems: readonly Problem[];
}

/**
 * Draws entries on a form. The result is the form's own bytes with an incremental update behind them; the same entries give
 * the same bytes.
 */
export function renderForm(
  form: PreparedForm,
  entries: readonly FormEntry[],
  { missingGlyph = 'error', metadata, omitted = [] }: RenderFormOptions = {},
): RenderedForm {
  const update = form.pdf.startUpdate();
  const fonts = new DocumentFonts(update, { codec: form.codec, namePrefix: update.namePrefix });
  const run = new FormRun(form, update, fonts);
  const shown = entriesOnPages(entries, omitted);
  const addenda = drawEntries(run, settleEntries(shown, form.fonts, missingGlyph, run.problems));
  if (run.problems.some(({ severity }) => severity === 'error')) {
    return { bytes: form.pdf.file.bytes, problems: run.problems };
  }
  run.finishSheets();
  drawAddenda(run, addenda);
  const { length } = form.pdf.file.pages();
  for (const page of omitted) if (page < length) update.removePage(page);
  fonts.finish();
  if (metadata) setMetadata(update, metadata);
  return { bytes: update.build(), problems: run.problems };
}
