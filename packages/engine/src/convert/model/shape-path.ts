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
