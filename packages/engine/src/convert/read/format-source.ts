import type { ProblemId, ProblemParams } from '../../problems/index.ts';
import type { XmlElement, XmlPart } from '../../xml/xml-element.ts';
import type { ListLabel } from '../model/block.ts';
import type { CellEdges, Sides } from '../model/index.ts';
import type { Edges } from '../model/edge.ts';
import type { ParagraphFormat, TextFormat } from '../model/formats.ts';
import type { DocumentGrid, PageSetup, Section } from '../model/section.ts';

/** What a table style specifies for one cell, by its place in the table (`w:tblLook`, `w:cnfStyle`, first row, banding, …). */
export interface CellStyle {
  /** Its borders at this place; what it specifies for paragraphs and text stays with the object, which is handed on as it is. */
  readonly borders: CellEdges;
  readonly background?: string;
  readonly align?: 'top' | 'center' | 'bottom';
}

/** What a table's own properties and its style specify together. */
export interface TableStyle {
  readonly borders: Edges;
  readonly margins: Sides;
  /** Said by the table or its style: `w:tblInd` in pt, `w:jc`, and `w:tblCellSpacing` between two cells in pt. */
  readonly indent?: number;
  readonly align?: 'start' | 'center' | 'end';
  readonly cellSpacing?: number;
  /** What the style specifies for width, layout and position of the table, as it is in the part of the styles. */
  readonly shape: { readonly part: XmlPart | undefined; readonly elements: ReadonlyMap<string, XmlElement> };
  readonly rowBand: number;
  readonly columnBand: number;
  cell(place: CellPlace): CellStyle;
}

export interface CellPlace {
  readonly row: number;
  readonly rows: number;
  /** First column of the grid that it covers. */
  readonly column: number;
  readonly columns: number;
  /** Columns that it covers; 1 when absent. */
  readonly span?: number;
}

/** A paragraph's look, and what its runs start from. */
export interface ResolvedParagraph {
  readonly format: ParagraphFormat;
  /** Look of runs without properties of their own. */
  readonly text: TextFormat;
  readonly mark: TextFormat;
  /** Numbering that it takes part in: the label is counted by `nextLabel`, in document order. */
  readonly numbering?: { readonly numberingId: string; readonly level: number };
}

/**
 * Resolves properties against docDefaults, styles, numbering, table styles, theme and settings. Elements are of the part that
 * is given with them.
 */
export interface FormatSource {
  /** The same object for documents whose formats are resolved alike, as a key of caches; undefined where there is none. */
  readonly memory?: object;
  /** `properties` is `w:pPr` or undefined; `cell` what the table style specifies around it; `grid` that of the section. */
  paragraph(part: XmlPart, properties: XmlElement | undefined, around: Surroundings): ResolvedParagraph;
  /** `properties` is `w:rPr` or undefined. Undefined when the run is hidden (`w:vanish`). */
  run(part: XmlPart, properties: XmlElement | undefined, paragraph: ResolvedParagraph): TextFormat | undefined;
  /** Counts on and returns the label, in document order of the body; undefined for level texts that print nothing. */
  nextLabel(
    numbering: { readonly numberingId: string; readonly level: number },
    paragraph: ResolvedParagraph,
  ): ListLabel | undefined;
  /** `properties` is `w:tblPr`; undefined parts of it come from the style. */
  table(part: XmlPart, properties: XmlElement | undefined): TableStyle;
  /** `properties` is `w:sectPr`. Headers and footers are the caller's. */
  section(
    part: XmlPart,
    properties: XmlElement | undefined,
  ): Pick<Section, 'page' | 'start' | 'hasFirstPage' | 'numbering'>;
  /** A number in one of Word's formats (`w:numFmt`), for pages, notes and fields. */
  formatNumber(value: number, format: string): string;
  readonly evenAndOddHeaders: boolean;
  readonly defaultTab: number;
  readonly squeezesPunctuation: boolean;
  readonly balancesSpaces: boolean;
  readonly defaultPage: PageSetup;
}

/**
 * Called for something that the file specifies and the PDF does not show (`convert.*`), at the element whose format was requested: every time it
 * is requested, so that each place can be reported. Without an element it is of the whole part.
 */
export type FormatReport = (
  id: ProblemId,
  part: XmlPart,
  element: XmlElement | undefined,
  params?: ProblemParams,
) => void;

export interface Surroundings {
  readonly cell?: CellStyle;
  readonly grid?: DocumentGrid;
}
