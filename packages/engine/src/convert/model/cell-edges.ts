import type { Edge } from './edge.ts';

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
