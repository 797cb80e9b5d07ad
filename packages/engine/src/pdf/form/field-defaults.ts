import type { FieldStyle } from '../../application/schema/index.ts';

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
