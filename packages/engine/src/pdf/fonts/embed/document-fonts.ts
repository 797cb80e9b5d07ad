import type { Codec } from '../../../platform/codec.ts';
import type { PdfRef } from '../../read/index.ts';
import type { PdfSink } from '../../write/index.ts';
import type { FontFace } from '../font-face.ts';
import type { Glyph } from '../font-chain.ts';
import { DocumentFont } from './document-font.ts';
import type { Packing } from './embedded-font.ts';
import type { BaseFont, FontBase } from './font-base.ts';
import { writeFont } from './write-font.ts';

export interface DocumentFontsOptions {
  readonly codec: Codec;
  /** `blocks` unless given. */
  readonly packing?: Packing;
  /** What the names of fonts begin with, for a document that has fonts already. */
  readonly namePrefix?: string;
  /** Subsets that are there already. */
  readonly base?: FontBase;
}

/** A glyph as the document shows it. */
export interface DocumentGlyph {
  /** Name of the font in the document, the prefix and then `F0` and so on: a resource name. */
  readonly font: string;
  /** The font's object; it is there after `finish`. */
  readonly ref: PdfRef;
  /** Two-byte character code. */
  readonly code: number;
  /** Its advance as the font states it, in thousandths of an em. */
  readonly width: number;
}

interface KnownGlyph extends DocumentGlyph {
  readonly glyph: Glyph;
}

/** Places of glyphs met lately, by number: text has few kinds of characters, so nearly all that are met again are found there. */
const places = 256;

interface UsedFont {
  readonly font: DocumentFont;
  /** Where the subset is there already. */
  readonly base?: BaseFont;
  readonly name: string;
  readonly ref: PdfRef;
}

/** All fonts of one document, in the order of their first use. */
export class DocumentFonts {
  readonly #sink: PdfSink;
  readonly #options: DocumentFontsOptions;
  readonly #own = new Map<FontFace, UsedFont>();
  readonly #ofBase = new Map<BaseFont, UsedFont>();
  /** All of both. */
  readonly #fonts: UsedFont[] = [];
  readonly #known = new Map<Glyph, KnownGlyph>();
  readonly #lately: (KnownGlyph | undefined)[] = Array.from({ length: places });

  constructor(sink: PdfSink, options: DocumentFontsOptions) {
    this.#sink = sink;
    this.#options = options;
  }

  /** The code of a glyph, which is embedded from now on. Fonts are distinguished by their face alone, so a bolder glyph shares it. */
  codeOf(glyph: Glyph): DocumentGlyph {
    const place = glyph.id % places;
    const near = this.#lately[place];
    if (near?.glyph === glyph) return near;
    const known = this.#known.get(glyph) ?? this.#add(glyph);
    this.#lately[place] = known;
    return known;
  }

  #add(glyph: Glyph): KnownGlyph {
    const { base } = this.#options;
    const baseCode = base?.codeOf(glyph);
    const baseFont = baseCode === undefined ? undefined : base?.fontOf(glyph.face);
    const { font, name, ref } = baseFont ? this.#baseFont(baseFont) : this.#ownFont(glyph.face);
    const code = baseCode ?? font.codeOf(glyph);
    const known = { glyph, font: name, ref, code, width: font.widthOf(code) };
    this.#known.set(glyph, known);
    return known;
  }

  /**
   * Makes the subsets and sets the fonts' objects. To be called once, after the last glyph.
   * @throws {ShoruiError} `pdf.font-broken` for an outline that cannot be read
   */
  finish(): void {
    const { codec, packing = 'blocks' } = this.#options;
    for (const { font, base, ref } of this.#fonts) {
      const embedded = base?.embedded ?? font.build({ codec, packing });
      writeFont(this.#sink, ref, embedded, base?.toUnicode);
    }
  }

  get base(): FontBase | undefined {
    return this.#options.base;
  }

  #ownFont(face: FontFace): UsedFont {
    let used = this.#own.get(face);
    if (!used) this.#own.set(face, (used = this.#use(new DocumentFont(face))));
    return used;
  }

  #baseFont(base: BaseFont): UsedFont {
    let used = this.#ofBase.get(base);
    if (!used) this.#ofBase.set(base, (used = this.#use(base.font, base)));
    return used;
  }

  #use(font: DocumentFont, base?: BaseFont): UsedFont {
    const name = `${this.#options.namePrefix ?? ''}F${this.#fonts.length}`;
    const used = { font, name, ref: this.#sink.allocate(), ...(base && { base }) };
    this.#fonts.push(used);
    return used;
  }
}
