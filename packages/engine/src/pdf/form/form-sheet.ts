import type { Place, Problem } from '../../problems/index.ts';
import { Canvas, type GlyphCodes } from '../draw/index.ts';
import type { DocumentFonts } from '../fonts/index.ts';
import { addImage, type PdfImage } from '../images/index.ts';
import { PdfDict, PdfName, type PdfRef, type PdfValue } from '../read/index.ts';
import type { AddedPage, PdfUpdate } from '../write/index.ts';
import type { AddendumItem, DrawContext } from './draw-context.ts';
import type { PreparedForm } from './prepared-form.ts';

/** What one document shares over its sheets: fonts, pictures, what was found wrong, what goes onto an addendum. */
export class FormRun {
  readonly form: PreparedForm;
  readonly update: PdfUpdate;
  readonly fonts: DocumentFonts;
  readonly problems: Problem[] = [];
  readonly addenda: AddendumItem[] = [];
  readonly #images = new Map<PdfImage, PdfRef>();
  #multiply: PdfRef | undefined;

  constructor(form: PreparedForm, update: PdfUpdate, fonts: DocumentFonts) {
    this.form = form;
    this.update = update;
    this.fonts = fonts;
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

/** One sheet that is drawn on: a page of the form, a copy of one, or an empty page. */
export class FormSheet {
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

  /** Puts what was drawn onto the page. */
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
