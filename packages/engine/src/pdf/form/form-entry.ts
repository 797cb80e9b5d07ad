import type { FieldStyle } from '../../application/schema/index.ts';
import type { Place } from '../../problems/index.ts';

/** What is drawn in a field. */
export type EntryContent =
  | { readonly kind: 'text'; readonly text: string }
  /** The mark of a choice: `chosen` when it is this one, `others` when another one is, `none` when nothing was answered. */
  | { readonly kind: 'mark'; readonly state: 'chosen' | 'others' | 'none' }
  /** PNG or JPEG. */
  | { readonly kind: 'image'; readonly bytes: Uint8Array }
  /** A line through what is printed there. */
  | { readonly kind: 'strike' };

/** One thing to be drawn on one page: a field instance with its value. */
export interface FormEntry {
  /** What the field is called: in an addendum. */
  readonly name: string;
  /** The place its problems name. */
  readonly place: Place;
  /** Page of the form, from 0. */
  readonly page: number;
  /** 0 for the page itself, 1 and on for its continuation copies. */
  readonly copy: number;
  /** mm from the left and the top edge of the page as seen. */
  readonly x: number;
  readonly y: number;
  readonly style: FieldStyle;
  readonly content: EntryContent;
}

/** What a style leaves open. 10.5 pt is the usual size of Japanese business paper, MS Mincho its usual font. */
export const fieldDefaults = {
  font: 'MS Mincho',
  fontSize: 10.5,
  /** Height of a line in type sizes. */
  lineHeight: 1.3,
  minScale: 0.6,
  minFontSize: 5,
  overflow: ['condense', 'shrink'],
  /** mm, of a mark without a size. */
  markSize: 4,
  /** mm, of a barcode without a size. */
  barcodeSize: 20,
  /** pt, of circles and lines. */
  lineWidth: 0.8,
} as const;

/** A style over another: what it leaves open comes from below. Padding and cells are taken whole. */
export function overStyle(below: FieldStyle | undefined, style: FieldStyle | undefined): FieldStyle {
  if (!below) return style ?? {};
  return style ? { ...below, ...style } : below;
}
