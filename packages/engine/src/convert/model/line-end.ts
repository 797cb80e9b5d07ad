/** What a line ends in (ECMA-376 part 1, 20.1.10.33). */
export interface LineEnd {
  readonly kind: 'triangle' | 'stealth' | 'diamond' | 'oval' | 'open';
  /** Along the line, and across, in widths of the line. */
  readonly length: number;
  readonly width: number;
}

/** Ends of a line: where it begins, and where it ends. */
export interface LineEnds {
  readonly start?: LineEnd;
  readonly end?: LineEnd;
}
