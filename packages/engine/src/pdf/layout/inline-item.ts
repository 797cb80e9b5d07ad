import type { TextStyle } from './text-style.ts';
import type { ParagraphStyle } from './paragraph-style.ts';

/** Characters in one style. `\t`, `\n` and `\u00ad` in it are read as a tab, a line break and a soft hyphen. */
export interface TextItem {
  readonly kind: 'text';
  readonly text: string;
  readonly style: TextStyle;
}

/**
 * Base text with its reading next to it. `mono` ruby gives each base character its own reading (`readings` has as many entries
 * as `base` has characters as a reader counts them) and may break between them; `group` ruby is one block.
 */
export interface RubyItem {
  readonly kind: 'ruby';
  readonly base: string;
  readonly readings: readonly string[];
  readonly style: TextStyle;
  /** Style of the reading. Half the size of the base when absent. */
  readonly rubyStyle?: TextStyle;
  readonly mode: 'mono' | 'group';
}

/** Goes to the next tab stop. */
export interface TabItem {
  readonly kind: 'tab';
  readonly style: TextStyle;
}

/** Ends the line. `column` and `page` are reported in `Line.end` for paging. */
export interface BreakItem {
  readonly kind: 'break';
  readonly to: 'line' | 'column' | 'page';
  readonly style: TextStyle;
}

/** Up to four digits or letters side by side in the width of one character of a vertical line (縦中横). Plain text in horizontal. */
export interface TateChuYokoItem {
  readonly kind: 'tateChuYoko';
  readonly text: string;
  readonly style: TextStyle;
}

/** A picture or anything else that is placed like a character. Lengths are pt; in vertical lines `width` is still along the line. */
export interface BoxItem {
  readonly kind: 'box';
  /** Along the line. */
  readonly width: number;
  /** Above the baseline (vertical: right of the axis). */
  readonly ascent: number;
  /** Below the baseline, positive downwards. */
  readonly descent: number;
  /** Space and line height around it are those of this style. */
  readonly style: TextStyle;
}

/** Text set to exactly `width` pt, by spacing when it is shorter and by condensing when it is longer (文字の均等割り付け). One block. */
export interface FitItem {
  readonly kind: 'fit';
  readonly width: number;
  readonly content: readonly TextItem[];
}

/**
 * A piece of a paragraph. The layout gives each placed thing the number of its item, so that the
 * caller finds its links, bookmarks and fields again.
 */
export type InlineItem = TextItem | RubyItem | TabItem | BreakItem | TateChuYokoItem | BoxItem | FitItem;

/** A paragraph to be set. Its source text is the text of its items one after the other; a box is U+FFFC, a tab and a break one unit. */
export interface Paragraph {
  readonly items: readonly InlineItem[];
  readonly style: ParagraphStyle;
}
