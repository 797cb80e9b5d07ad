import type { Floating } from './block.ts';
import type { Mark } from './mark.ts';
import type { Sides } from './edge.ts';

/** Parts of an item that had to be cut. */
export interface CutItem {
  readonly parts: readonly [FlowItem, FlowItem];
  /** The cut goes through text, so that the reader sees it. */
  readonly isTextCut: boolean;
}

/**
 * What is upright in vertical text, which continues below it: a table. Lengths are pt on the page; its marks count from its top
 * left there.
 */
export interface UprightPart {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
  readonly behindText: boolean;
  readonly order: number;
}

/**
 * A part of a table that text flows around and that continues on the next page. Lengths are pt; its marks count from its top left.
 */
export interface FloatPart {
  /** From the left edge of the page. */
  readonly x: number;
  /** From the top of its item, which itself has no height. */
  readonly offset: number;
  readonly width: number;
  readonly height: number;
  /** How far text stays away. */
  readonly distance: Sides;
  readonly marks: readonly Mark[];
  readonly behindText: boolean;
  readonly order: number;
}

/**
 * A stretch of the flow that is on one page: a line of a paragraph, a row of a table. The page maker stacks them. Lengths
 * are pt along the flow; marks count from the top left of the item (spaces before and after not included).
 */
export interface FlowItem {
  readonly height: number;
  /** White above (dropped at the top of a page that a page break did not begin, as Word does) and below. */
  readonly spaceBefore: number;
  readonly spaceAfter: number;
  readonly marks: readonly Mark[];
  /** Part of the height, at its end, that is white and may fall off the end of a page (rows of a line grid). 0 when absent. */
  readonly whiteBelow?: number;
  /** Must be on one page with the next item: widows and orphans, keep lines, keep with next. */
  readonly keepWithNext: boolean;
  /** Begins a page or column whatever room is left. */
  readonly breakBefore?: 'page' | 'column';
  /** Footnotes whose marks are in it. */
  readonly footnotes: readonly string[];
  /** Anchored in it: placed when the page knows where the item is. */
  readonly floats: readonly Floating[];
  /** Drawn again above this item when it is the first of its table on a page (header rows); their height counts. */
  readonly repeated?: readonly FlowItem[];
  /**
   * Splits it so that the first part is at most `room` high; undefined where it cannot be split there. Absent for what is never
   * split.
   */
  readonly split?: (room: number) => readonly [FlowItem, FlowItem] | undefined;
  /** Splits what is higher than a page where it is never split otherwise: in the middle of text, if need be. */
  readonly cut?: (room: number) => CutItem | undefined;
  /** Drawn too where the item is the first, or the last, of its table in a column: borders of cells that continue over the break. */
  readonly atBreak?: { readonly above: readonly Mark[]; readonly below: readonly Mark[] };
  /** This item and those of its block behind it as they are when it is the first of a column; absent where they are the same. */
  readonly afterBreak?: () => readonly FlowItem[];
  /** What floats in a cell, note or text box behind its text, and before it; counted as the marks are. */
  readonly under?: readonly Mark[];
  readonly over?: readonly Mark[];
  /** Begins where the item does, which itself has no height: text is next to it. */
  readonly upright?: UprightPart;
  /** Placed where the item is; text flows around it. */
  readonly floatPart?: FloatPart;
  /** Pulls a paragraph of the flow together for floats: number of the block it came from. */
  readonly block: number;
}
