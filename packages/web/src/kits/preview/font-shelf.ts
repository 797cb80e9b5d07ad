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
  /** Those whose outlines are still to come, with the call for them. */
  readonly #coming = new Map<number, Promise<void>>();

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

  /** The calls for the outlines of glyphs that are not here yet: those under way, and one for what was not asked for. */
  fetchOutlines(glyphs: Iterable<number>): readonly Promise<void>[] {
    const lacking = Array.from(glyphs).filter((glyph) => !this.outlines.has(glyph));
    const fresh = lacking.filter((glyph) => !this.#asked.has(glyph));
    if (fresh.length > 0) {
      const call = this.#fetchOutlines(fresh);
      for (const glyph of fresh) this.#coming.set(glyph, call);
    }
    return [...new Set(lacking.flatMap((glyph) => this.#coming.get(glyph) ?? []))];
  }

  async #fetchOutlines(glyphs: readonly number[]): Promise<void> {
    for (const glyph of glyphs) this.#asked.add(glyph);
    try {
      for (let at = 0; at < glyphs.length; at += mostGlyphs) {
        const some = glyphs.slice(at, at + mostGlyphs).join(',');
        const reply = await fetched(`${this.#address}/outlines?glyphs=${some}`);
        this.outlines.add(new Uint8Array(await reply.arrayBuffer()));
      }
    } finally {
      for (const glyph of glyphs) this.#coming.delete(glyph);
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

  /** Waits for the outlines that pages lack, also for those that other pages asked for; undefined where none is lacking. */
  fetchOutlines(pages: readonly (PaperPage | FormPage)[]): Promise<unknown> | undefined {
    const calls = glyphsOf(pages).flatMap(
      ({ face, glyphs }) => this.#fonts.find((each) => isFaceOf(each, face))?.fetchOutlines(glyphs) ?? [],
    );
    return calls.length === 0 ? undefined : Promise.all(calls);
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
