import type { Sides } from './sides.ts';

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
