import type { Glyph } from '../../fonts/font-chain.ts';
import type { TextStyle } from '../text-style.ts';
import type { LineEnd, PlacedGlyph } from '../line.ts';

export const GLYPH = 0;
/** A space of Latin text, which vanishes at the end of a line. */
export const SPACE = 1;
export const WIDE_SPACE = 2;
export const TAB = 3;
export const BREAK = 4;
/** Several glyphs, or a box, that are one thing in the line. */
export const ATOM = 5;
/** Without width and ink: soft hyphen, zero-width space, word joiner and their like. */
export const INVISIBLE = 6;

export type ClusterKind =
  | typeof GLYPH
  | typeof SPACE
  | typeof WIDE_SPACE
  | typeof TAB
  | typeof BREAK
  | typeof ATOM
  | typeof INVISIBLE;

/** What is inside an `ATOM`. Lengths are pt. */
export interface Atom {
  /** Placed as if the atom began at the start of the measure. */
  readonly glyphs: readonly PlacedGlyph[];
  /** Highest and lowest point with the reading; 0 where that of the style is enough. */
  readonly ascent: number;
  readonly descent: number;
  /** How far its reading may reach over the neighbor before and after it; paid back at the ends of a line. */
  readonly overBefore: number;
  readonly overAfter: number;
  readonly isBox: boolean;
}

/**
 * The smallest thing the line breaker moves: a character as a reader counts them, a tab, a break or an atom. Lengths are pt.
 */
export interface Cluster {
  readonly kind: ClusterKind;
  readonly item: number;
  /** Offsets in the source text. */
  readonly from: number;
  readonly to: number;
  readonly style: TextStyle;
  readonly glyph: Glyph | undefined;
  /** Along the line, with scale and spacing. That of a tab is set when its line is filled. */
  width: number;
  /** One em along the line. */
  readonly em: number;
  readonly codePoint: number;
  readonly jlreqClass: number;
  readonly lineBreakClass: number;
  /** White inside the glyph at its start and its end that may be trimmed. */
  readonly whiteBefore: number;
  readonly whiteAfter: number;
  readonly sideways: boolean;
  readonly atom: Atom | undefined;
  /** Of a `BREAK`: how its line ends. */
  readonly ends: LineEnd | undefined;
}
