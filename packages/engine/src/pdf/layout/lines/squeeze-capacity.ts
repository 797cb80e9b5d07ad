import { CL } from '../classes/jlreq-class.ts';
import { SPACE, TAB } from '../clusters/cluster.ts';
import type { LineSetting } from './line-setting.ts';

const QUARTER = 0.25;
const EIGHTH = 0.125;

/** Steps of squeezing in the order of JLReq 3.8.3; the end of the line (its step b) is trimmed before any of them. */
export const squeezeSteps = ['wordSpace', 'middleDot', 'bracket', 'latinSpace'] as const;

export type SqueezeStep = (typeof squeezeSteps)[number];

/** Steps that only lines set to both edges may take: others have no reason to narrow spaces between words. */
const onlyJustified: readonly SqueezeStep[] = ['wordSpace', 'latinSpace'];

/** How much the gap after a cluster may lose in a step, pt. */
export function squeezable(setting: LineSetting, index: number, step: SqueezeStep): number {
  const { clusters, gaps, style } = setting;
  const a = clusters[index];
  const b = clusters[index + 1];
  if (a === undefined || b === undefined) return 0;
  if (onlyJustified.includes(step) && style.align !== 'justify') return 0;
  switch (step) {
    case 'wordSpace':
      return a.kind === SPACE ? Math.max(0, a.width - QUARTER * a.em, a.width * (style.wordSpaceShrink ?? 0)) : 0;
    case 'middleDot':
      return isBesideMiddleDot(a.jlreqClass, b.jlreqClass) ? (gaps.white[index] ?? 0) : 0;
    case 'bracket':
      return isBesideMiddleDot(a.jlreqClass, b.jlreqClass) ? 0 : (gaps.white[index] ?? 0);
    case 'latinSpace':
      return gaps.isLatin[index] === 1 ? ((gaps.gap[index] ?? 0) * EIGHTH) / QUARTER : 0;
  }
}

function isBesideMiddleDot(before: number, after: number): boolean {
  return before === CL.middleDot || after === CL.middleDot;
}

/** First cluster of a line that may be moved: what is before its last tab is fixed. */
export function firstMovable(setting: LineSetting, from: number, to: number): number {
  for (let index = to - 1; index >= from; index--) {
    if (setting.clusters[index]?.kind === TAB) return index + 1;
  }
  return from;
}

/** How much clusters `from` to before `to` can be squeezed in these steps, pt. */
export function squeezeCapacity(
  setting: LineSetting,
  from: number,
  to: number,
  steps: readonly SqueezeStep[] = squeezeSteps,
): number {
  let capacity = 0;
  for (const step of steps) {
    for (let index = firstMovable(setting, from, to); index + 1 < to; index++)
      capacity += squeezable(setting, index, step);
  }
  return capacity;
}
