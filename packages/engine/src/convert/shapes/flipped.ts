import { mirrored } from './mirrored.ts';
import type { DrawShape } from './shape-frame.ts';

/** A shape that is another one mirrored. */
export function flipped(draw: DrawShape, way: 'across' | 'down'): DrawShape {
  return (frame) =>
    way === 'across' ? mirrored(draw(frame), frame.width, undefined) : mirrored(draw(frame), undefined, frame.height);
}
