import { EAST_ASIAN, LB } from '../breaks/line-break-class.ts';
import { CL } from '../classes/jlreq-class.ts';
import { ATOM, type Cluster, GLYPH } from '../clusters/cluster.ts';

const QUARTER = 0.25;
const CLASS_BITS = EAST_ASIAN - 1;

/** What the space between Japanese and Latin is put at: letters, digits, both or neither. */
export interface LatinSpace {
  readonly letters: boolean;
  readonly digits: boolean;
}

/** Clusters of most paragraphs. */
const usual = 256;

/** Space between clusters, pt. Entry `i` is between cluster `i` and the next; entries beyond the clusters say nothing. */
export class PairGaps {
  /** Added to the widths: negative where punctuation loses white, a quarter em between Japanese and Latin. */
  gap: Float64Array = new Float64Array(usual);
  /** White of the punctuation on both sides that is still there: what 追い込み may take. */
  white: Float64Array = new Float64Array(usual);
  /** 1 where the gap is a quarter em between Japanese and Latin. */
  isLatin: Uint8Array = new Uint8Array(usual);

  /** Makes room for `count` clusters, with nothing between them. */
  clear(count: number): void {
    if (count > this.gap.length) {
      this.gap = new Float64Array(count * 2);
      this.white = new Float64Array(count * 2);
      this.isLatin = new Uint8Array(count * 2);
    } else {
      this.gap.fill(0, 0, count);
      this.white.fill(0, 0, count);
      this.isLatin.fill(0, 0, count);
    }
  }
}

function isLatinText(cluster: Cluster, space: LatinSpace): boolean {
  const bare = cluster.lineBreakClass & CLASS_BITS;
  if (cluster.jlreqClass < CL.numeral) return false;
  if (bare === LB.NU) return space.digits;
  return space.letters && (bare === LB.AL || bare === LB.HL);
}

/** Japanese characters with a quarter em between them and Latin ones (JLReq Table 1). */
function takesSpace(jlreqClass: number): boolean {
  if (jlreqClass >= CL.iteration && jlreqClass <= CL.smallKana) return true;
  return (jlreqClass >= CL.hiragana && jlreqClass < CL.numeral) || jlreqClass === CL.tateChuYoko;
}

/** White that falls away between two characters set next to each other (JLReq Table 1; quotation marks of Latin text have none). */
function droppedWhite(a: Cluster, b: Cluster): number {
  const after = b.jlreqClass;
  const before = a.jlreqClass;
  let dropped = 0;
  if (before === CL.western) dropped += a.whiteAfter;
  else if (a.whiteAfter > 0) {
    const isClosing = after === CL.closing || after === CL.fullStop || after === CL.comma;
    if (before !== CL.middleDot && (isClosing || after === CL.ideographicSpace)) dropped += a.whiteAfter;
    else if (before === CL.closing && after === CL.middleDot) dropped += a.whiteAfter;
  }
  if (after === CL.western) dropped += b.whiteBefore;
  else if (b.whiteBefore > 0 && after === CL.opening) {
    const isAfterWhite =
      (a.whiteAfter > 0 && before !== CL.western) || before === CL.opening || before === CL.ideographicSpace;
    if (isAfterWhite) dropped += b.whiteBefore;
  }
  return dropped;
}

/** Which white between characters falls away, and which may be taken to fill a line. */
export interface PunctuationSpace {
  /** White of neighboring punctuation marks is dropped. */
  readonly squeeze: boolean;
  /** The half em after a full stop may be narrowed too. */
  readonly narrowsFullStops: boolean;
}

/** Works out the gaps between the clusters of a paragraph. */
export function pairGaps(
  into: PairGaps,
  clusters: readonly Cluster[],
  { squeeze, narrowsFullStops }: PunctuationSpace,
  space: LatinSpace,
): PairGaps {
  const count = clusters.length;
  into.clear(count);
  const { gap, white, isLatin } = into;
  const anyLatin = space.letters || space.digits;
  for (let index = 0; index + 1 < count; index++) {
    const a = clusters[index];
    const b = clusters[index + 1];
    if (a === undefined || b === undefined) continue;
    if (squeeze && (a.whiteAfter > 0 || b.whiteBefore > 0)) {
      const dropped = droppedWhite(a, b);
      gap[index] = -dropped;
      white[index] = squeezableWhite(a, b, dropped, narrowsFullStops);
    } else if (anyLatin && isTextual(a) && isTextual(b)) {
      const em = latinGapEm(a, b, space);
      if (em === 0) continue;
      gap[index] = QUARTER * em;
      isLatin[index] = 1;
    }
  }
  return into;
}

function isTextual(cluster: Cluster): boolean {
  return cluster.kind === GLYPH || (cluster.kind === ATOM && cluster.atom?.isBox === false);
}

/** The em of the Japanese side where a quarter of it goes between the two, or 0. */
function latinGapEm(a: Cluster, b: Cluster, space: LatinSpace): number {
  if (takesSpace(a.jlreqClass) && isLatinText(b, space)) return a.em;
  return takesSpace(b.jlreqClass) && isLatinText(a, space) ? b.em : 0;
}

/** The half em after a full stop separates sentences and stays (JLReq 3.8.3 note), unless full stops are narrowed too. */
function squeezableWhite(a: Cluster, b: Cluster, dropped: number, narrowsFullStops: boolean): number {
  const after = a.jlreqClass === CL.fullStop && !narrowsFullStops ? 0 : a.whiteAfter;
  return Math.max(0, after + b.whiteBefore - dropped);
}
