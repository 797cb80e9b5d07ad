import type { EquationAccent } from '../../model/equation.ts';
import type { PathStep } from '../../model/freeform.ts';
import type { EquationBox, PathPiece } from './equation-box.ts';
import { colorOf, emOf, type EquationSetting, strokeOf } from './equation-setting.ts';
import { fenceShape } from './fence-shapes.ts';
import { filledPiece, polyline, strokedPiece } from './stroke-shapes.ts';

/** The place of a sign: its width and height, pt, and the width of its strokes. */
interface SignSize {
  readonly width: number;
  readonly height: number;
  readonly stroke: number;
  readonly color: string;
}

type Draw = (size: SignSize) => readonly PathPiece[];

const line =
  (...points: readonly (readonly [x: number, y: number])[]): Draw =>
  ({ width, height, stroke, color }) => [
    strokedPiece(polyline(points.map(([x, y]) => [x * width, y * height] as const)), stroke, color),
  ];

function dots(count: number): Draw {
  return ({ width, height, stroke, color }) => {
    const radius = stroke * 1.3;
    const step = Math.min(width / 2, radius * 4);
    const handle = radius * 0.5523;
    return Array.from({ length: count }, (_, index) => {
      const [x, y] = [width / 2 + (index - (count - 1) / 2) * step, height / 2];
      const steps: PathStep[] = [
        { to: 'move', x: x - radius, y },
        { to: 'curve', x1: x - radius, y1: y - handle, x2: x - handle, y2: y - radius, x, y: y - radius },
        { to: 'curve', x1: x + handle, y1: y - radius, x2: x + radius, y2: y - handle, x: x + radius, y },
        { to: 'curve', x1: x + radius, y1: y + handle, x2: x + handle, y2: y + radius, x, y: y + radius },
        { to: 'curve', x1: x - handle, y1: y + radius, x2: x - radius, y2: y + handle, x: x - radius, y },
        { to: 'close' },
      ];
      return filledPiece(steps, color);
    });
  };
}

const wave: Draw = ({ width, height, stroke, color }) => [
  strokedPiece(
    [
      { to: 'move', x: 0, y: height * 0.8 },
      { to: 'curve', x1: width * 0.3, y1: -height * 0.6, x2: width * 0.7, y2: height * 1.6, x: width, y: height * 0.2 },
    ],
    stroke,
    color,
  ),
];

const bow =
  (isUp: boolean): Draw =>
  ({ width, height, stroke, color }) => {
    const [ends, middle] = isUp ? [height, -height / 3] : [0, height * 1.33];
    const curve = { to: 'curve', x1: width * 0.3, y1: middle, x2: width * 0.7, y2: middle, x: width, y: ends } as const;
    return [strokedPiece([{ to: 'move', x: 0, y: ends }, curve], stroke, color)];
  };

function arrow(toStart: boolean, toEnd: boolean, count = 1): Draw {
  return ({ width, height, stroke, color }) => {
    const head = Math.min(width / 3, height * 0.6);
    const [middle, reach] = [height / 2, height * 0.4];
    const apart = count > 1 ? stroke * 1.2 : 0;
    const lines = [-apart, apart].slice(0, count).map(
      (off) =>
        [
          [toStart ? apart : 0, middle + off],
          [toEnd ? width - apart : width, middle + off],
        ] as const,
    );
    const heads: (readonly (readonly [number, number])[])[] = [];
    if (toEnd)
      heads.push([
        [width - head, middle - reach],
        [width, middle],
        [width - head, middle + reach],
      ]);
    if (toStart)
      heads.push([
        [head, middle - reach],
        [0, middle],
        [head, middle + reach],
      ]);
    return [...lines, ...heads].map((points) => strokedPiece(polyline(points), stroke, color));
  };
}

/** A bracket that is turned to lie over or under the body. */
function lying(sign: string, isAbove: boolean): Draw {
  return ({ width, height, stroke, color }) => {
    const shape = fenceShape(sign, { height: width, em: height * 2, stroke, color });
    const part = shape ? height / shape.width : 0;
    const turn = (x: number, y: number): readonly [number, number] => [
      y,
      (isAbove ? x : (shape?.width ?? 0) - x) * part,
    ];
    return (shape?.pieces ?? []).map((piece): PathPiece => ({
      ...piece,
      path: {
        ...piece.path,
        steps: piece.path.steps.map((step): PathStep => {
          if (step.to === 'close') return step;
          const [x, y] = turn(step.x, step.y);
          if (step.to !== 'curve') return { to: step.to, x, y };
          const [x1, y1] = turn(step.x1, step.y1);
          const [x2, y2] = turn(step.x2, step.y2);
          return { to: 'curve', x1, y1, x2, y2, x, y };
        }),
      },
    }));
  };
}

const full = line([0, 0.5], [1, 0.5]);

/** Signs over and under bodies: how they are drawn, their height, em, and whether they are as wide as the body. */
const signs: ReadonlyMap<string, readonly [draw: Draw, height: number, isWide: boolean]> = new Map([
  ['\u0300', [line([0.25, 0], [0.75, 1]), 0.16, false]],
  ['\u0301', [line([0.25, 1], [0.75, 0]), 0.16, false]],
  ['\u0302', [line([0, 1], [0.5, 0], [1, 1]), 0.16, false]],
  ['\u0303', [wave, 0.12, false]],
  ['\u0304', [full, 0.06, true]],
  ['\u0305', [full, 0.06, true]],
  ['\u00af', [full, 0.06, true]],
  ['\u0332', [full, 0.06, true]],
  [
    '\u033f',
    [
      ({ height, ...size }) => [...full({ ...size, height: height * 0.4 }), ...full({ ...size, height: height * 1.6 })],
      0.16,
      true,
    ],
  ],
  ['\u0306', [bow(false), 0.14, false]],
  ['\u0311', [bow(true), 0.14, false]],
  ['\u0307', [dots(1), 0.14, false]],
  ['\u0308', [dots(2), 0.14, false]],
  ['\u20db', [dots(3), 0.14, false]],
  ['\u030c', [line([0, 0], [0.5, 1], [1, 0]), 0.16, false]],
  ['\u20d6', [arrow(true, false), 0.2, true]],
  ['\u20d7', [arrow(false, true), 0.2, true]],
  ['\u20e1', [arrow(true, true), 0.2, true]],
  ['\u20d0', [arrow(true, false), 0.2, true]],
  ['\u20d1', [arrow(false, true), 0.2, true]],
  ['←', [arrow(true, false), 0.26, true]],
  ['→', [arrow(false, true), 0.26, true]],
  ['↔', [arrow(true, true), 0.26, true]],
  ['⇐', [arrow(true, false, 2), 0.3, true]],
  ['⇒', [arrow(false, true, 2), 0.3, true]],
  ['⇔', [arrow(true, true, 2), 0.3, true]],
  ['⏞', [lying('{', true), 0.28, true]],
  ['⏟', [lying('{', false), 0.28, true]],
  ['⏜', [lying('(', true), 0.22, true]],
  ['⏝', [lying('(', false), 0.22, true]],
  ['⎴', [lying('[', true), 0.2, true]],
  ['⎵', [lying('[', false), 0.2, true]],
]);

/** White between the body and the sign, em, and the width of signs that are not as wide as the body. */
const GAP = 0.08;
const NARROW = 0.4;

/** A mark over letters (The TeXbook, appendix G, rule 12), or a sign as wide as the body over or under it. */
export function setAccent({ kind, sign, at, body, format }: EquationAccent, setting: EquationSetting): EquationBox {
  const base = setting.set(body, setting);
  const found = signs.get(sign);
  if (!found) return base;
  const [draw, part, isWide] = found;
  const em = emOf(format, setting);
  const height = em * part;
  const gap = em * GAP;
  const width = isWide
    ? base.width
    : Math.min(base.width, Math.max(em * NARROW, kind === 'accent' ? base.width * 0.6 : 0));
  const lean = at === 'above' ? (base.lean ?? 0) / 2 : 0;
  const x = (base.width - width) / 2 + (isWide ? 0 : lean);
  const y = at === 'above' ? base.ascent + gap + height : -base.descent - gap;
  const stroke = strokeOf(format, setting);
  const pieces = draw({ width, height, stroke, color: colorOf(format) }).map((piece) => ({ ...piece, x, y }));
  return {
    ...base,
    ascent: at === 'above' ? y : base.ascent,
    descent: at === 'below' ? base.descent + gap + height : base.descent,
    pieces: [...base.pieces, ...pieces],
    class: kind === 'brace' ? 'operator' : base.class,
  };
}
