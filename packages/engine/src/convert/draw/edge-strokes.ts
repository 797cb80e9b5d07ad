import type { Edge } from '../model/edge.ts';

/** The strokes that a border is made of. Lengths are pt. */
export interface EdgeStrokes {
  /** Where each stroke's middle is, across the border, from its middle. */
  readonly offsets: readonly number[];
  /** Of one stroke. */
  readonly width: number;
  /** From the middle of the border to its outside. */
  readonly half: number;
  /** Strokes and gaps by turns; empty for a solid stroke. */
  readonly dash: readonly number[];
  readonly isWave: boolean;
}

/** Strokes and gaps of dashed patterns, in widths of the stroke: square dots, dashes of four. */
const dashes: Readonly<Partial<Record<Edge['pattern'], readonly number[]>>> = {
  dotted: [1, 1.5],
  dashed: [4, 3],
  dotDash: [5, 2.5, 1, 2.5],
  dotDotDash: [5, 2.5, 1, 2.5, 1, 2.5],
};

/** Thinnest stroke, pt: thinner ones vanish on paper. */
const thinnest = 0.1;
/** How far a wave swings to each side, in widths of its stroke. */
const swing = 1.5;

const made = new WeakMap<Edge, EdgeStrokes>();

function makeStrokes(edge: Edge): EdgeStrokes {
  const width = Math.max(thinnest, edge.width);
  const plain = { offsets: [0], width, half: width / 2, dash: [], isWave: false };
  switch (edge.pattern) {
    case 'double':
      return { ...plain, offsets: [-width, width], half: width * 1.5 };
    case 'triple':
      return { ...plain, offsets: [-2 * width, 0, 2 * width], half: width * 2.5 };
    case 'wave':
      return { ...plain, half: width * (swing + 0.5), isWave: true };
    case 'single':
    case 'thick':
    case 'dotted':
    case 'dashed':
    case 'dotDash':
    case 'dotDotDash':
      return { ...plain, dash: (dashes[edge.pattern] ?? []).map((part) => part * width) };
  }
}

/** How a border is drawn. */
export function edgeStrokes(edge: Edge): EdgeStrokes {
  let strokes = made.get(edge);
  if (!strokes) made.set(edge, (strokes = makeStrokes(edge)));
  return strokes;
}

/** Dashes for a stroke of a length, stretched a little so that it begins and ends with ink. */
export function fittedDash(dash: readonly number[], length: number): readonly number[] {
  const period = dash.reduce((sum, part) => sum + part, 0);
  const first = dash[0] ?? 0;
  const count = Math.max(1, Math.round((length - first) / period));
  const stretch = length / (count * period + first);
  return dash.map((part) => part * stretch);
}
