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

/** One of the strokes that a line of a shape is made of, in parts of its whole width. */
export interface Stroke {
  /** Where its middle is, from the middle of the line: below 0 to the left of the way that the line goes. */
  readonly at: number;
  readonly width: number;
}

/** One side of a border (ECMA-376 part 1, 17.3.4). */
export interface Edge {
  readonly pattern: EdgePattern;
  /** Of one stroke, pt; of all `strokes` together where there are such. */
  readonly width: number;
  /** Side by side, each in the pattern, which is one of single strokes: lines of shapes only. */
  readonly strokes?: readonly Stroke[];
  /** `rrggbb`; absent for automatic. */
  readonly color?: string;
  /** Between the border and what it is around, pt. */
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

/** Sides of a cell. `none` is a border that was taken away and hides that of the table; absent leaves the side to the table. */
export interface CellEdges {
  readonly top?: Edge | 'none';
  readonly bottom?: Edge | 'none';
  readonly left?: Edge | 'none';
  readonly right?: Edge | 'none';
  /** From top left to bottom right, and from bottom left to top right. */
  readonly falling?: Edge;
  readonly rising?: Edge;
}

/** pt. */
export interface Sides {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}
