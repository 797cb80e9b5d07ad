import type { Block } from './block.ts';
import type { Edges, Sides } from './edge.ts';

/** Grid of a section (文字数と行数, ECMA-376 part 1, 17.6.5). Lengths are pt. */
export interface DocumentGrid {
  /** `lines`: lines only; `linesAndCharacters`: characters take the pitch as extra space; `snapToCharacters`: one character a cell. */
  readonly kind: 'lines' | 'linesAndCharacters' | 'snapToCharacters';
  readonly linePitch: number;
  /** Added to each character, may be negative. */
  readonly characterSpace: number;
  /** From one full-width character of the default paragraph style to the next: its size and `characterSpace`. */
  readonly characterPitch?: number;
}

export interface Columns {
  /** Width and the space after it of each column, pt; at least one. */
  readonly columns: readonly { readonly width: number; readonly space: number }[];
  readonly hasLine: boolean;
}

/** Headers or footers of a section by the pages they are on; what earlier sections hand down is already here. */
export interface PageParts {
  readonly default?: readonly Block[];
  readonly first?: readonly Block[];
  readonly even?: readonly Block[];
}

export interface PageSetup {
  /** Size of the paper, pt, as it is looked at. */
  readonly width: number;
  readonly height: number;
  /** Margins of the text; the gutter is already in them. Those given as negative are fixed: headers do not push the text. */
  readonly margins: Sides;
  readonly fixedTop: boolean;
  readonly fixedBottom: boolean;
  /** From the top of the page to the header, and from its bottom to the footer. */
  readonly header: number;
  readonly footer: number;
  readonly direction: 'horizontal' | 'vertical';
  readonly grid?: DocumentGrid;
  readonly columns: Columns;
  readonly verticalAlign: 'top' | 'center' | 'bottom' | 'spread';
  readonly borders?: {
    readonly edges: Edges;
    readonly from: 'page' | 'text';
    readonly pages: 'all' | 'first' | 'notFirst';
  };
}

export interface Section {
  readonly page: PageSetup;
  /** Where the section begins. */
  readonly start: 'nextPage' | 'continuous' | 'nextColumn' | 'evenPage' | 'oddPage';
  /** First page has headers and footers of its own. */
  readonly hasFirstPage: boolean;
  readonly numbering: { readonly start?: number; readonly format: string };
  readonly headers: PageParts;
  readonly footers: PageParts;
  readonly blocks: readonly Block[];
}
