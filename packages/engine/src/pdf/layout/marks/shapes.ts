import type { PathCommand } from './decoration-path.ts';

/** Distance of the control points that makes a cubic Bézier curve a quarter circle of radius 1. */
const ROUND = 0.5523;

export function segment(from: number, to: number, cross: number): PathCommand[] {
  return [
    { to: 'move', along: from, cross },
    { to: 'line', along: to, cross },
  ];
}

export function circle(along: number, cross: number, radius: number): PathCommand[] {
  const handle = radius * ROUND;
  const curve = (...points: [number, number, number, number, number, number]): PathCommand => ({
    to: 'curve',
    points: [
      along + points[0],
      cross + points[1],
      along + points[2],
      cross + points[3],
      along + points[4],
      cross + points[5],
    ],
  });
  return [
    { to: 'move', along: along + radius, cross },
    curve(radius, handle, handle, radius, 0, radius),
    curve(-handle, radius, -radius, handle, -radius, 0),
    curve(-radius, -handle, -handle, -radius, 0, -radius),
    curve(handle, -radius, radius, -handle, radius, 0),
    { to: 'close' },
  ];
}

/** A wave of half-periods `step` long between two places, `height` to either side. */
export function wave(from: number, to: number, cross: number, step: number, height: number): PathCommand[] {
  const commands: PathCommand[] = [{ to: 'move', along: from, cross }];
  const count = Math.max(1, Math.round((to - from) / step));
  const part = (to - from) / count;
  for (let index = 0; index < count; index++) {
    const start = from + index * part;
    const peak = cross + (index % 2 === 0 ? height : -height) * 2;
    commands.push({
      to: 'curve',
      points: [start + part * 0.36, peak, start + part * 0.64, peak, start + part, cross],
    });
  }
  return commands;
}

/**
 * A sesame dot (﹅), `size` high: a drop from the upper left to a full lower right, as seen on the page whichever way the line
 * goes.
 */
export function sesame(along: number, cross: number, size: number, isVertical: boolean): PathCommand[] {
  const unit = size / 2;
  const at = (x: number, y: number): [number, number] =>
    isVertical ? [along - y * unit, cross + x * unit] : [along + x * unit, cross + y * unit];
  const [startAlong, startCross] = at(-0.9, 1);
  return [
    { to: 'move', along: startAlong, cross: startCross },
    { to: 'curve', points: [...at(-0.1, 0.75), ...at(0.8, 0.1), ...at(0.85, -0.45)] },
    { to: 'curve', points: [...at(0.88, -0.85), ...at(0.35, -1.05), ...at(0.1, -0.65)] },
    { to: 'curve', points: [...at(-0.2, -0.15), ...at(-0.45, 0.5), ...at(-0.9, 1)] },
    { to: 'close' },
  ];
}
