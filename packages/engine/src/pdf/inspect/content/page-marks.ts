import type { Box } from '../shapes/box.ts';

/** A character and its place. White space is left out. */
export interface PageCharacter extends Box {
  readonly text: string;
  /** Height of the type as seen, pt. */
  readonly size: number;
}

/** A straight line along one of the page's sides. Its ends are `from` < `to`. */
export interface PageLine {
  readonly direction: 'across' | 'down';
  /** y of a line across, x of a line down: its middle. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly thickness: number;
}

/** What is seen on one page, in pt from its top left corner as seen. */
export interface PageMarks {
  readonly lines: PageLine[];
  readonly characters: PageCharacter[];
  /** Circles and other ellipses that are drawn as lines. */
  readonly ellipses: Box[];
  /** Boxes around whatever else is drawn: shapes, slanted lines, letters drawn as shapes. */
  readonly ink: Box[];
  readonly images: Box[];
}

export function noMarks(): PageMarks {
  return { lines: [], characters: [], ellipses: [], ink: [], images: [] };
}
