import type { Block } from './block.ts';
import type { Edge } from './edge.ts';
import type { Picture } from './picture.ts';
import type { Sides } from './table.ts';

export interface FloatAxis<From extends string> {
  readonly from: From;
  /** pt, from the start of what it counts from. */
  readonly offset?: number;
  readonly align?: 'start' | 'center' | 'end' | 'inside' | 'outside';
}

/** A text box, or a simple shape (rectangle, line, ellipse) with or without text. */
export interface TextBox {
  readonly kind: 'textBox';
  readonly shape: 'rectangle' | 'roundRectangle' | 'ellipse' | 'line';
  /** A line that rises from bottom left to top right. */
  readonly flipped?: boolean;
  readonly outline?: Edge;
  /** `rrggbb`. */
  readonly fill?: string;
  readonly insets: Sides;
  readonly align: 'top' | 'center' | 'bottom';
  readonly direction: 'horizontal' | 'vertical';
  /** Height follows the text. */
  readonly growsWithText: boolean;
  readonly blocks: readonly Block[];
}

/** Something that stands at a place of the page, anchored in a paragraph (ECMA-376 part 1, 20.4.2.3). Lengths are pt. */
export interface Floating {
  readonly content: { readonly kind: 'picture'; readonly picture: Picture } | TextBox;
  readonly width: number;
  readonly height: number;
  readonly horizontal: FloatAxis<'page' | 'margin' | 'column' | 'character' | 'leftMargin' | 'rightMargin'>;
  readonly vertical: FloatAxis<'page' | 'margin' | 'paragraph' | 'line' | 'topMargin' | 'bottomMargin'>;
  /** How text keeps away: not at all (`none`), around the box (`square`), or above and below only (`topAndBottom`). */
  readonly wrap: 'none' | 'square' | 'topAndBottom';
  readonly distance: Sides;
  readonly behindText: boolean;
  /** Order among those before, or behind, the text. */
  readonly order: number;
  readonly link?: string;
}
