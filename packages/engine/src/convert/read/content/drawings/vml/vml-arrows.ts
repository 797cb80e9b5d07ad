import type { Freeform } from '../../../../model/index.ts';
import { nameTable } from '../../../name-table.ts';

/** Sides of a shape in the units of VML. */
const side = 21_600;
const middle = side / 2;

type Points = readonly (readonly [x: number, y: number])[];

interface Arrow {
  /** Adjustments that the type has where the shape states none. */
  readonly usual: readonly [number, number];
  readonly points: (first: number, second: number) => Points;
}

/** A point of an arrow that goes the other way, or up and down. */
const mirrored = (points: Points): Points => points.map(([x, y]) => [side - x, y]);
const turned = (points: Points): Points => points.map(([x, y]) => [y, x]);

/** To the right: where its head begins, and the top of its shaft. */
const single = (head: number, shaft: number): Points => [
  [head, 0],
  [head, shaft],
  [0, shaft],
  [0, side - shaft],
  [head, side - shaft],
  [head, side],
  [side, middle],
];

/** To both sides: how long its heads are, and the top of its shaft. */
const double = (head: number, shaft: number): Points => [
  [0, middle],
  [head, 0],
  [head, shaft],
  [side - head, shaft],
  [side - head, 0],
  [side, middle],
  [side - head, side],
  [side - head, side - shaft],
  [head, side - shaft],
  [head, side],
];

/** Arrows of VML by their type (ECMA-376 part 4, 19.4.2): heads are as long for any height, unlike those of newer shapes. */
const arrows = nameTable<Arrow>({
  '13': { usual: [16_200, 5_400], points: single },
  '66': { usual: [5_400, 5_400], points: (head, shaft) => mirrored(single(side - head, shaft)) },
  '67': { usual: [16_200, 5_400], points: (head, shaft) => turned(single(head, shaft)) },
  '68': { usual: [5_400, 5_400], points: (head, shaft) => turned(mirrored(single(side - head, shaft))) },
  '69': { usual: [4_320, 5_400], points: double },
  '70': { usual: [5_400, 4_320], points: (shaft, head) => turned(double(head, shaft)) },
});

/** An arrow of VML with its adjustments, as a freeform; undefined for other types. */
export function vmlArrow(type: string, adjustments: string | undefined): Freeform | undefined {
  const arrow = arrows[type];
  if (!arrow) return undefined;
  const stated = adjustments?.split(',').map((each) => (each.trim() === '' ? NaN : Number(each))) ?? [];
  const value = (index: 0 | 1): number => {
    const own = stated[index];
    return own !== undefined && Number.isFinite(own) ? Math.min(side, Math.max(0, own)) : arrow.usual[index];
  };
  const [first, ...rest] = arrow.points(value(0), value(1));
  if (!first) return undefined;
  const steps: Freeform['paths'][number]['steps'] = [
    { to: 'move', numbers: first },
    ...rest.map((point) => ({ to: 'line', numbers: point }) as const),
    { to: 'close', numbers: [] },
  ];
  const box = { left: 0, top: 0, width: side, height: side };
  return { guides: [], paths: [{ ...box, isFilled: true, isStroked: true, steps }] };
}
