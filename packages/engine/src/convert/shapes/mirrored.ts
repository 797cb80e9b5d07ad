import type { PathStep } from '../model/shape-path.ts';
import type { DrawnShape } from './shape-frame.ts';

/** A shape mirrored across its middle where a width is given, and down where a height is. */
export function mirrored({ paths, text }: DrawnShape, width?: number, height?: number): DrawnShape {
  const across = (x: number): number => (width === undefined ? x : width - x);
  const down = (y: number): number => (height === undefined ? y : height - y);
  const step = (each: PathStep): PathStep => {
    if (each.to === 'close') return each;
    const end = { x: across(each.x), y: down(each.y) };
    if (each.to !== 'curve') return { to: each.to, ...end };
    const { x1, y1, x2, y2 } = each;
    return { to: 'curve', x1: across(x1), y1: down(y1), x2: across(x2), y2: down(y2), ...end };
  };
  const [left, right] = [across(text.left), across(text.right)];
  const [top, bottom] = [down(text.top), down(text.bottom)];
  return {
    paths: paths.map((path) => ({ ...path, steps: path.steps.map(step) })),
    text: {
      left: Math.min(left, right),
      right: Math.max(left, right),
      top: Math.min(top, bottom),
      bottom: Math.max(top, bottom),
    },
  };
}
