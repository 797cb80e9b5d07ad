import type { Edge } from '../model/edge.ts';
import type { RuleMark } from '../model/mark.ts';
import { edgeStrokes, type EdgeStrokes } from './edge-strokes.ts';

/** Rules nearer to each other than this, pt, touch: sums of widths are off by less. */
export const touching = 0.05;

/** A horizontal or vertical rule. Lengths are pt, as marks have them. */
export interface RuleSegment {
  readonly isHorizontal: boolean;
  /** Its position across itself: y of a horizontal rule, x of a vertical one. */
  readonly cross: number;
  readonly from: number;
  to: number;
  readonly edge: Edge;
  readonly strokes: EdgeStrokes;
  /** Rules that look alike have the same. */
  readonly look: string;
}

/** What distinguishes looks of edges. */
export function lookOf({ pattern, width, color = '' }: Edge): string {
  return `${pattern} ${width} ${color}`;
}

/** The rule as a segment; undefined for one that is neither horizontal nor vertical. */
export function toSegment({ x1, y1, x2, y2, edge }: RuleMark): RuleSegment | undefined {
  const isHorizontal = Math.abs(y1 - y2) < touching;
  if (!isHorizontal && Math.abs(x1 - x2) >= touching) return undefined;
  const [one, other] = isHorizontal ? [x1, x2] : [y1, y2];
  return {
    isHorizontal,
    cross: isHorizontal ? y1 : x1,
    from: Math.min(one, other),
    to: Math.max(one, other),
    edge,
    strokes: edgeStrokes(edge),
    look: lookOf(edge),
  };
}

function order(one: RuleSegment, other: RuleSegment): number {
  if (one.isHorizontal !== other.isHorizontal) return one.isHorizontal ? -1 : 1;
  if (Math.abs(one.cross - other.cross) >= touching) return one.cross - other.cross;
  if (one.look !== other.look) return one.look < other.look ? -1 : 1;
  return one.from - other.from;
}

/** Makes one segment of those that are end to end and look alike: the sides of cells become the lines of a table. */
export function joinSegments(segments: readonly RuleSegment[]): RuleSegment[] {
  const joined: RuleSegment[] = [];
  let last: RuleSegment | undefined;
  for (const segment of segments.toSorted(order)) {
    const goesOn =
      last !== undefined &&
      last.isHorizontal === segment.isHorizontal &&
      last.look === segment.look &&
      Math.abs(last.cross - segment.cross) < touching &&
      segment.from <= last.to + touching;
    if (goesOn && last) last.to = Math.max(last.to, segment.to);
    else joined.push((last = { ...segment }));
  }
  return joined;
}
