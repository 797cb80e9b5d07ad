/** A number of a freeform: as it is, or the value at a place in the list of its values. */
export type FreeformNumber = number | { readonly value: number };

/** Formulas of guides (ECMA-376 part 1, 20.1.9.11), by the names that files give them. */
export type GuideOperator =
  | '*/'
  | '+-'
  | '+/'
  | '?:'
  | 'abs'
  | 'at2'
  | 'cat2'
  | 'cos'
  | 'max'
  | 'min'
  | 'mod'
  | 'pin'
  | 'sat2'
  | 'sin'
  | 'sqrt'
  | 'tan'
  | 'val';

/** One formula: its result is added to the list of values. Operands that the formula does not take are 0. */
export interface Guide {
  readonly operator: GuideOperator;
  readonly operands: readonly [FreeformNumber, FreeformNumber, FreeformNumber];
}

/**
 * A step of a freeform with its numbers: `move` and `line` x y; `cubic` two handles and an end; `quadratic` a handle and an end;
 * `arc` two radii, the angle to begin at and the turn. Those of VML only: `boxArc` the sides of an ellipse's box (left, top, right,
 * bottom), and points on whose rays from its middle an arc begins and ends, and -1 for counter-clockwise; `quadrant` an end, and 1
 * where the curve sets out along x or 0 along y.
 */
export interface FreeformStep {
  readonly to: 'move' | 'line' | 'cubic' | 'quadratic' | 'arc' | 'boxArc' | 'quadrant' | 'close';
  readonly numbers: readonly FreeformNumber[];
}

/** A path of a freeform, in coordinates of its own. */
export interface FreeformPath {
  /** What of its coordinates is at the left and top of the shape. */
  readonly left: number;
  readonly top: number;
  /** What of its coordinates the width and height of the shape are; 0 where they are EMU of the shape. */
  readonly width: number;
  readonly height: number;
  readonly isFilled: boolean;
  readonly isStroked: boolean;
  /** White (above 0) or black (below) mixed into its fill, -1 to 1. */
  readonly tone?: number;
  readonly steps: readonly FreeformStep[];
}

/** A shape that brings its own formulas (ECMA-376 part 1, 20.1.9.8). Lengths in formulas are EMU, angles 60,000ths of a degree. */
export interface Freeform {
  /** Behind the values that every shape has (`shapes/shape-values.ts`), in their order. */
  readonly guides: readonly Guide[];
  readonly paths: readonly FreeformPath[];
  /** Left, top, right and bottom of the room for text, EMU; the whole box when absent. */
  readonly text?: readonly [FreeformNumber, FreeformNumber, FreeformNumber, FreeformNumber];
}

/** A step of an outline, pt from the top left of its box. */
export type PathStep =
  | { readonly to: 'move' | 'line'; readonly x: number; readonly y: number }
  | {
      readonly to: 'curve';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly x: number;
      readonly y: number;
    }
  | { readonly to: 'close' };

/** A part of a shape: some are only filled, some only drawn as lines. */
export interface ShapePath {
  readonly steps: readonly PathStep[];
  readonly isFilled: boolean;
  readonly isStroked: boolean;
  /** White (above 0) or black (below) mixed into its fill, -1 to 1. */
  readonly tone?: number;
}

/** What a line ends in (ECMA-376 part 1, 20.1.10.33). */
export interface LineEnd {
  readonly kind: 'triangle' | 'stealth' | 'diamond' | 'oval' | 'open';
  /** Along the line, and across, in widths of the line. */
  readonly length: number;
  readonly width: number;
}

/** Ends of a line: where it begins, and where it ends. */
export interface LineEnds {
  readonly start?: LineEnd;
  readonly end?: LineEnd;
}

/** A fill that changes from color to color. */
export interface Gradient {
  /** Along a line, or from the middle outwards. */
  readonly kind: 'linear' | 'radial';
  /** Where a line leads, degrees clockwise from the right. */
  readonly angle: number;
  /** At least two, from 0 to 1; `rrggbb`. */
  readonly stops: readonly { readonly at: number; readonly color: string }[];
}
