import { type DrawShape, type DrawnShape, roomOf, ShapeFrame } from './shape-frame.ts';
import type { PathStep } from '../model/freeform.ts';

/** A shape that is another one mirrored. */
export function flipped(draw: DrawShape, way: 'across' | 'down'): DrawShape {
  return (frame) =>
    way === 'across' ? mirrored(draw(frame), frame.width, undefined) : mirrored(draw(frame), undefined, frame.height);
}

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

function turned(step: PathStep): PathStep {
  if (step.to === 'close') return step;
  const { x, y } = step;
  if (step.to !== 'curve') return { to: step.to, x: y, y: x };
  const { x1, y1, x2, y2 } = step;
  return { to: 'curve', x1: y1, y1: x1, x2: y2, y2: x2, x: y, y: x };
}

/** A shape with its across and its down exchanged: what goes to the right goes down. */
export function transposed(draw: DrawShape): DrawShape {
  return (frame): DrawnShape => {
    const { paths, text } = draw(ShapeFrame.turned(frame));
    return {
      paths: paths.map((path) => ({ ...path, steps: path.steps.map(turned) })),
      text: roomOf(text.top, text.left, text.bottom, text.right),
    };
  };
}
