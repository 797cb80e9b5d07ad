import type { EmphasisKind, StrikeKind, Underline } from '../../pdf/layout/index.ts';
import type { Edge } from './edge.ts';

/** Names of the fonts of a run, each for its kind of characters (ECMA-376 part 1, 17.3.2.26). Theme fonts are already resolved. */
export interface FontNames {
  readonly ascii: string;
  readonly highAnsi: string;
  readonly eastAsia: string;
  /** `eastAsia` requires that characters which both could set (quotes, dashes, ×) take the East Asian font. */
  readonly hint?: 'eastAsia';
}

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
}
