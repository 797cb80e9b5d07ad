import type { Line, PlacedGlyph } from '../../pdf/layout/index.ts';
import type { Edge } from './edge.ts';
import type { Gradient, ShapePath } from './freeform.ts';
import type { Picture } from './inline.ts';

/**
 * Things on a page, at places in pt from the top left, y downwards. Before a page is made, the same marks count from the top
 * left of what they belong to, and text of a vertical section is as if it were horizontal; `placeMarks` moves and turns them.
 */
export interface LinesMark {
  readonly kind: 'lines';
  /** Start of the measure, and the top of the paragraph of which these lines count their tops (vertical: its right edge). */
  readonly x: number;
  readonly y: number;
  readonly vertical?: boolean;
  readonly lines: readonly Line[];
}

export interface RuleMark {
  readonly kind: 'rule';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly edge: Edge;
}

/** A filled or outlined box. */
export interface BoxMark {
  readonly kind: 'box';
  readonly shape: 'rectangle' | 'roundRectangle' | 'ellipse';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill?: string;
  readonly gradient?: Gradient;
  readonly outline?: Edge;
}

export interface PictureMark {
  readonly kind: 'picture';
  readonly x: number;
  readonly y: number;
  readonly picture: Picture;
}

/** Area that leads to a URI or (`#name`) to a bookmark. */
export interface LinkMark {
  readonly kind: 'link';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly target: string;
}

/** Where a bookmark, or a heading of the outline, is. */
export interface TargetMark {
  readonly kind: 'target';
  readonly x: number;
  readonly y: number;
  readonly bookmark?: string;
  readonly heading?: { readonly text: string; readonly level: number };
}

/** Where a block of the template, or the value of a tag, is: draws nothing. `id` is the number of its origin. */
export interface PlaceMark {
  readonly kind: 'place';
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A shape: its steps count from `x` and `y`. */
export interface PathMark {
  readonly kind: 'path';
  /** Of the shape, for its gradient. */
  readonly size?: { readonly width: number; readonly height: number };
  readonly x: number;
  readonly y: number;
  readonly paths: readonly ShapePath[];
  readonly fill?: string;
  readonly gradient?: Gradient;
  readonly outline?: Edge;
}

/** Marks turned by any angle, degrees clockwise, about the middle of a box. */
export interface RotatedMark {
  readonly kind: 'rotated';
  readonly degrees: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** Marks turned a quarter clockwise (`right`) or counter-clockwise (`left`) around the top left of a box of this size after turning. */
export interface TurnedMark {
  readonly kind: 'turned';
  readonly turn: 'right' | 'left';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** Marks of which only what is inside the box is seen. */
export interface ClippedMark {
  readonly kind: 'clipped';
  /** One of the pages that a row is cut over: what is outside is seen on the others. Otherwise it is not printed. */
  readonly isSlice?: true;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** Marks through which what is below them shows; `opacity` is between 0, clear, and 1. */
export interface FadedMark {
  readonly kind: 'faded';
  readonly opacity: number;
  readonly marks: readonly Mark[];
}

export type Mark =
  | LinesMark
  | RuleMark
  | BoxMark
  | PathMark
  | PictureMark
  | LinkMark
  | TargetMark
  | PlaceMark
  | TurnedMark
  | RotatedMark
  | ClippedMark
  | FadedMark;

/** A finished page, pt. Marks are in the order in which they are drawn. */
export interface Page {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** The glyphs of marks in the order in which they are drawn. */
export function* glyphsOfMarks(marks: readonly Mark[]): Generator<PlacedGlyph> {
  for (const mark of marks) {
    if ('marks' in mark) yield* glyphsOfMarks(mark.marks);
    else if (mark.kind === 'lines') for (const line of mark.lines) yield* line.glyphs;
  }
}
