import type { FontChain } from '../fonts/font-chain.ts';

/** Underlines of Word and of forms. `words` leaves the spaces between words bare. */
export type UnderlineKind =
  | 'single'
  | 'double'
  | 'thick'
  | 'dotted'
  | 'dash'
  | 'dotDash'
  | 'wave'
  | 'doubleWave'
  | 'words';

export interface Underline {
  readonly kind: UnderlineKind;
  /** As in `TextStyle.color`; that of the text when absent. */
  readonly color?: string;
}

export type StrikeKind = 'single' | 'double';

/** Marks next to each character (圏点): sesame ﹅, filled dot •, open circle ○, or a dot below. */
export type EmphasisKind = 'sesame' | 'dot' | 'circle' | 'underDot';

/** How a stretch of text looks. One object is shared by all the items that look so. */
export interface TextStyle {
  readonly chain: FontChain;
  /** Type size, pt. */
  readonly size: number;
  /** Width of the characters as a part of their natural width (長体, 平体): 0.8 is 80 %. 1 when absent. */
  readonly scale?: number;
  /** Space added after each character, pt; may be negative. */
  readonly spacing?: number;
  /** Raises the text off the baseline, pt (vertical lines: to the right). Superscript is a smaller size and a rise. */
  readonly rise?: number;
  /** `rrggbb` in hexadecimal. Carried through; the layouter does not read it. */
  readonly color?: string;
  readonly underline?: Underline;
  readonly strike?: StrikeKind;
  readonly emphasis?: EmphasisKind;
  /** Room above and below the baseline as a part of the size, where the caller knows better than the font's own figures. */
  readonly ascent?: number;
  readonly descent?: number;
  /** Under `gridPitch`: a line that has only such text is at least one pitch high, but no whole number of pitches. */
  readonly looseGrid?: boolean;
}
