/** A stroke or a filled shape next to the text. Coordinates are (along, cross) of the line, pt; see `PlacedGlyph`. */
export interface DecorationPath {
  readonly paint: 'stroke' | 'fill';
  /** Width of the stroke, pt; 0 for filled shapes. */
  readonly thickness: number;
  /** Lengths of strokes and gaps by turns, pt; empty for a solid stroke. */
  readonly dash: readonly number[];
  /** Dashes with round ends: dots. */
  readonly isRound: boolean;
  readonly commands: readonly PathCommand[];
  readonly color?: string;
}

export type PathCommand =
  | { readonly to: 'move' | 'line'; readonly along: number; readonly cross: number }
  | {
      readonly to: 'curve';
      /** Control points and end of a cubic Bézier curve: along, cross of each. */
      readonly points: readonly [number, number, number, number, number, number];
    }
  | { readonly to: 'close' };
