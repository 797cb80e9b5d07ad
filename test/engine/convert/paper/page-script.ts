import {
  compile,
  createFontLibrary,
  PaperDrawer,
  resolve,
  type Application,
  type FontLibrary,
  type FontSource,
} from '@shorui/engine';
import { layFile, type PaperPage } from '@shorui/engine/convert';
import { layApplicationForm } from '@shorui/engine/document';
import { GlyphOutlines, loadFace, type FormPage } from '@shorui/engine/pdf';

/** A font in parts, as base64. */
export interface FontParts extends Pick<FontSource, 'file' | 'names' | 'weight' | 'italic' | 'likeness'> {
  /** Absent for a font that no glyph is of. */
  readonly layout?: string;
  readonly outlines: string;
}

interface Drawing {
  readonly fonts: readonly FontParts[];
  /** Pixels for one pt. */
  readonly scale: number;
}

/** What is drawn in the page: a Word file as base64, in fonts that came in parts. */
export interface WordDrawing extends Drawing {
  readonly file: string;
}

/** The values of the PDF form of an application, in fonts that came in parts. */
export interface FormDrawing extends Drawing {
  readonly application: Application;
  /** Its files by path, as base64. */
  readonly files: Readonly<Record<string, string>>;
  readonly answers: Record<string, unknown>;
}

/** A page as the canvas has it: four bytes a pixel, packed by gzip, as base64. */
export interface DrawnPage {
  readonly width: number;
  readonly height: number;
  readonly pixels: string;
}

/** The values of a page of a form, on a clear canvas. */
export interface DrawnFormPage extends DrawnPage {
  /** The page of the form that is below, from 0; null below an addendum. */
  readonly base: number | null;
  readonly multiplies: boolean;
}

type Marks = PaperPage['marks'];

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (each) => each.codePointAt(0) ?? 0);

/** Packed first: the browser takes seconds to give away the pixels of a page as text. */
async function packedText(pixels: Uint8ClampedArray<ArrayBuffer>): Promise<string> {
  const packing = new Blob([pixels]).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(packing).arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

function sourceOf(font: FontParts): FontSource {
  return {
    ...font,
    load() {
      if (font.layout === undefined) throw new Error(`${font.file} is not there`);
      return bytesOf(font.layout);
    },
  };
}

async function decodePictures(marks: Marks, images: Map<string, ImageBitmap>): Promise<void> {
  for (const mark of marks) {
    if ('marks' in mark) await decodePictures(mark.marks, images);
    if (mark.kind !== 'picture') continue;
    images.set(mark.picture.part, await createImageBitmap(new Blob([mark.picture.bytes.slice()])));
  }
}

/** Fonts, decoded pictures, and what draws with them. */
class Desk {
  readonly images = new Map<string, ImageBitmap>();
  readonly library: FontLibrary;
  readonly drawer: PaperDrawer;
  readonly #scale: number;

  constructor({ fonts, scale }: Drawing) {
    const outlines = new Map<string, GlyphOutlines>();
    const bundled = fonts.map((font) => {
      const source = sourceOf(font);
      if (font.layout === undefined) return source;
      const own = new GlyphOutlines();
      own.add(bytesOf(font.outlines));
      outlines.set(loadFace(source).key, own);
      return source;
    });
    this.#scale = scale;
    this.library = createFontLibrary({ bundled });
    this.drawer = new PaperDrawer({
      newPath: () => new Path2D(),
      outlinesOf: (face) => (glyph) => outlines.get(face.key)?.entry(glyph),
      picture: ({ part }) => this.images.get(part),
    });
  }

  canvasOf(page: PaperPage | FormPage): OffscreenCanvasRenderingContext2D {
    // As PDFium counts them in the tests: whole points first.
    const [width, height] = [page.width, page.height].map((each) => Math.floor(Math.floor(each) * this.#scale));
    const context = new OffscreenCanvas(width ?? 0, height ?? 0).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    return context;
  }
}

async function drawnPage(context: OffscreenCanvasRenderingContext2D): Promise<DrawnPage> {
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, pixels: await packedText(data) };
}

/** Lays a Word file out and draws its pages, in the page of the browser. */
export async function drawFile(drawing: WordDrawing): Promise<DrawnPage[]> {
  const desk = new Desk(drawing);
  const { pages } = layFile(bytesOf(drawing.file), { fonts: desk.library });
  for (const { marks } of pages) await decodePictures(marks, desk.images);
  const drawn: DrawnPage[] = [];
  for (const page of pages) {
    const context = desk.canvasOf(page);
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, context.canvas.width, context.canvas.height);
    desk.drawer.draw(context, page, context.canvas);
    drawn.push(await drawnPage(context));
  }
  return drawn;
}

/** Lays the values of a PDF form out and draws them on clear canvases, in the page of the browser. */
export async function drawForm(drawing: FormDrawing): Promise<DrawnFormPage[]> {
  const desk = new Desk(drawing);
  const files = new Map(Object.entries(drawing.files).map(([path, text]) => [path, bytesOf(text)]));
  const compiled = compile({ application: drawing.application, files }, { fonts: desk.library });
  const [file] = compiled.files.filter(({ form }) => form !== null);
  const laid = file && layApplicationForm(compiled, resolve(compiled, drawing.answers), file);
  if (!laid) throw new Error('no form');
  const drawn: DrawnFormPage[] = [];
  for (const page of laid.pages) {
    for (const { part, bytes } of page.pictures.values()) {
      desk.images.set(part, await createImageBitmap(new Blob([bytes.slice()])));
    }
    const context = desk.canvasOf(page);
    desk.drawer.drawForm(context, page, context.canvas);
    drawn.push({ ...(await drawnPage(context)), base: page.base, multiplies: page.multiplies });
  }
  return drawn;
}
