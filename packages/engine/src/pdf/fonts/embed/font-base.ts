import type { Codec } from '../../../platform/codec.ts';
import { packStream } from '../../write/pdf-sink.ts';
import { PdfDict, type PdfStream } from '../../read/index.ts';
import type { FontFace } from '../font-face.ts';
import type { Glyph } from '../font-chain.ts';
import { DocumentFont } from './document-font.ts';
import type { EmbeddedFont, Packing } from './embedded-font.ts';

export interface FontBaseOptions {
  readonly codec: Codec;
  /** `blocks` unless given. */
  readonly packing?: Packing;
}

/** A subset that is made once, and its ToUnicode, packed. */
export interface BaseFont {
  readonly font: DocumentFont;
  readonly embedded: EmbeddedFont;
  readonly toUnicode: PdfStream;
}

/**
 * Subsets that many documents have in common, packed once: each is put into the documents that show a glyph of it, and only
 * glyphs that are in none make a font of the document's own.
 */
export class FontBase {
  readonly #fonts = new Map<FontFace, BaseFont>();

  /**
   * @param glyphs in the order of their codes
   * @throws {ShoruiError} `pdf.font-broken` for an outline that cannot be read
   */
  constructor(glyphs: Iterable<Glyph>, { codec, packing = 'blocks' }: FontBaseOptions) {
    const fonts = new Map<FontFace, DocumentFont>();
    for (const glyph of glyphs) {
      let font = fonts.get(glyph.face);
      if (!font) fonts.set(glyph.face, (font = new DocumentFont(glyph.face)));
      font.codeOf(glyph);
    }
    for (const [face, font] of fonts) {
      const embedded = font.build({ codec, packing });
      const toUnicode = packStream(PdfDict.empty, embedded.toUnicode, codec);
      this.#fonts.set(face, { font, embedded, toUnicode });
    }
  }

  /** The subset of a face; undefined for one of which nothing is in it. */
  fontOf(face: FontFace): BaseFont | undefined {
    return this.#fonts.get(face);
  }

  /** Code of a glyph in the subset of its face; undefined for one that is not in it. */
  codeOf(glyph: Glyph): number | undefined {
    return this.#fonts.get(glyph.face)?.font.findCode(glyph);
  }
}
