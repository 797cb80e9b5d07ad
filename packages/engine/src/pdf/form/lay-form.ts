import type { Place, Problem } from '../../problems/index.ts';
import { PenRecording, type PenCall } from '../draw/index.ts';
import { thousandths } from '../fonts/embed/widths.ts';
import type { FontFace } from '../fonts/index.ts';
import { drawAddenda } from './draw-addenda.ts';
import type { DrawContext, FormSurface, FormTarget } from './draw-context.ts';
import { drawEntries } from './draw-form.ts';
import type { FormEntry } from './form-entry.ts';
import type { PreparedForm } from './prepared-form.ts';
import { entriesOnPages, settleEntries, type RenderFormOptions } from './render-form.ts';

/** A picture that a form shows. */
export interface FormPicture {
  /** PNG or JPEG. */
  readonly bytes: Uint8Array;
  /** The same for the same bytes. */
  readonly part: string;
}

/** A page of a filled form: what is drawn over the page of the form. */
export interface FormPage {
  /** As seen, pt. */
  readonly width: number;
  readonly height: number;
  /** The page of the form below, from 0; null below an addendum. */
  readonly base: number | null;
  /** 0 for the page itself, 1 and on for its continuation copies. */
  readonly copy: number;
  /** What is drawn, in pt from the bottom left of the page as seen. */
  readonly calls: readonly PenCall[];
  /** The glyphs that are shown, by font. */
  readonly glyphs: ReadonlyMap<FontFace, ReadonlySet<number>>;
  readonly pictures: ReadonlyMap<string, FormPicture>;
  /** Something is multiplied with the page below: a seal. */
  readonly multiplies: boolean;
}

/** The pages of a filled form in the order of the PDF that `renderForm` makes. */
export interface LaidForm {
  readonly pages: readonly FormPage[];
  /** A field with a problem of severity error is not drawn; the others are. */
  readonly problems: readonly Problem[];
}

type Size = Pick<FormPage, 'width' | 'height'>;

/** A name of a picture made of its bytes (FNV-1a, 32 bits). */
function nameOf(bytes: Uint8Array): string {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return `form-${bytes.length}-${(hash >>> 0).toString(16)}`;
}

class RecordedSheet implements FormSurface {
  readonly #target: FormTarget;
  readonly #pen = new PenRecording();
  readonly #size: Size;
  readonly #glyphs = new Map<FontFace, Set<number>>();
  readonly #pictures = new Map<string, FormPicture>();
  #multiplies = false;

  constructor(target: FormTarget, size: Size) {
    this.#target = target;
    this.#size = size;
  }

  context(addendum: DrawContext['addendum'], ink: DrawContext['ink']): DrawContext {
    const { form, problems } = this.#target;
    return {
      canvas: this.#pen,
      codes: {
        codeOf: ({ face, id }) => {
          const glyphs = this.#glyphs.get(face);
          if (glyphs) glyphs.add(id);
          else this.#glyphs.set(face, new Set([id]));
          return { font: face.key, code: id, width: thousandths(face.advanceOf(id), face.unitsPerEm) };
        },
      },
      fonts: form.fonts,
      pageWidth: this.#size.width,
      pageHeight: this.#size.height,
      report: (problem) => problems.push(problem),
      ink,
      image: (bytes, place) => this.#image(bytes, place),
      multiply: () => {
        this.#multiplies = true;
        return 'multiply';
      },
      addendum,
    };
  }

  #image(bytes: Uint8Array, place: Place): { name: string; width: number; height: number } | undefined {
    const { form, problems } = this.#target;
    const image = form.images.read(bytes, place);
    if ('severity' in image) {
      problems.push(image);
      return undefined;
    }
    const name = nameOf(bytes);
    this.#pictures.set(name, { bytes, part: name });
    return { name, width: image.width, height: image.height };
  }

  finish(): void {
    // Recordings are taken as they are.
  }

  page(base: number | null, copy: number): FormPage {
    const { width, height } = this.#size;
    return {
      width,
      height,
      base,
      copy,
      calls: this.#pen.calls,
      glyphs: this.#glyphs,
      pictures: this.#pictures,
      multiplies: this.#multiplies,
    };
  }
}

class RecordingTarget implements FormTarget {
  readonly form: PreparedForm;
  readonly problems: Problem[] = [];
  /** Each page of the form with its copies. */
  readonly #sheets: RecordedSheet[][];
  readonly #behind: RecordedSheet[] = [];

  constructor(form: PreparedForm) {
    this.form = form;
    this.#sheets = form.pdf.file.pages().map((size) => [new RecordedSheet(this, size)]);
  }

  sheet(page: number, copy: number): RecordedSheet {
    const sheets = this.#sheets[page];
    const size = this.form.pdf.file.pages()[page];
    if (!sheets || !size) throw new RangeError(`there is no page ${page}`);
    for (;;) {
      const found = sheets[copy];
      if (found) return found;
      sheets.push(new RecordedSheet(this, size));
    }
  }

  emptySheet(size: Size): RecordedSheet {
    const sheet = new RecordedSheet(this, size);
    this.#behind.push(sheet);
    return sheet;
  }

  pages(omitted: readonly number[]): FormPage[] {
    const filled = this.#sheets.flatMap((sheets, base) =>
      omitted.includes(base) ? [] : sheets.map((sheet, copy) => sheet.page(base, copy)),
    );
    return [...filled, ...this.#behind.map((sheet) => sheet.page(null, 0))];
  }
}

/** Lays entries out on a form as `renderForm` does, for canvases: nothing is written. What is wrong is left out and reported. */
export function layForm(
  form: PreparedForm,
  entries: readonly FormEntry[],
  { missingGlyph = 'error', omitted = [] }: Pick<RenderFormOptions, 'missingGlyph' | 'omitted'> = {},
): LaidForm {
  const target = new RecordingTarget(form);
  const shown = entriesOnPages(entries, omitted);
  const addenda = drawEntries(target, settleEntries(shown, form.fonts, missingGlyph, target.problems));
  drawAddenda(target, addenda);
  return { pages: target.pages(omitted), problems: target.problems };
}
