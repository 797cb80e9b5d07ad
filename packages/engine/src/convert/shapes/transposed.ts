import type { PathStep } from '../model/shape-path.ts';
import { roomOf, ShapeFrame, type DrawnShape, type DrawShape } from './shape-frame.ts';

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
