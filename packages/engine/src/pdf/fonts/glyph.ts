import type { FontFace } from './font-face.ts';

/**
 * One character (with its variation selector or combining marks, if any) as a glyph of the font that has it. `advance` is in
 * em: times the type size it is pt along the line, before character spacing and scale.
 */
export interface Glyph {
  readonly face: FontFace;
  readonly id: number;
  /** Its characters: the text that copying it gives. */
  readonly text: string;
  readonly advance: number;
  /** Set where the font of another weight or slant had to stand in: draw bolder, lean. */
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
