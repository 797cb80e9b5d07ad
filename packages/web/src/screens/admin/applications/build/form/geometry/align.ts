import { around, bottomOf, rightOf, type Rect } from './rect.ts';

export const alignments = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof alignments)[number];

/** Aligns boxes within the smallest box around them. */
export function aligned(rects: readonly Rect[], to: Alignment): Rect[] {
  const all = around(rects);
  if (all === undefined) return [];
  return rects.map((rect) => {
    switch (to) {
      case 'left':
        return { ...rect, x: all.x };
      case 'center':
        return { ...rect, x: all.x + (all.width - rect.width) / 2 };
      case 'right':
        return { ...rect, x: rightOf(all) - rect.width };
      case 'top':
        return { ...rect, y: all.y };
      case 'middle':
        return { ...rect, y: all.y + (all.height - rect.height) / 2 };
      case 'bottom':
        return { ...rect, y: bottomOf(all) - rect.height };
    }
  });
}

export type Axis = 'x' | 'y';
const sizes = { x: 'width', y: 'height' } as const;

/** Places boxes between the outer two so that the gaps between them are the same. The order and the outer two stay. */
export function distributed(rects: readonly Rect[], axis: Axis): Rect[] {
  const size = sizes[axis];
  const order = rects
    .map((rect, index) => ({ rect, index }))
    .toSorted((one, other) => one.rect[axis] - other.rect[axis]);
  const [first, last] = [order[0], order.at(-1)];
  if (first === undefined || last === undefined || order.length < 3) return [...rects];
  const room = last.rect[axis] - first.rect[axis] - first.rect[size];
  const taken = order.slice(1, -1).reduce((sum, { rect }) => sum + rect[size], 0);
  const gap = (room - taken) / (order.length - 1);
  const result = [...rects];
  let at = first.rect[axis] + first.rect[size] + gap;
  for (const { rect, index } of order.slice(1, -1)) {
    result[index] = { ...rect, [axis]: at };
    at += rect[size] + gap;
  }
  return result;
}

/** Gives all boxes the width, the height or both of the first. */
export function sameSize(rects: readonly Rect[], which: 'width' | 'height' | 'both'): Rect[] {
  const [first] = rects;
  if (first === undefined) return [];
  return rects.map((rect) => ({
    ...rect,
    ...(which !== 'height' && { width: first.width }),
    ...(which !== 'width' && { height: first.height }),
  }));
}
