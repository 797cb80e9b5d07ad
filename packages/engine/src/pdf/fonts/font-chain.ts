import type { FontFace } from './font-face.ts';
import type { FontSource } from './library/font-source.ts';

/**
 * One character (with its variation selector or combining marks, if any), or a ligature of several, as a glyph of the font that has it.
 * `advance` is in em: times the type size it is pt along the line, before character spacing and scale. Kerning with the next glyph is in it.
 */
export interface Glyph {
  readonly face: FontFace;
  readonly id: number;
  /** Its characters: the text that copying it gives. */
  readonly text: string;
  readonly advance: number;
  /** Set where a font of another weight or slant replaces the one that is missing: draw bolder, lean. */
  readonly embolden?: boolean;
  readonly slant?: boolean;
  /** Strokes to draw over it, where a symbol that no font has is made of another one: ☑ of □. */
  readonly over?: 'check' | 'cross';
  /**
   * Set where it replaces a glyph of another font, whose advance it has: its width as a part of its natural width, and where
   * it begins in its cell, em.
   */
  readonly cell?: { readonly scale: number; readonly shift: number };
}

/** How a text is to be set, as far as the choice of glyphs goes. */
export interface ShapeOptions {
  /** Glyphs and advances for vertical lines. */
  readonly vertical?: boolean;
  /** A glyph for each character, whatever ligatures the text has. */
  readonly apart?: boolean;
}

/**
 * The font of a style and its substitutes, in order, for characters it lacks. Immutable; one chain is kept for each
 * combination of name, weight and slant, so chains compare by identity.
 */
export interface FontChain {
  /** The font that gives the line its ascent and descent. */
  readonly face: FontFace;
  readonly faces: readonly FontFace[];
  /** The same fonts as files, which may not be loaded yet. Absent where they are no files. */
  readonly sources?: readonly FontSource[];
  /** Glyphs of a text, one for each character as a reader counts them or for several that are a ligature; a character no font has is glyph 0 of `face`. */
  shape(text: string, options?: ShapeOptions): readonly Glyph[];
}

/** What a document requires of a font. Any name finds one: an unknown name the nearest by kind (mincho, gothic). */
export interface FontRequest {
  readonly name: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
}

/** All fonts in reach, found by name. */
export interface FontLibrary {
  chain(request: FontRequest): FontChain;
}
