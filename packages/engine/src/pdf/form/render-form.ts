import { formWords } from '../../problems/catalogue/form-words.ts';
import { createProblem, type Problem } from '../../problems/index.ts';
import { DocumentFonts, type GlyphPolicy } from '../fonts/index.ts';
import { setMetadata, type AddedPage, type Metadata } from '../write/index.ts';
import { drawAddenda } from './draw-addenda.ts';
import type { DrawContext } from './draw-context.ts';
import { drawEntry } from './draw-entry.ts';
import type { FormEntry } from './form-entry.ts';
import { FormRun, FormSheet } from './form-sheet.ts';
import type { PreparedForm } from './prepared-form.ts';
import type { Box } from './field-box.ts';
import { reportCovered } from './report-covered.ts';
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

class FormRenderer {
  readonly #run: FormRun;
  readonly #sheets = new Map<string, FormSheet>();
  readonly #copies = new Map<number, AddedPage[]>();

  constructor(run: FormRun) {
    this.#run = run;
  }

  draw(entry: FormEntry): void {
    const pages = this.#run.form.pdf.file.pages();
    const page = pages[entry.page];
    if (!page) {
      const params = { page: entry.page + 1, count: pages.length };
      this.#run.problems.push(createProblem('pdf.field-page', entry.place, params));
      return;
    }
    const key = `${entry.page}.${entry.copy}`;
    let sheet = this.#sheets.get(key);
    if (!sheet) {
      sheet = new FormSheet(this.#run, this.#pageOf(entry.page, entry.copy), page);
      this.#sheets.set(key, sheet);
    }
    const covers = this.#run.form.covers.of(page);
    if (covers.length === 0) return drawEntry(entry, sheet.context(this.#addendum, null));
    const ink: Box[] = [];
    drawEntry(
      entry,
      sheet.context(this.#addendum, (box) => ink.push(box)),
    );
    // A copy of a page has no form fields, but its other annotations.
    const above = entry.copy === 0 ? covers : covers.filter(({ kind }) => kind !== 'Widget');
    this.#run.problems.push(...reportCovered(entry, ink, above));
  }

  readonly #addendum: DrawContext['addendum'] = (item) => {
    const { addenda, problems } = this.#run;
    addenda.push(item);
    const reference = formWords.addendumName(addenda.length);
    problems.push(createProblem('pdf.addendum', item.entry.place, { reference }));
    return formWords.addendum(addenda.length);
  };

  /** Copies are made in order, so that the second follows the first. */
  #pageOf(page: number, copy: number): number | AddedPage {
    if (copy === 0) return page;
    const copies = this.#copies.get(page) ?? [];
    this.#copies.set(page, copies);
    for (;;) {
      const found = copies[copy - 1];
      if (found) return found;
      copies.push(this.#run.update.copyPage(page));
    }
  }

  finish(): void {
    for (const sheet of this.#sheets.values()) sheet.finish();
    if (this.#run.addenda.length > 0) drawAddenda(this.#run);
    this.#run.fonts.finish();
  }
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
  const run = new FormRun(
    form,
    update,
    new DocumentFonts(update, { codec: form.codec, namePrefix: update.namePrefix }),
  );
  const renderer = new FormRenderer(run);
  for (const entry of settleEntries(entries, form.fonts, missingGlyph, run.problems)) renderer.draw(entry);
  if (run.problems.some(({ severity }) => severity === 'error')) {
    return { bytes: form.pdf.file.bytes, problems: run.problems };
  }
  renderer.finish();
  if (metadata) setMetadata(update, metadata);
  return { bytes: update.build(), problems: run.problems };
}
