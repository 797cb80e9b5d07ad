/** Patterns of a border that are drawn; others of Word are drawn as the nearest of these. */
export type EdgePattern =
  | 'single'
  | 'double'
  | 'triple'
  | 'dotted'
  | 'dashed'
  | 'dotDash'
  | 'dotDotDash'
  | 'wave'
  | 'thick';

/** One side of a border (ECMA-376 part 1, 17.3.4). */
export interface Edge {
  readonly pattern: EdgePattern;
  /** Of one stroke, pt. */
  readonly width: number;
  /** `rrggbb`; absent for automatic. */
  readonly color?: string;
  /** Between the border and what it stands around, pt. */
  readonly space: number;
}

/** Borders by side; an absent side has none. Sides are those of the text: in vertical text `top` is where lines begin. */
export interface Edges {
  readonly top?: Edge;
  readonly bottom?: Edge;
  readonly left?: Edge;
  readonly right?: Edge;
  /** Between paragraphs of one frame, or between rows. */
  readonly between?: Edge;
  /** Between columns of a table. */
  readonly betweenColumns?: Edge;
}
