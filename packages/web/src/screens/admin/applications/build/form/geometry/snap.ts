import { bottomOf, rightOf, type Point, type Rect } from './rect.ts';
import { resized, type Handle } from './resize.ts';

/** Places that edges are drawn to. */
export interface SnapLines {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

/** A line that is shown while an edge is on it. */
export interface Guide {
  readonly axis: 'x' | 'y';
  readonly at: number;
}

export interface Snapped {
  readonly rect: Rect;
  readonly guides: readonly Guide[];
}

/** Edges and centers of boxes. */
export const linesOf = (rects: readonly Rect[]): SnapLines => ({
  xs: rects.flatMap((rect) => [rect.x, rect.x + rect.width / 2, rightOf(rect)]),
  ys: rects.flatMap((rect) => [rect.y, rect.y + rect.height / 2, bottomOf(rect)]),
});

/** The nearest line to any of the edges that is at most `reach` away, and how far the edge is from it. */
function nearest(
  edges: readonly number[],
  lines: readonly number[],
  reach: number,
): { readonly shift: number; readonly at: number } | undefined {
  let best: { readonly shift: number; readonly at: number } | undefined;
  for (const edge of edges)
    for (const at of lines) {
      const shift = at - edge;
      if (Math.abs(shift) <= reach && Math.abs(shift) < Math.abs(best?.shift ?? Infinity)) best = { shift, at };
    }
  return best;
}

const guidesOf = (x: { readonly at: number } | undefined, y: { readonly at: number } | undefined): Guide[] => [
  ...(x === undefined ? [] : [{ axis: 'x' as const, at: x.at }]),
  ...(y === undefined ? [] : [{ axis: 'y' as const, at: y.at }]),
];

/** Moves a box so that an edge or its center is on a line that is near. The size stays. */
export function snapMove(rect: Rect, lines: SnapLines, reach: number): Snapped {
  const x = nearest([rect.x, rightOf(rect), rect.x + rect.width / 2], lines.xs, reach);
  const y = nearest([rect.y, bottomOf(rect), rect.y + rect.height / 2], lines.ys, reach);
  return { rect: { ...rect, x: rect.x + (x?.shift ?? 0), y: rect.y + (y?.shift ?? 0) }, guides: guidesOf(x, y) };
}

/** Resizes a box by a handle so that the sides that move are on lines that are near. */
export function snapResize(
  rect: Rect,
  { handle, by, least }: { readonly handle: Handle; readonly by: Point; readonly least: number },
  lines: SnapLines,
  reach: number,
): Snapped {
  const free = resized(rect, handle, by, least);
  const x = handle.x === 0 ? undefined : nearest([handle.x === -1 ? free.x : rightOf(free)], lines.xs, reach);
  const y = handle.y === 0 ? undefined : nearest([handle.y === -1 ? free.y : bottomOf(free)], lines.ys, reach);
  const drawn = { x: by.x + (x?.shift ?? 0), y: by.y + (y?.shift ?? 0) };
  return { rect: resized(rect, handle, drawn, least), guides: guidesOf(x, y) };
}
