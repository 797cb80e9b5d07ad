import type { PathStep } from '../../model/freeform.ts';
import type { PathPiece } from './equation-box.ts';

/** Steps as a piece with its top left at the origin of its box. */
export function strokedPiece(steps: readonly PathStep[], lineWidth: number, color: string): PathPiece {
  return { kind: 'path', x: 0, y: 0, path: { steps, isFilled: false, isStroked: true }, lineWidth, color };
}

export function filledPiece(steps: readonly PathStep[], color: string): PathPiece {
  return { kind: 'path', x: 0, y: 0, path: { steps, isFilled: true, isStroked: false }, lineWidth: 0, color };
}

/** Lines through points. */
export function polyline(points: readonly (readonly [x: number, y: number])[]): PathStep[] {
  return points.map(([x, y], index) => ({ to: index === 0 ? 'move' : 'line', x, y }));
}

/** A stroke from corner to corner of a box of this size. */
export function strokeLine(
  width: number,
  height: number,
  way: 'rising' | 'falling',
  lineWidth: number,
  color: string,
): PathPiece {
  const points: readonly (readonly [number, number])[] =
    way === 'rising'
      ? [
          [0, height],
          [width, 0],
        ]
      : [
          [0, 0],
          [width, height],
        ];
  return strokedPiece(polyline(points), lineWidth, color);
}
