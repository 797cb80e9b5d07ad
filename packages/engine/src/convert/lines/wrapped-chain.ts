import type { FontChain, FontFace, Glyph, ShapeOptions } from '../../pdf/fonts/index.ts';

/** A chain with the fonts of another one, whose glyphs it changes. */
export abstract class WrappedChain implements FontChain {
  protected readonly chain: FontChain;

  constructor(chain: FontChain) {
    this.chain = chain;
  }

  get face(): FontFace {
    return this.chain.face;
  }

  get faces(): readonly FontFace[] {
    return this.chain.faces;
  }

  abstract shape(text: string, options?: ShapeOptions): readonly Glyph[];
}
