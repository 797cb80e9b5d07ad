import type { Problem } from '../../problems/index.ts';
import { DocumentFonts, type GlyphPolicy } from '../fonts/index.ts';
import { setMetadata, type Metadata } from '../write/index.ts';
import { drawAddenda } from './draw-addenda.ts';
import { drawEntries } from './draw-form.ts';
import type { FormEntry } from './form-entry.ts';
import { FormRun } from './form-sheet.ts';
import type { PreparedForm } from './prepared-form.ts';
import { entriesOnPages, settleEntries } from './settle-entries.ts';

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
