import type { Edge } from './edge.ts';
import type { PlaceSign } from '../../word/write/place-signs.ts';
import type { Equation } from './equation.ts';
import type { TextFormat } from './formats.ts';

/** A picture of the document. */
export interface Picture {
  /** The file of the picture: PNG or JPEG. Pictures of other kinds are reported as not supported, and are not here. */
  readonly bytes: Uint8Array;
  /** Name of its part: pictures of one part are embedded once. */
  readonly part: string;
  /** Size as shown, pt. */
  readonly width: number;
  readonly height: number;
  /** Cut off at each side, as parts (0 to 1) of the size of the file's picture. */
  readonly crop?: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  /** Degrees clockwise. */
  readonly rotation?: number;
  /** Mirrored, before it is turned. */
  readonly flippedAcross?: boolean;
  readonly flippedDown?: boolean;
  /** Stroke around it. */
  readonly outline?: Edge;
  /** Alternative text. */
  readonly description?: string;
}

interface Styled {
  readonly format: TextFormat;
  /** Where a click leads: a URI, or `#name` for a bookmark of the document. */
  readonly link?: string;
}

export interface TextRun extends Styled {
  readonly kind: 'text';
  /** Without tabs and line breaks: these are pieces of their own. May hold U+00AD and U+2011. */
  readonly text: string;
}

export interface TabRun extends Styled {
  readonly kind: 'tab';
}

export interface BreakRun extends Styled {
  readonly kind: 'break';
  readonly to: 'line' | 'column' | 'page';
}

export interface RubyRun extends Styled {
  readonly kind: 'ruby';
  readonly base: string;
  readonly reading: string;
  readonly readingFormat: TextFormat;
}

/** Text set to exactly `width` pt (`w:fitText`). */
export interface FitRun extends Styled {
  readonly kind: 'fit';
  readonly text: string;
  readonly width: number;
}

/** Up to a few characters side by side in a vertical line (`w:eastAsianLayout w:vert`). */
export interface UprightRun extends Styled {
  readonly kind: 'upright';
  readonly text: string;
}

/** A picture that is in the line. */
export interface PictureRun extends Styled {
  readonly kind: 'picture';
  readonly picture: Picture;
}

/** An equation, laid out as boxes in the line. */
export interface EquationRun extends Styled {
  readonly kind: 'equation';
  readonly equation: Equation;
  /** It is alone on its line: fractions and large signs are full size. */
  readonly isDisplay?: boolean;
  /** It is that of a field (`EQ`), in which nothing is made smaller. */
  readonly isField?: boolean;
}

/**
 * A field whose text is only known when pages are made. `instruction` is its format switches. PAGEREF and REF of text are not
 * these: their stored text is a `TextRun`.
 */
export interface FieldRun extends Styled {
  readonly kind: 'field';
  readonly field: 'page' | 'pages' | 'sectionPages';
  /** Number format, as `NumberFormat` of numbering: that of the section when absent. */
  readonly numberFormat?: string;
}

/** The mark of a footnote in the text, or at the start of the note itself. The number is the reader's. */
export interface NoteRun extends Styled {
  readonly kind: 'note';
  readonly text: string;
  /** Key of `WordDocument.footnotes`; absent for the mark in the note itself and for endnotes. */
  readonly footnote?: string;
  /** Key of the footnote that the mark is of, where these are counted again on each page: then `text` is only a guess. */
  readonly restarted?: string;
}

/** Name that links lead to. Takes no room. */
export interface BookmarkRun {
  readonly kind: 'bookmark';
  readonly name: string;
  /** It is no bookmark but tells where a block or value of the template is. */
  readonly sign?: PlaceSign;
}

export type Inline =
  | TextRun
  | TabRun
  | BreakRun
  | RubyRun
  | FitRun
  | UprightRun
  | PictureRun
  | EquationRun
  | FieldRun
  | NoteRun
  | BookmarkRun;
