/**
 * What can be wrong with a character before it is drawn.
 * - `missing`: no font of the chain has it
 * - `variant`: the fonts have the character, but not the variant of its selector
 * - `compatibility`: a compatibility ideograph (U+F900-, U+2F800-), which any tidying of text turns into another character
 * - `private`: a private-use character (外字), which looks different in each font
 * - `control`: a control character, or half of a surrogate pair
 */
export type GlyphFindingKind = 'missing' | 'variant' | 'compatibility' | 'private' | 'control';

/** One character of a text that does not draw as it should. */
export interface GlyphFinding {
  readonly kind: GlyphFindingKind;
  /** The character as written, with its selector and marks. */
  readonly character: string;
  /** The code point at fault: the first of the character that is. */
  readonly codePoint: number;
  readonly selector?: number;
  /** Where the character begins in the text, in UTF-16 units. */
  readonly offset: number;
  /** Whether the fonts have a glyph for it all the same. */
  readonly isDrawable: boolean;
  /** The standard form that the fonts can draw, if there is one: the base of a variant, the unified ideograph, NFKC. */
  readonly standard?: string;
}
