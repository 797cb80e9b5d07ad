import type { FieldPadding, FieldStyle } from '../../application/schema/index.ts';

/** Points in a millimetre: 72 an inch of 25.4 mm. */
export const ptPerMm = 72 / 25.4;

export function toPt(mm: number): number {
  return mm * ptPerMm;
}

/** mm to a tenth, for messages. */
export function toMm(pt: number): number {
  return Math.round((pt / ptPerMm) * 10) / 10;
}

/** A rectangle in pt from the bottom left of the page as seen. */
export interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

export function rightOf(box: Box): number {
  return box.left + box.width;
}

export function topOf(box: Box): number {
  return box.bottom + box.height;
}

interface Sides {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Padding by side, in pt. */
function paddingOf(padding: FieldPadding | undefined): Sides {
  if (typeof padding === 'number') {
    const all = toPt(padding);
    return { top: all, right: all, bottom: all, left: all };
  }
  const { top = 0, right = 0, bottom = 0, left = 0 } = padding ?? {};
  return { top: toPt(top), right: toPt(right), bottom: toPt(bottom), left: toPt(left) };
}

/** The box of a field whose width and height are known, in mm from the top left, on a page of this height in pt. */
export function boxOf(x: number, y: number, width: number, height: number, pageHeight: number): Box {
  return { left: toPt(x), bottom: pageHeight - toPt(y + height), width: toPt(width), height: toPt(height) };
}

/** What is left of a box inside its padding; never less than nothing. */
export function innerBox(box: Box, style: FieldStyle): Box {
  const { top, right, bottom, left } = paddingOf(style.padding);
  return {
    left: box.left + left,
    bottom: box.bottom + bottom,
    width: Math.max(0, box.width - left - right),
    height: Math.max(0, box.height - top - bottom),
  };
}
