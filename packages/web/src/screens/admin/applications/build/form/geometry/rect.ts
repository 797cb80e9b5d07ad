/** A box on a page, in the unit of its form, from the left and the top edge of the page as seen. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const rightOf = ({ x, width }: Rect): number => x + width;
export const bottomOf = ({ y, height }: Rect): number => y + height;

export const moved = (rect: Rect, { x, y }: Point): Rect => ({ ...rect, x: rect.x + x, y: rect.y + y });

/** The box between two corners, whichever they are. */
export const rectBetween = (one: Point, other: Point): Rect => ({
  x: Math.min(one.x, other.x),
  y: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
});

/** The smallest box around all; undefined around none. */
export function around(rects: readonly Rect[]): Rect | undefined {
  if (rects.length === 0) return undefined;
  const [x, y] = [Math.min(...rects.map((each) => each.x)), Math.min(...rects.map((each) => each.y))];
  return { x, y, width: Math.max(...rects.map(rightOf)) - x, height: Math.max(...rects.map(bottomOf)) - y };
}

export const overlap = (one: Rect, other: Rect): boolean =>
  one.x < rightOf(other) && other.x < rightOf(one) && one.y < bottomOf(other) && other.y < bottomOf(one);

export const holds = (rect: Rect, { x, y }: Point): boolean =>
  x >= rect.x && x <= rightOf(rect) && y >= rect.y && y <= bottomOf(rect);

/** To a hundredth: finer than any printer. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;

export const roundedRect = ({ x, y, width, height }: Rect): Rect => ({
  x: rounded(x),
  y: rounded(y),
  width: rounded(width),
  height: rounded(height),
});

/** The move that brings a box onto a page; boxes larger than the page begin at its edge. */
export function inside(rect: Rect, page: { readonly width: number; readonly height: number }): Rect {
  const x = Math.max(0, Math.min(rect.x, page.width - rect.width));
  const y = Math.max(0, Math.min(rect.y, page.height - rect.height));
  return { ...rect, x, y };
}
