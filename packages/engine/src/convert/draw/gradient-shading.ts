import type { Shading } from '../../pdf/draw/index.ts';
import type { Gradient } from '../model/freeform.ts';

/** A gradient in a box whose top left is here, pt, y upwards. Its line is as long as the box is in that direction. */
export function gradientShading(
  { kind, angle, stops }: Gradient,
  left: number,
  top: number,
  width: number,
  height: number,
): Shading {
  const [x, y] = [left + width / 2, top - height / 2];
  const area = [left - 1, top - height - 1, width + 2, height + 2] as const;
  if (kind === 'radial') {
    return { from: [x, y], to: [x, y], radii: [0, Math.hypot(width, height) / 2], stops, area };
  }
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const half = (Math.abs(width * cos) + Math.abs(height * sin)) / 2;
  return { from: [x - cos * half, y + sin * half], to: [x + cos * half, y - sin * half], stops, area };
}
