import type { Problem } from '../../problems/index.ts';
import { DocumentFonts, type GlyphPolicy } from '../fonts/index.ts';
import { setMetadata, type Metadata } from '../write/index.ts';
import { drawAddenda } from './draw-addenda.ts';
import { drawEntries } from './draw-form.ts';
import type { FormEntry } from './form-entry.ts';
import { FormRun } from './form-sheet.ts';
import type { PreparedForm } from './prepared-form.ts';
import { settleEntries } from './settle-entries.ts';

export type { GlyphPolicy };

export interface RenderFormOptions {
  /** What a character does that no font has: `error` unless given. */
  readonly missingGlyph?: GlyphPolicy;
  /** Metadata of the document; it replaces that of the form. */
  readonly metadata?: Metadata;
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
  { missingGlyph = 'error', metadata }: RenderFormOptions = {},
): RenderedForm {
  const update = form.pdf.startUpdate();
  const fonts = new DocumentFonts(update, { codec: form.codec, namePrefix: update.namePrefix });
  const run = new FormRun(form, update, fonts);
  const addenda = drawEntries(run, settleEntries(entries, form.fonts, missingGlyph, run.problems));
  if (run.problems.some(({ severity }) => severity === 'error')) {
    return { bytes: form.pdf.file.bytes, problems: run.problems };
  }
  run.finishSheets();
  drawAddenda(run, addenda);
  fonts.finish();
  if (metadata) setMetadata(update, metadata);
  return { bytes: update.build(), problems: run.problems };
}
