import type { Place, Problem } from '../../problems/index.ts';
import { Canvas, type GlyphCodes } from '../draw/index.ts';
import type { DocumentFonts } from '../fonts/index.ts';
import { addImage, type PdfImage } from '../images/index.ts';
import { PdfDict, PdfName, type PdfRef, type PdfValue } from '../read/index.ts';
import type { AddedPage, PdfUpdate } from '../write/index.ts';
import type { DrawContext, FormSurface, FormTarget } from './draw-context.ts';
import type { PreparedForm } from './prepared-form.ts';

/** A PDF that a form is drawn on, and what its sheets share: fonts, pictures, what was found wrong. */
export class FormRun implements FormTarget {
  readonly form: PreparedForm;
  readonly update: PdfUpdate;
  readonly fonts: DocumentFonts;
  readonly problems: Problem[] = [];
  readonly #sheets = new Map<string, FormSheet>();
  readonly #copies = new Map<number, AddedPage[]>();
  readonly #images = new Map<PdfImage, PdfRef>();
  #multiply: PdfRef | undefined;

  constructor(form: PreparedForm, update: PdfUpdate, fonts: DocumentFonts) {
    this.form = form;
    this.update = update;
    this.fonts = fonts;
  }

  sheet(page: number, copy: number): FormSheet {
    const key = `${page}.${copy}`;
    const known = this.#sheets.get(key);
    if (known) return known;
    const size = this.form.pdf.file.pages()[page];
    if (!size) throw new RangeError(`there is no page ${page}`);
    const sheet = new FormSheet(this, this.#pageOf(page, copy), size);
    this.#sheets.set(key, sheet);
    return sheet;
  }

  emptySheet(size: { readonly width: number; readonly height: number }): FormSheet {
    return new FormSheet(this, this.update.addPage(size), size);
  }

  finishSheets(): void {
    for (const sheet of this.#sheets.values()) sheet.finish();
  }

  /** Copies are made in order, so that the second follows the first. */
  #pageOf(page: number, copy: number): number | AddedPage {
    if (copy === 0) return page;
    const copies = this.#copies.get(page) ?? [];
    this.#copies.set(page, copies);
    for (;;) {
      const found = copies[copy - 1];
      if (found) return found;
      copies.push(this.update.copyPage(page));
    }
  }

  /** The picture as an object of the document; each picture is put in once. */
  imageRef(bytes: Uint8Array, place: Place): { ref: PdfRef; image: PdfImage } | undefined {
    const image = this.form.images.read(bytes, place);
    if ('severity' in image) {
      this.problems.push(image);
      return undefined;
    }
    const ref = this.#images.get(image) ?? addImage(this.update, image);
    this.#images.set(image, ref);
    return { ref, image };
  }

  /** The graphics state under which white is clear (ISO 32000-1, 11.3.5). */
  multiplyRef(): PdfRef {
    this.#multiply ??= this.update.add(PdfDict.of({ Type: PdfName.of('ExtGState'), BM: PdfName.of('Multiply') }));
    return this.#multiply;
  }
}

/** A sheet of a PDF. */
class FormSheet implements FormSurface {
  readonly canvas = new Canvas();
  readonly width: number;
  readonly height: number;
  readonly #run: FormRun;
  readonly #page: number | AddedPage;
  readonly #fonts = new Map<string, PdfValue>();
  readonly #pictures = new Map<string, PdfRef>();
  readonly #states = new Map<string, PdfRef>();
  /** The font of the last glyph: nearly always that of the next. */
  #lastFont = '';
  readonly #codes: GlyphCodes = {
    codeOf: (glyph) => {
      const code = this.#run.fonts.codeOf(glyph);
      if (code.font !== this.#lastFont) this.#fonts.set(code.font, code.ref);
      this.#lastFont = code.font;
      return code;
    },
  };

  constructor(run: FormRun, page: number | AddedPage, size: { readonly width: number; readonly height: number }) {
    this.#run = run;
    this.#page = page;
    this.width = size.width;
    this.height = size.height;
  }

  context(addendum: DrawContext['addendum'], ink: DrawContext['ink']): DrawContext {
    const run = this.#run;
    const prefix = run.update.namePrefix;
    return {
      canvas: this.canvas,
      codes: this.#codes,
      fonts: run.form.fonts,
      pageWidth: this.width,
      pageHeight: this.height,
      report: (problem) => run.problems.push(problem),
      ink,
      image: (bytes, place) => {
        const found = run.imageRef(bytes, place);
        if (!found) return undefined;
        const name = `${prefix}P${found.ref.number}`;
        this.#pictures.set(name, found.ref);
        return { name, width: found.image.width, height: found.image.height };
      },
      multiply: () => {
        const name = `${prefix}M`;
        this.#states.set(name, run.multiplyRef());
        return name;
      },
      addendum,
    };
  }

  finish(): void {
    if (this.canvas.isEmpty) return;
    const categories = { Font: this.#fonts, XObject: this.#pictures, ExtGState: this.#states };
    const resources = Object.fromEntries(
      Object.entries(categories).flatMap(([category, names]) =>
        names.size === 0 ? [] : [[category, Object.fromEntries(names)]],
      ),
    );
    this.#run.update.addToPage(this.#page, { content: this.canvas.toBytes(), resources });
  }
}
