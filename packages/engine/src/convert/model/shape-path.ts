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
