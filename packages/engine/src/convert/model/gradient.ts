/** A fill that changes from color to color. */
export interface Gradient {
  /** Along a line, or from the middle outwards. */
  readonly kind: 'linear' | 'radial';
  /** Where a line leads, degrees clockwise from the right. */
  readonly angle: number;
  /** At least two, from 0 to 1; `rrggbb`. */
  readonly stops: readonly { readonly at: number; readonly color: string }[];
}
