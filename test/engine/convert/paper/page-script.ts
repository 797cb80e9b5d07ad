import {
  createFontLibrary,
  GlyphOutlines,
  layFile,
  loadFace,
  PaperDrawer,
  type FontSource,
  type PaperPage,
} from '@shorui/engine';

/** A font in parts, as base64. */
export interface FontParts extends Pick<FontSource, 'file' | 'names' | 'weight' | 'italic' | 'likeness'> {
  /** Absent for a font that no glyph is of. */
  readonly layout?: string;
  readonly outlines: string;
}

/** What is drawn in the page: a Word file as base64, in fonts that came in parts. */
export interface DrawnFile {
  readonly fonts: readonly FontParts[];
  readonly file: string;
  /** Pixels for one pt. */
  readonly scale: number;
}

/** A page as the canvas has it: four bytes a pixel, as base64. */
export interface DrawnPage {
  readonly width: number;
  readonly height: number;
  readonly pixels: string;
}

type Marks = PaperPage['marks'];

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (each) => each.codePointAt(0) ?? 0);

function textOf(bytes: Uint8ClampedArray): string {
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

/** Lays a Word file out and draws its pages, in the page of the browser. */
export async function drawFile({ fonts, file, scale }: DrawnFile): Promise<DrawnPage[]> {
  const outlines = new Map<string, GlyphOutlines>();
  const bundled = fonts.map((font) => {
    const source = sourceOf(font);
    if (font.layout === undefined) return source;
    const own = new GlyphOutlines();
    own.add(bytesOf(font.outlines));
    outlines.set(loadFace(source).key, own);
    return source;
  });
  const library = createFontLibrary({ bundled });
  const { pages } = layFile(bytesOf(file), { fonts: library });
  const images = new Map<string, ImageBitmap>();
  for (const { marks } of pages) await decodePictures(marks, images);
  const drawer = new PaperDrawer({
    newPath: () => new Path2D(),
    outlinesOf: (face) => (glyph) => outlines.get(face.key)?.entry(glyph),
    picture: ({ part }) => images.get(part),
  });
  return pages.map((page) => {
    // As PDFium counts them in the tests: whole points first.
    const [width, height] = [Math.floor(Math.floor(page.width) * scale), Math.floor(Math.floor(page.height) * scale)];
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    drawer.draw(context, page, { width, height });
    return { width, height, pixels: textOf(context.getImageData(0, 0, width, height).data) };
  });
}
