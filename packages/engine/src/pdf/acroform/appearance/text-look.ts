import type { FontChain } from '../../fonts/index.ts';
import type { ParagraphStyle, TextStyle } from '../../layout/index.ts';

/** How the text of a field looks. */
export interface TextLook {
  readonly chain: FontChain;
  /** pt; 0 to fit the field. */
  readonly size: number;
  /** `#rrggbb` */
  readonly color: string;
  readonly align: 'start' | 'center' | 'end';
}

export function styleOf({ chain, color }: TextLook, size: number): TextStyle {
  return { chain, size, color: color };
}

/** Lines as wide as this. `factor` is the height of a line in natural ones. */
export function linesOf(width: number, align: TextLook['align'], factor = 1): ParagraphStyle {
  // Text extraction would report the quarter em between Japanese and Latin as a space.
  return { width, align, kinsoku: 'strict', latinSpace: false, lineHeight: { rule: 'multiple', factor } };
}
