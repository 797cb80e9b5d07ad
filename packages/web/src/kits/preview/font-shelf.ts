import { createFontLibrary, type FontLibrary, type FontSource } from '@shorui/engine';
import { glyphsOf, type PaperPage } from '@shorui/engine/convert';
import { GlyphOutlines, likenessOf, loadFace, type FontFace, type FormPage } from '@shorui/engine/pdf';
import type { PaperFont } from '@shorui/server/contract';

const path = '/v1/paper-fonts';
/** Glyphs of one call. */
const mostGlyphs = 1000;

/** Thrown where a layout needs a font that was not fetched yet. */
export class FontPending extends Error {
  readonly source: FontSource;

  constructor(source: FontSource) {
    super(`${source.file} is not here yet`);
    this.source = source;
  }
}

async function fetched(address: string): Promise<Response> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  return reply;
}

/** A font whose parts are fetched when they are needed. */
class ShelfFont implements FontSource {
  readonly file: string;
  readonly names: readonly string[];
  readonly weight: number;
  readonly italic: boolean;
  readonly likeness: FontSource['likeness'];
  readonly outlines = new GlyphOutlines();
  readonly #address: string;
  #layout: Uint8Array | undefined;
  #loading: Promise<void> | undefined;
  /** Glyphs that were asked for. */
  readonly #asked = new Set<number>();

  constructor({ file, names, weight, italic, digest }: PaperFont) {
    this.file = file;
    this.names = names;
    this.weight = weight;
    this.italic = italic;
    this.likeness = likenessOf(names[0] ?? file);
    this.#address = `${path}/${file}/${digest}`;
  }

  load(): Uint8Array {
    if (!this.#layout) throw new FontPending(this);
    return this.#layout;
  }

  fetchLayout(): Promise<void> {
    this.#loading ??= this.#fetchLayout();
    return this.#loading;
  }

  async #fetchLayout(): Promise<void> {
    try {
      this.#layout = new Uint8Array(await (await fetched(`${this.#address}/layout`)).arrayBuffer());
    } catch (error) {
      // The next layout tries again.
      this.#loading = undefined;
      throw error;
    }
  }

  lacks(glyphs: Iterable<number>): number[] {
    return Array.from(glyphs).filter((glyph) => !this.outlines.has(glyph) && !this.#asked.has(glyph));
  }

  async fetchOutlines(glyphs: readonly number[]): Promise<void> {
    for (const glyph of glyphs) this.#asked.add(glyph);
    try {
      for (let at = 0; at < glyphs.length; at += mostGlyphs) {
        const some = glyphs.slice(at, at + mostGlyphs).join(',');
        const reply = await fetched(`${this.#address}/outlines?glyphs=${some}`);
        this.outlines.add(new Uint8Array(await reply.arrayBuffer()));
      }
    } finally {
      // What the font has not is not asked for again; what failed is.
      if (glyphs.some((glyph) => !this.outlines.has(glyph))) for (const glyph of glyphs) this.#asked.delete(glyph);
    }
  }
}

/** The fonts of the server in parts: first what layout needs, then the outlines of glyphs that pages show. */
export class FontShelf {
  readonly library: FontLibrary;
  readonly #fonts: readonly ShelfFont[];

  private constructor(fonts: readonly ShelfFont[]) {
    this.#fonts = fonts;
    this.library = createFontLibrary({ bundled: fonts });
  }

  static async open(): Promise<FontShelf> {
    const { data } = (await (await fetched(path)).json()) as { data: readonly PaperFont[] };
    return new FontShelf(data.map((font) => new ShelfFont(font)));
  }

  async fetchLayouts(sources: readonly FontSource[]): Promise<void> {
    await Promise.all(this.#fonts.filter((font) => sources.includes(font)).map((font) => font.fetchLayout()));
  }

  outlinesOf = (face: FontFace): ((glyph: number) => Uint8Array | undefined) => {
    const font = this.#fonts.find((each) => isFaceOf(each, face));
    return (glyph) => font?.outlines.entry(glyph);
  };

  /** Fetches the outlines that pages lack; undefined where none is lacking. */
  fetchOutlines(pages: readonly (PaperPage | FormPage)[]): Promise<unknown> | undefined {
    const wanted = glyphsOf(pages).flatMap(({ face, glyphs }) => {
      const font = this.#fonts.find((each) => isFaceOf(each, face));
      const lacking = font?.lacks(glyphs) ?? [];
      return font && lacking.length > 0 ? [{ font, lacking }] : [];
    });
    if (wanted.length === 0) return undefined;
    return Promise.all(wanted.map(({ font, lacking }) => font.fetchOutlines(lacking)));
  }
}

function isFaceOf(font: ShelfFont, face: FontFace): boolean {
  try {
    return loadFace(font) === face;
  } catch (error) {
    if (error instanceof FontPending) return false;
    throw error;
  }
}
