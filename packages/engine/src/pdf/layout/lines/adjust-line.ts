import { MAY_BREAK } from '../breaks/break-opportunities.ts';
import { isJapaneseClass } from '../classes/jlreq-class.ts';
import { SPACE } from '../clusters/cluster.ts';
import type { LineCut, LineSetting } from './line-setting.ts';
import { firstMovable, squeezable, type SqueezeStep, squeezeSteps } from './squeeze-capacity.ts';

const HALF = 0.5;
const QUARTER = 0.25;

/** Steps of opening a line in the order of JLReq 3.8.4, each with the most it may add to a gap. */
const stretchSteps = ['wordSpace', 'latinSpace', 'between'] as const;

type StretchStep = (typeof stretchSteps)[number];

function stretchStepOf(setting: LineSetting, index: number): StretchStep | undefined {
  const { clusters, gaps } = setting;
  const a = clusters[index];
  const b = clusters[index + 1];
  if (a === undefined || b === undefined) return undefined;
  if (a.kind === SPACE) return 'wordSpace';
  if (gaps.isLatin[index] === 1) return 'latinSpace';
  if (b.kind === SPACE || setting.breaks()[index + 1] !== MAY_BREAK) return undefined;
  return isJapaneseClass(a.jlreqClass) || isJapaneseClass(b.jlreqClass) ? 'between' : undefined;
}

/** The most a gap may gain before all gaps gain alike. */
function stretchLimit(setting: LineSetting, index: number, step: StretchStep): number {
  const a = setting.clusters[index];
  if (a === undefined) return 0;
  switch (step) {
    case 'wordSpace':
      return Math.max(0, HALF * a.em - a.width);
    case 'latinSpace':
      return setting.gaps.gap[index] ?? 0;
    case 'between':
      return QUARTER * a.em;
  }
}

/** Adds up to `amount` over entries that may take `limits`, in proportion; answers what is left. */
function share(
  deltas: Float64Array,
  limits: readonly number[],
  places: readonly number[],
  amount: number,
  sign: number,
): number {
  const capacity = limits.reduce((sum, limit) => sum + limit, 0);
  if (capacity <= 0 || amount <= 0) return amount;
  const part = Math.min(1, amount / capacity);
  places.forEach((place, index) => {
    deltas[place] = (deltas[place] ?? 0) + sign * (limits[index] ?? 0) * part;
  });
  return amount - capacity * part;
}

/**
 * What each gap of the line changes by to squeeze `cut.squeeze` out of it (JLReq 3.8.3). Entry 0 is the gap after the first
 * cluster of the line.
 */
export function squeezeLine(setting: LineSetting, cut: LineCut): Float64Array {
  const deltas = new Float64Array(Math.max(1, cut.to - cut.from));
  const first = firstMovable(setting, cut.from, cut.inkTo);
  let left = cut.squeeze;
  const take = (step: SqueezeStep): void => {
    const places: number[] = [];
    const limits: number[] = [];
    for (let index = first; index + 1 < cut.inkTo; index++) {
      const limit = squeezable(setting, index, step);
      if (limit <= 0) continue;
      places.push(index - cut.from);
      limits.push(limit);
    }
    left = share(deltas, limits, places, left, -1);
  };
  for (const step of squeezeSteps) {
    if (left <= 0) break;
    take(step);
  }
  return deltas;
}

/** What each gap changes by to open the line by `spare` pt (JLReq 3.8.4); all zero where nothing may open. */
export function stretchLine(setting: LineSetting, cut: LineCut, spare: number): Float64Array {
  const deltas = new Float64Array(Math.max(1, cut.to - cut.from));
  const all: number[] = [];
  const places: Record<StretchStep, number[]> = { wordSpace: [], latinSpace: [], between: [] };
  for (let index = firstMovable(setting, cut.from, cut.inkTo); index + 1 < cut.inkTo; index++) {
    const step = stretchStepOf(setting, index);
    if (step === undefined) continue;
    places[step].push(index - cut.from);
    all.push(index - cut.from);
  }
  let left = spare;
  for (const step of stretchSteps) {
    const limits = places[step].map((place) => stretchLimit(setting, cut.from + place, step));
    left = share(deltas, limits, places[step], left, 1);
  }
  if (left > 0) for (const place of all) deltas[place] = (deltas[place] ?? 0) + left / all.length;
  return deltas;
}

/** What each gap changes by to spread the line's clusters evenly over `spare` pt more (均等割付). */
export function spreadLine(setting: LineSetting, cut: LineCut, spare: number): Float64Array {
  const deltas = new Float64Array(Math.max(1, cut.to - cut.from));
  const first = firstMovable(setting, cut.from, cut.inkTo);
  const count = cut.inkTo - first - 1;
  for (let index = first; index + 1 < cut.inkTo; index++) deltas[index - cut.from] = spare / count;
  return deltas;
}
