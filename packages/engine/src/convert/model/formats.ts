import type { EmphasisKind, StrikeKind, Underline, Alignment, LineHeight, TabStop } from '../../pdf/layout/index.ts';
import type { Edge, Edges } from './edge.ts';

/** Names of the fonts of a run, each for its kind of characters (ECMA-376 part 1, 17.3.2.26). Theme fonts are already resolved. */
export interface FontNames {
  readonly ascii: string;
  readonly highAnsi: string;
  readonly eastAsia: string;
  /** `eastAsia` requires that characters which both could set (quotes, dashes, ×) take the East Asian font. */
  readonly hint?: 'eastAsia';
}

/** Kinds of ligatures: the usual ones, those that join letters in their context, ornamental and old ones. */
export const ligatureKinds = ['standard', 'contextual', 'discretional', 'historical'] as const;
export type LigatureKind = (typeof ligatureKinds)[number];

/** How characters look: what styles, numbering and the run itself specify, all resolved. Objects that are equal are the same object. */
export interface TextFormat {
  readonly fonts: FontNames;
  /** pt. */
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  /** `rrggbb`; absent for automatic (black, white on dark shading). */
  readonly color?: string;
  readonly underline?: Underline;
  readonly strike?: StrikeKind;
  readonly emphasis?: EmphasisKind;
  /** Width of the characters as a part of their natural width (`w:w`). */
  readonly scale?: number;
  /** pt after each character (`w:spacing`). */
  readonly spacing?: number;
  /** pt off the baseline (`w:position`). */
  readonly rise?: number;
  readonly script?: 'super' | 'sub';
  readonly caps?: 'all' | 'small';
  /** `rrggbb` behind the text: highlight, or the fill of its shading. */
  readonly background?: string;
  readonly border?: Edge;
  /** False where characters do not keep to the character grid of the section. */
  readonly snapToGrid: boolean;
  /** Language of its East Asian text, such as `ja-JP`. */
  readonly language?: string;
  /** Latin letters are moved together in pairs, as their font has it (`w:kern`). */
  readonly kerning?: true;
  /** Kinds of ligatures that Latin letters make (`w14:ligatures`). */
  readonly ligatures?: readonly LigatureKind[];
}

/** How a paragraph is set: what styles, numbering, table style and the paragraph itself specify, all resolved. Lengths are pt. */
export interface ParagraphFormat {
  readonly align: Alignment;
  /** Indents at the start and end of lines, character units already turned into pt. */
  readonly startIndent: number;
  readonly endIndent: number;
  /** Of the first line, added to `startIndent`; negative for a hanging indent. */
  readonly firstIndent: number;
  /** Space above and below; `auto` spacing and line units are already pt. */
  readonly spaceBefore: number;
  readonly spaceAfter: number;
  /** No space between paragraphs of the same style (`w:contextualSpacing`). */
  readonly contextualSpacing: boolean;
  readonly styleId: string;
  /** `multiple` 1 is single spacing. */
  readonly lineHeight: LineHeight;
  /** False where lines do not keep to the line grid of the section. */
  readonly snapToGrid: boolean;
  readonly keepWithNext: boolean;
  readonly keepLines: boolean;
  readonly widowControl: boolean;
  readonly pageBreakBefore: boolean;
  readonly tabs: readonly TabStop[];
  /** Bar tabs: vertical strokes at these positions. */
  readonly borders?: Edges;
  /** `rrggbb` behind the paragraph. */
  readonly background?: string;
  readonly kinsoku: boolean;
  /** Punctuation may hang (`w:overflowPunct`). */
  readonly hanging: boolean;
  /** `w:topLinePunct`: opening brackets lose their white at line starts. */
  readonly lineStartTrim: boolean;
  /** Space between Japanese and Latin letters, and digits (`w:autoSpaceDE`, `w:autoSpaceDN`). */
  readonly latinSpace: boolean | 'letters' | 'digits';
  /** Latin words may break anywhere (`w:wordWrap` off). */
  readonly latinBreak: 'word' | 'anywhere';
  /** Where text of different sizes lines up (`w:textAlignment`); baseline when absent. */
  readonly textAlignment?: 'top' | 'center' | 'baseline' | 'bottom';
  /** 0 to 8 for headings and paragraphs with an outline level: they become the outline of the PDF. */
  readonly outlineLevel?: number;
  /** The end indent grows until lines hold whole cells of the character grid (`w:adjustRightInd`); only where there is one. */
  readonly adjustsEndIndent?: boolean;
}
