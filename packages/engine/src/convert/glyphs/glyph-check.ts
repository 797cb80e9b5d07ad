import { settleGlyphs, type FontChain, type FontLibrary, type GlyphPolicy } from '../../pdf/fonts/index.ts';
import type { Place, Problem } from '../../problems/index.ts';
import type { TextFormat } from '../model/text-format.ts';

/** Checks the texts of a document against the fonts they are laid out in, and collects at most `most` problems. */
export class GlyphCheck {
  readonly problems: Problem[] = [];
  readonly fonts: FontLibrary;
  readonly #policy: GlyphPolicy;
  readonly #most: number;
  readonly #chains = new Map<TextFormat, FontChain>();

  constructor(library: FontLibrary, policy: GlyphPolicy, most: number) {
    this.fonts = library;
    this.#policy = policy;
    this.#most = most;
  }

  /** The text as it is to be drawn. */
  settle(text: string, format: TextFormat, placeOf: () => Place): string {
    const settled = settleGlyphs(text, this.#chainOf(format), this.#policy, placeOf, { keepsCompatibility: true });
    for (const problem of settled.problems) {
      if (this.problems.length >= this.#most) break;
      this.problems.push(problem);
    }
    return settled.text;
  }

  /** Every chain ends with all fonts, so that of Japanese text shows for Latin text too what no font has. */
  #chainOf(format: TextFormat): FontChain {
    let chain = this.#chains.get(format);
    if (!chain) {
      const { fonts, bold, italic } = format;
      this.#chains.set(format, (chain = this.fonts.chain({ name: fonts.eastAsia, bold, italic })));
    }
    return chain;
  }
}
