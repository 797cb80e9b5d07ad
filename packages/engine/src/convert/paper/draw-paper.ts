import { CanvasPen, replay, type DrawingContext, type GlyphSource } from '../../pdf/draw/index.ts';
import { drawOutline, type FontFace, type GlyphEntries, type OutlinePath } from '../../pdf/fonts/index.ts';
import { thousandths } from '../../pdf/fonts/embed/widths.ts';
import type { FormPage } from '../../pdf/form/index.ts';
import type { Matrix } from '../../pdf/read/index.ts';
import { drawMarks } from '../draw/draw-marks.ts';
import type { Sheet } from '../draw/sheet.ts';
import type { Page } from '../model/mark.ts';
import type { Picture } from '../model/inline.ts';

/** What a browser has to draw papers with. */
export interface PaperInk {
  /** An empty path of the canvas: `new Path2D()`. */
  readonly newPath: () => OutlinePath;
  /** The outlines of a font, as far as they are there. */
  readonly outlinesOf: (face: FontFace) => GlyphEntries;
  /** What the context draws for a picture: an `ImageBitmap`. Undefined while there is none. */
  readonly picture: (picture: Pick<Picture, 'bytes' | 'part'>) => object | undefined;
}

/** Size of a canvas, pixels. */
export interface CanvasSize {
  readonly width: number;
  readonly height: number;
}

/** Outlines of glyphs that are kept. A page has some hundred different ones, a Japanese font some ten thousand. */
const mostPaths = 6000;

/** Draws pages on canvases, and keeps the outlines of their glyphs as paths. */
export class PaperDrawer {
  readonly #ink: PaperInk;
  readonly #sources = new Map<string, GlyphSource>();
  readonly #paths = new Map<string, OutlinePath | undefined>();

  constructor(ink: PaperInk) {
    this.#ink = ink;
  }

  /**
   * Draws a page over what is on the canvas, as large as the canvas.
   * @param size that of the canvas in pixels
   */
  draw(context: DrawingContext, page: Page, size: CanvasSize): void {
    const pictures = new Map<string, Picture>();
    const pen = this.#pen(context, page, size, pictures);
    const sheet: Sheet = {
      pen,
      codes: {
        codeOf: ({ face, id }) => {
          const font = this.#know(face);
          return { font, code: id, width: thousandths(face.advanceOf(id), face.unitsPerEm) };
        },
      },
      pictureName: (picture) => {
        pictures.set(picture.part, picture);
        return picture.part;
      },
      addLink: () => undefined,
    };
    context.save();
    drawMarks(sheet, page.marks, { top: page.height, matrix: [1, 0, 0, 1, 0, 0] });
    context.restore();
  }

  /**
   * Draws the values of a filled form over what is on the canvas, as large as the canvas.
   * @param size that of the canvas in pixels
   */
  drawForm(context: DrawingContext, page: FormPage, size: CanvasSize): void {
    for (const face of page.glyphs.keys()) this.#know(face);
    context.save();
    replay(page.calls, this.#pen(context, page, size, page.pictures));
    context.restore();
  }

  #pen(
    context: DrawingContext,
    { width, height }: CanvasSize,
    size: CanvasSize,
    pictures: ReadonlyMap<string, Pick<Picture, 'bytes' | 'part'>>,
  ): CanvasPen {
    const matrix: Matrix = [size.width / width, 0, 0, -size.height / height, 0, size.height];
    return new CanvasPen(context, {
      matrix,
      font: (name) => {
        const source = this.#sources.get(name);
        if (!source) throw new RangeError('a font that no glyph is of');
        return source;
      },
      picture: (name) => {
        const picture = pictures.get(name);
        return picture && this.#ink.picture(picture);
      },
    });
  }

  /** Takes in a font; gives its name. */
  #know(face: FontFace): string {
    const font = face.key;
    if (!this.#sources.has(font)) this.#sources.set(font, this.#source(face, font));
    return font;
  }

  #source(face: FontFace, font: string): GlyphSource {
    const entries = this.#ink.outlinesOf(face);
    return {
      unitsPerEm: face.unitsPerEm,
      widthOf: (glyph) => thousandths(face.advanceOf(glyph), face.unitsPerEm),
      pathOf: (glyph) => this.#path(`${font}/${glyph}`, glyph, entries),
    };
  }

  #path(key: string, glyph: number, entries: GlyphEntries): OutlinePath | undefined {
    const known = this.#paths.get(key);
    if (known) return known;
    const path = this.#ink.newPath();
    // What is not there yet may come.
    if (!drawOutline(path, glyph, entries)) return undefined;
    if (this.#paths.size >= mostPaths) this.#paths.clear();
    this.#paths.set(key, path);
    return path;
  }
}
