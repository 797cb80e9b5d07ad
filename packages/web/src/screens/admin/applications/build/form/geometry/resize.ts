import { bottomOf, rightOf, type Point, type Rect } from './rect.ts';

/** A side or corner that is dragged: -1 left or top, 1 right or bottom, 0 neither. */
export interface Handle {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

/** The eight handles in reading order. */
export const handles: readonly Handle[] = [
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: -1, y: 1 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
];

/** Moves the sides of a handle. The opposite sides stay, and a box never gets smaller than `least`. */
export function resized(rect: Rect, handle: Handle, by: Point, least: number): Rect {
  const left = handle.x === -1 ? Math.min(rect.x + by.x, rightOf(rect) - least) : rect.x;
  const right = handle.x === 1 ? Math.max(rightOf(rect) + by.x, rect.x + least) : rightOf(rect);
  const top = handle.y === -1 ? Math.min(rect.y + by.y, bottomOf(rect) - least) : rect.y;
  const bottom = handle.y === 1 ? Math.max(bottomOf(rect) + by.y, rect.y + least) : bottomOf(rect);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
