import type { Glyph } from '../../../pdf/fonts/font-chain.ts';
import type { TextStyle } from '../../../pdf/layout/index.ts';
import type { ShapePath } from '../../model/index.ts';

/** Kinds of parts by the space that belongs between them (The TeXbook, chapter 18). */
export type AtomClass = 'ordinary' | 'operator' | 'binary' | 'relation' | 'open' | 'close' | 'punctuation' | 'inner';

interface Placed {
  /** From the start of the box, and up from its baseline, pt. */
  readonly x: number;
  readonly y: number;
}

export interface GlyphPiece extends Placed {
  readonly kind: 'glyph';
  readonly glyph: Glyph;
  readonly size: number;
  readonly scale: number;
  readonly heightScale: number;
  readonly style: TextStyle;
}

/** Steps go down from `y`. */
export interface PathPiece extends Placed {
  readonly kind: 'path';
  readonly path: ShapePath;
  /** Of its line, pt; 0 for what is only filled. */
  readonly lineWidth: number;
  readonly color: string;
}

export interface RulePiece extends Placed {
  readonly kind: 'rule';
  readonly width: number;
  /** Downwards from `y`. */
  readonly height: number;
  readonly color: string;
}

export type Piece = GlyphPiece | PathPiece | RulePiece;

/** A part of an equation that was laid out; lengths are pt. */
export interface EquationBox {
  readonly width: number;
  readonly ascent: number;
  /** Positive downwards. */
  readonly descent: number;
  readonly pieces: readonly Piece[];
  readonly class: AtomClass;
  /** How far its end leans to the right: exponents are that much farther away. */
  readonly lean?: number;
  /** It is one character, to which scripts are set closer. */
  readonly isLetter?: true;
}

export const emptyBox: EquationBox = { width: 0, ascent: 0, descent: 0, pieces: [], class: 'ordinary' };

/** The pieces of a box that is at another place. */
export function moved(box: EquationBox, x: number, y: number): readonly Piece[] {
  if (x === 0 && y === 0) return box.pieces;
  return box.pieces.map((piece) => ({ ...piece, x: piece.x + x, y: piece.y + y }));
}

/** Boxes side by side. */
export function besideEachOther(boxes: readonly EquationBox[], atomClass: AtomClass = 'ordinary'): EquationBox {
  const pieces: Piece[] = [];
  let [x, ascent, descent] = [0, 0, 0];
  for (const box of boxes) {
    pieces.push(...moved(box, x, 0));
    x += box.width;
    ascent = Math.max(ascent, box.ascent);
    descent = Math.max(descent, box.descent);
  }
  const lean = boxes.at(-1)?.lean;
  return { width: x, ascent, descent, pieces, class: atomClass, ...(lean !== undefined && { lean }) };
}

/** A box with its baseline `by` pt higher. */
export function raised(box: EquationBox, by: number): EquationBox {
  return { ...box, ascent: box.ascent + by, descent: box.descent - by, pieces: moved(box, 0, by) };
}

/** A box in the middle of a width. */
export function centered(box: EquationBox, width: number): EquationBox {
  return { ...box, width, pieces: moved(box, (width - box.width) / 2, 0) };
}

/** A space of this width. */
export function spaceBox(width: number): EquationBox {
  return { ...emptyBox, width };
}
