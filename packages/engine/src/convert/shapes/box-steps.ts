import type { PathStep } from '../model/freeform.ts';
import { PathBuilder } from './path-builder.ts';
import { presetShape } from './preset-shape.ts';
import { ShapeFrame } from './shape-frame.ts';

/** The outline of a simple shape of this size (pt), clockwise. */
export function boxSteps(
  shape: 'rectangle' | 'roundRectangle' | 'ellipse',
  width: number,
  height: number,
): readonly PathStep[] {
  const path = new PathBuilder();
  if (shape === 'ellipse') return path.ellipse(0, 0, width, height).steps;
  const round = shape === 'roundRectangle' ? presetShape('roundRect') : undefined;
  const drawn = round?.(new ShapeFrame(width, height, new Map())).paths[0]?.steps;
  return drawn ?? path.move(0, 0).lines([width, 0], [width, height], [0, height]).close().steps;
}
