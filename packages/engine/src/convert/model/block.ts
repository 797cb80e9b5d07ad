import type { Place } from '../../problems/index.ts';
import type { ContentCache } from './content-cache.ts';
import type { Sides, CellEdges, Edge, Edges } from './edge.ts';
import type { Freeform, Gradient, LineEnds } from './freeform.ts';
import type { Inline, Picture } from './inline.ts';
import type { ParagraphFormat, TextFormat } from './formats.ts';

/** Where a block came from. Only messages need it, so it is found when one is made. */
export interface BlockOrigin {
  /** The file, the path of the block, and its paragraph where it is one. */
  place(): Place;
}

/** Of blocks that a drawing is made of. */
export const noOrigin: BlockOrigin = { place: () => ({ path: '' }) };

/** Where a floating thing is along one side of the page. */
export interface FloatAxis<From extends string> {
  readonly from: From;
  /** pt, from the start of what it counts from. */
  readonly offset?: number;
  readonly align?: 'start' | 'center' | 'end' | 'inside' | 'outside';
}

/** Where a table that text flows around is (`w:tblpPr`); as for `Floating`. */
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

/** Number or bullet of a list paragraph, counted by the reader. */
export interface ListLabel {
  readonly text: string;
  readonly format: TextFormat;
  readonly suffix: 'tab' | 'space' | 'nothing';
  /** Where the label is next to its position. */
  readonly align: 'start' | 'center' | 'end';
}

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly format: ParagraphFormat;
  /** Look of the paragraph mark: the height of an empty paragraph. */
  readonly mark: TextFormat;
  readonly label?: ListLabel;
  readonly content: readonly Inline[];
  /** Pictures and text boxes anchored in it. */
  readonly floats: readonly Floating[];
  readonly origin: BlockOrigin;
  /** The cache of `content` over documents. */
  readonly kept?: ContentCache;
  /** It is seen for the first time: its lines are not worth keeping. */
  readonly isMetFirst?: boolean;
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
  /** Between two cells, and between these and the border around the table, pt. */
  readonly cellSpacing: number;
  readonly rows: readonly Row[];
  readonly position?: TablePosition;
  readonly rightToLeft: boolean;
  readonly origin: BlockOrigin;
}

/** A text box, or a simple shape (rectangle, line, ellipse) with or without text. */
export interface TextBox {
  readonly kind: 'textBox';
  readonly shape: 'rectangle' | 'roundRectangle' | 'ellipse' | 'line';
  /** Another shape, by its name (ECMA-376 part 1, 20.1.10.56), with its adjustments by number, in hundred-thousandths. */
  readonly preset?: { readonly name: string; readonly adjustments: ReadonlyMap<number, number> };
  /** Another shape, by its own formulas. */
  readonly freeform?: Freeform;
  /** What its lines begin and end in, where they are open. */
  readonly lineEnds?: LineEnds;
  /** Mirrored, before it is turned: a line goes from top left to bottom right where it is not. */
  readonly flippedAcross?: boolean;
  readonly flippedDown?: boolean;
  /** Degrees clockwise, about its middle; its text turns with it unless it `keepsUpright`. */
  readonly rotation?: number;
  readonly keepsUpright?: boolean;
  readonly outline?: Edge;
  /** `rrggbb`. */
  readonly fill?: string;
  /** Over `fill`. */
  readonly gradient?: Gradient;
  readonly insets: Sides;
  readonly align: 'top' | 'center' | 'bottom';
  readonly direction: 'horizontal' | 'vertical';
  /** Height follows the text. */
  readonly growsWithText: boolean;
  /** Lines are as long as their paragraphs, past the sides of the box; one that grows is as wide as they are. */
  readonly noWrap?: boolean;
  /** WordArt: each line of the text fills its part of the box. */
  readonly stretchesText?: boolean;
  /** Of its text: 0 is clear, 1 hides all that is below. */
  readonly textOpacity?: number;
  readonly blocks: readonly Block[];
}

/** Something that is at a place of the page, anchored in a paragraph (ECMA-376 part 1, 20.4.2.3). Lengths are pt. */
export interface Floating {
  readonly content: { readonly kind: 'picture'; readonly picture: Picture } | TextBox;
  readonly width: number;
  readonly height: number;
  readonly horizontal: FloatAxis<'page' | 'margin' | 'column' | 'character' | 'leftMargin' | 'rightMargin'>;
  readonly vertical: FloatAxis<'page' | 'margin' | 'paragraph' | 'line' | 'topMargin' | 'bottomMargin'>;
  /** How text keeps away: not at all (`none`), around the box (`square`), or above and below only (`topAndBottom`). */
  readonly wrap: 'none' | 'square' | 'topAndBottom';
  /** On which side of it text is where there is room: on both when absent. */
  readonly sides?: 'left' | 'right' | 'largest';
  readonly distance: Sides;
  readonly behindText: boolean;
  /** Order among those before, or behind, the text. */
  readonly order: number;
  /** Anchored in a cell, it is where the page would place it, and not in its cell. */
  readonly leavesCell?: boolean;
  readonly link?: string;
}

/** Blocks hold paragraphs and tables, these hold blocks again: one file, since they cannot do without each other. */
export type Block = Paragraph | Table;
