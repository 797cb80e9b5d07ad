import { settleGlyphs, type FontChain, type FontLibrary, type GlyphPolicy } from '../../pdf/fonts/index.ts';
import type { Place, Problem } from '../../problems/index.ts';
import type { TextFormat } from '../model/text-format.ts';

/** Checks texts of one document against the fonts they are set in, and keeps what was found. */
export class GlyphCheck {
  readonly problems: Problem[] = [];
  readonly fonts: FontLibrary;
  readonly #policy: GlyphPolicy;
  readonly #chains = new Map<TextFormat, FontChain>();

  constructor(library: FontLibrary, policy: GlyphPolicy) {
    this.fonts = library;
    this.#policy = policy;
  }

  /** The text as it is to be drawn. */
  settle(text: string, format: TextFormat, placeOf: () => Place): string {
    const settled = settleGlyphs(text, this.#chainOf(format), this.#policy, placeOf, { keepsCompatibility: true });
    if (settled.problems.length > 0) this.problems.push(...settled.problems);
    return settled.text;
  }

  /** A chain ends in all fonts there are, so that of Japanese text tells for Latin text too what no font has. */
  #chainOf(format: TextFormat): FontChain {
    let chain = this.#chains.get(format);
    if (!chain) {
      const { fonts, bold, italic } = format;
      this.#chains.set(format, (chain = this.fonts.chain({ name: fonts.eastAsia, bold, italic })));
    }
    return chain;
  }
}
