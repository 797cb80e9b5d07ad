import type { PathStep } from '../../model/freeform.ts';
import type { PathPiece } from './equation-box.ts';
import { filledPiece, polyline, strokedPiece } from './stroke-shapes.ts';

/** A bracket as high as its body. */
export interface FenceShape {
  readonly width: number;
  readonly pieces: readonly PathPiece[];
}

interface FenceSize {
  readonly height: number;
  readonly em: number;
  readonly stroke: number;
  readonly color: string;
}

type Draw = (size: FenceSize, width: number) => readonly PathPiece[];

/** A round bracket, thicker in the middle. */
const round: Draw = ({ height, stroke, color }, width) => {
  const edge = width * 0.15;
  // The middle of such a curve is at a quarter of its ends and three quarters of its handles.
  const handle = (at: number): number => (4 * at - (width - edge)) / 3;
  const [outer, inner] = [handle(edge), handle(edge + stroke * 1.8)];
  const end = width - edge;
  const steps: PathStep[] = [
    { to: 'move', x: end, y: 0 },
    { to: 'curve', x1: outer, y1: height * 0.3, x2: outer, y2: height * 0.7, x: end, y: height },
    { to: 'line', x: end + stroke * 0.6, y: height },
    { to: 'curve', x1: inner, y1: height * 0.7, x2: inner, y2: height * 0.3, x: end + stroke * 0.6, y: 0 },
    { to: 'close' },
  ];
  return [filledPiece(steps, color)];
};

const curly: Draw = ({ height, em, stroke, color }, width) => {
  const bend = Math.min(em * 0.35, height / 4);
  const [middle, start, end] = [width / 2, width * 0.1, width * 0.9];
  const steps: PathStep[] = [
    { to: 'move', x: end, y: 0 },
    { to: 'curve', x1: middle, y1: 0, x2: middle, y2: bend * 0.4, x: middle, y: bend },
    { to: 'line', x: middle, y: height / 2 - bend },
    { to: 'curve', x1: middle, y1: height / 2 - bend * 0.4, x2: middle, y2: height / 2, x: start, y: height / 2 },
    {
      to: 'curve',
      x1: middle,
      y1: height / 2,
      x2: middle,
      y2: height / 2 + bend * 0.4,
      x: middle,
      y: height / 2 + bend,
    },
    { to: 'line', x: middle, y: height - bend },
    { to: 'curve', x1: middle, y1: height - bend * 0.4, x2: middle, y2: height, x: end, y: height },
  ];
  return [strokedPiece(steps, stroke * 1.2, color)];
};

const angle: Draw = ({ height, stroke, color }, width) => {
  const [near, far] = [width * 0.15, width * 0.85];
  const points = [
    [far, 0],
    [near, height / 2],
    [far, height],
  ] as const;
  return [strokedPiece(polyline(points), stroke, color)];
};

/** A stroke with or without a foot at its ends. */
function straight(hasTop: boolean, hasFoot: boolean, count = 1): Draw {
  return ({ height, stroke, color }, width) => {
    const half = stroke / 2;
    const step = count > 1 ? width * 0.35 : 0;
    const isBar = !hasTop && !hasFoot;
    const first = isBar ? (width - step * (count - 1)) / 2 : width * 0.25;
    return Array.from({ length: count }, (_, index) => {
      const x = first + index * step;
      const points: (readonly [number, number])[] = [];
      if (hasTop) points.push([width * 0.9, half]);
      points.push([x, hasTop ? half : 0], [x, hasFoot ? height - half : height]);
      if (hasFoot) points.push([width * 0.9, height - half]);
      return strokedPiece(polyline(points), stroke, color);
    });
  };
}

const slash: Draw = ({ height, stroke, color }, width) => [
  strokedPiece(
    polyline([
      [0, height],
      [width, 0],
    ]),
    stroke,
    color,
  ),
];

/** Opening brackets, their closing ones, how they are drawn, and their width, em, at first and for each em of height. */
const shapes: readonly (readonly [open: string, close: string, draw: Draw, width: number, growth: number])[] = [
  ['(（', ')）', round, 0.28, 0.05],
  ['{｛', '}｝', curly, 0.42, 0.02],
  ['[［', ']］', straight(true, true), 0.32, 0.01],
  ['⟨〈<', '⟩〉>', angle, 0.3, 0.03],
  ['⌈', '⌉', straight(true, false), 0.36, 0],
  ['⌊', '⌋', straight(false, true), 0.36, 0],
  ['⟦〚', '⟧〛', straight(true, true, 2), 0.45, 0],
  ['|∣｜', '', straight(false, false), 0.24, 0],
  ['‖∥', '', straight(false, false, 2), 0.36, 0],
  ['/∕／', '', slash, 0.3, 0.1],
];

function mirrored(step: PathStep, width: number): PathStep {
  if (step.to === 'close') return step;
  if (step.to !== 'curve') return { ...step, x: width - step.x };
  return { ...step, x1: width - step.x1, x2: width - step.x2, x: width - step.x };
}

/** A bracket of this height, its top at the origin; undefined for signs that are no brackets. */
export function fenceShape(sign: string, size: FenceSize): FenceShape | undefined {
  if (sign === '') return undefined;
  const found = shapes.find(([open, close]) => open.includes(sign) || close.includes(sign));
  if (!found) return undefined;
  const [open, , draw, first, growth] = found;
  const width = size.em * (first + growth * Math.max(0, size.height / size.em - 1));
  const pieces = draw(size, width);
  if (open.includes(sign)) return { width, pieces };
  return {
    width,
    pieces: pieces.map((piece) => ({
      ...piece,
      path: { ...piece.path, steps: piece.path.steps.map((step) => mirrored(step, width)) },
    })),
  };
}
