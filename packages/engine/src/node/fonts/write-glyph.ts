/** A point of a TrueType outline, in font units. */
export interface OutlinePoint {
  readonly x: number;
  readonly y: number;
  /** Whether the outline goes through it; else it bends the curve. */
  readonly onCurve: boolean;
}

/** Left, bottom, right and top of a glyph. */
export type GlyphBox = readonly [left: number, bottom: number, right: number, top: number];

function boxOf(points: readonly OutlinePoint[]): GlyphBox {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.min(bottom, y);
    top = Math.max(top, y);
  }
  return points.length === 0 ? [0, 0, 0, 0] : [left, bottom, right, top];
}

interface GlyphParts {
  readonly box?: GlyphBox | undefined;
  readonly instructions?: Uint8Array;
}

/** The entry of a glyph in `glyf`, with the least x of its outline. Every point has its own flag and two bytes for x and y. */
export function writeGlyph(
  contours: readonly (readonly OutlinePoint[])[],
  { box, instructions = new Uint8Array() }: GlyphParts = {},
): { bytes: Uint8Array; left: number } {
  const points = contours.flat();
  if (points.length === 0) return { bytes: new Uint8Array(), left: 0 };
  const sides = box ?? boxOf(points);
  const head = 10 + contours.length * 2 + 2 + instructions.length;
  const bytes = new Uint8Array(head + points.length * 5);
  const view = new DataView(bytes.buffer);
  view.setInt16(0, contours.length);
  for (const [index, side] of sides.entries()) view.setInt16(2 + index * 2, side);
  let end = -1;
  for (const [index, contour] of contours.entries()) {
    end += contour.length;
    view.setUint16(10 + index * 2, end);
  }
  view.setUint16(10 + contours.length * 2, instructions.length);
  bytes.set(instructions, head - instructions.length);
  let [x, y] = [0, 0];
  for (const [index, point] of points.entries()) {
    bytes[head + index] = point.onCurve ? 1 : 0;
    view.setInt16(head + points.length + index * 2, point.x - x);
    view.setInt16(head + points.length * 3 + index * 2, point.y - y);
    x = point.x;
    y = point.y;
  }
  return { bytes, left: sides[0] };
}
