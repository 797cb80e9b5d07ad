import type { InlineItem } from './inline-item.ts';
import type { ParagraphStyle } from './paragraph-style.ts';

/** A paragraph to be set. Its source text is the text of its items one after the other; a box is U+FFFC, a tab and a break one unit. */
export interface Paragraph {
  readonly items: readonly InlineItem[];
  readonly style: ParagraphStyle;
}
