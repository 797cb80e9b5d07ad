import type { EdgeStrokes } from './edge-strokes.ts';
import type { RuleSegment } from './rule-segment.ts';

/** A rule ends at another when they are nearer than half their widths and this, pt. */
const nearness = 0.1;

/** Which rules cross the end of one. */
interface Crossing {
  readonly strokes: EdgeStrokes;
  /** It continues to smaller, or to larger, places along itself. */
  readonly before: boolean;
  readonly after: boolean;
}

/** Rules by their position, to find those that cross another's end. */
export class RuleEnds {
  readonly #horizontal = new Map<number, RuleSegment[]>();
  readonly #vertical = new Map<number, RuleSegment[]>();
  #widest = 0;

  constructor(segments: readonly RuleSegment[]) {
    for (const segment of segments) {
      const places = segment.isHorizontal ? this.#horizontal : this.#vertical;
      const key = Math.round(segment.cross);
      const known = places.get(key);
      if (known) known.push(segment);
      else places.set(key, [segment]);
      this.#widest = Math.max(this.#widest, segment.strokes.half);
    }
  }

  /** How much further than the end of a rule each of its strokes is drawn, pt; in the order of `offsets`. */
  reach(segment: RuleSegment, end: 'from' | 'to'): readonly number[] {
    const { offsets } = segment.strokes;
    const crossing = this.#crossing(segment, segment[end]);
    // Waves meet in their middle.
    if (!crossing || crossing.strokes.isWave || segment.strokes.isWave) return offsets.map(() => 0);
    const { strokes, before, after } = crossing;
    const isSolid = strokes.offsets.length === 1;
    // The other rule passes by: end at the nearer of its strokes.
    if (before && after) return offsets.map(() => (isSolid ? 0 : strokes.width / 2 - strokes.half));
    if (offsets.length === 1 || isSolid) return offsets.map(() => strokes.half);
    // A corner: outer strokes meet outer ones, inner ones inner ones.
    return offsets.map((offset) => {
      const isInner = after ? offset > 0 : offset < 0;
      if (offset === 0) return strokes.width / 2;
      return isInner ? strokes.width - strokes.half : strokes.half;
    });
  }

  #crossing(segment: RuleSegment, at: number): Crossing | undefined {
    const places = segment.isHorizontal ? this.#vertical : this.#horizontal;
    const spread = this.#widest + segment.strokes.half + nearness;
    let widest: EdgeStrokes | undefined;
    let [before, after] = [false, false];
    for (let key = Math.round(at - spread); key <= Math.round(at + spread); key++) {
      for (const other of places.get(key) ?? []) {
        const reach = Math.max(other.strokes.half, segment.strokes.half) + nearness;
        if (Math.abs(other.cross - at) > reach) continue;
        if (other.from > segment.cross + reach || other.to < segment.cross - reach) continue;
        if (!widest || other.strokes.half > widest.half) widest = other.strokes;
        before ||= other.from < segment.cross - reach;
        after ||= other.to > segment.cross + reach;
      }
    }
    return widest && { strokes: widest, before, after };
  }
}
