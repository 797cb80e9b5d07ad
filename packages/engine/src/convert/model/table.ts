import type { Block } from './block.ts';
import type { Edge, Edges } from './edge.ts';

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

export interface Cell {
  /** Columns of the grid that it spans. */
  readonly span: number;
  /** `start` begins a vertical merge, `continue` belongs to the cell above. */
  readonly merge?: 'start' | 'continue';
  /** Preferred width, pt. */
  readonly width?: number;
  readonly margins: Sides;
  /** Those of the cell and of the table style for its place (first row, banding, …). */
  readonly borders: CellEdges;
  /** `rrggbb`. */
  readonly background?: string;
  readonly align: 'top' | 'center' | 'bottom';
  /** Vertical text in the cell (`tbRl`), or text turned a quarter clockwise (`right`) or counter-clockwise (`left`). */
  readonly direction?: 'vertical' | 'right' | 'left';
  /** Text is condensed to one line's width (`w:tcFitText`). */
  readonly fitText: boolean;
  readonly noWrap: boolean;
  readonly blocks: readonly Block[];
}

/** pt. */
export interface Sides {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface Row {
  readonly cells: readonly Cell[];
  /** Columns of the grid left free before the first cell and after the last. */
  readonly skippedBefore: number;
  readonly skippedAfter: number;
  readonly height?: { readonly rule: 'exact' | 'atLeast'; readonly height: number };
  /** Repeated at the top of each page (only rows from the first on without a gap). */
  readonly isHeader: boolean;
  readonly cantSplit: boolean;
}

/** Where a table that text flows around stands (`w:tblpPr`); as for `Floating`. */
export interface TablePosition {
  readonly horizontal: {
    readonly from: 'page' | 'margin' | 'column';
    readonly offset?: number;
    readonly align?: 'start' | 'center' | 'end';
  };
  readonly vertical: {
    readonly from: 'page' | 'margin' | 'paragraph';
    readonly offset?: number;
    readonly align?: 'start' | 'center' | 'end';
  };
  readonly distance: Sides;
}

export interface Table {
  readonly kind: 'table';
  /** Widths of the grid columns as stored, pt. */
  readonly grid: readonly number[];
  /** Preferred width: pt, part of the room (0 to 1), or automatic. */
  readonly width: { readonly kind: 'points' | 'part'; readonly value: number } | { readonly kind: 'auto' };
  /** Column widths are as stored (`fixed`), or follow the content (`autofit`). */
  readonly layout: 'fixed' | 'autofit';
  readonly align: 'start' | 'center' | 'end';
  /** From the start of the room to the text of the first cell's column, pt (`w:tblInd`, as Word counts it: see the reader). */
  readonly indent: number;
  /** Borders around and between all cells; those of the cells win. */
  readonly borders: Edges;
  /** Between cells, pt. */
  readonly cellSpacing: number;
  readonly rows: readonly Row[];
  readonly position?: TablePosition;
  readonly rightToLeft: boolean;
  readonly path: string;
}
