import { CL, isJapaneseClass } from '../classes/jlreq-class.ts';
import { BREAK, type Cluster, SPACE, TAB, WIDE_SPACE } from '../clusters/cluster.ts';
import type { Kinsoku } from '../paragraph-style.ts';
import { mayBreakBetween } from './japanese-pairs.ts';
import { freedLineStarts, kinsokuClassMap } from './kinsoku.ts';
import { EAST_ASIAN, LB } from './line-break-class.ts';
import { unicodeBreakBefore } from './unicode-breaks.ts';

/** A line may not end before the character. */
export const NO_BREAK = 0;
/** Only when nothing else helps: inside Latin words and numbers, and between characters that belong together. */
export const LAST_RESORT = 1;
export const MAY_BREAK = 2;

const CLASS_BITS = EAST_ASIAN - 1;
const FIRST_REPEAT_PART = 0x3033;
const LAST_REPEAT_PART = 0x3035;

/** 〳〵 are halves of one sign. */
function isRepeatPart(codePoint: number): boolean {
  return codePoint >= FIRST_REPEAT_PART && codePoint <= LAST_REPEAT_PART;
}

/** Classes as the level of kinsoku has them. What it frees is an ideograph to the rules of UAX #14 too. */
function tailoredClasses(clusters: readonly Cluster[], map: Uint8Array): Uint8Array {
  const classes = new Uint8Array(clusters.length);
  for (let index = 0; index < clusters.length; index++) {
    const cluster = clusters[index];
    if (cluster === undefined) continue;
    const { jlreqClass, lineBreakClass } = cluster;
    const isFreed = map[jlreqClass] !== jlreqClass;
    classes[index] = isFreed ? LB.ID + (lineBreakClass & EAST_ASIAN) : lineBreakClass;
  }
  return classes;
}

/** Letters, digits and the signs of numbers: a break between two of them harms a word but no rule of the start of lines. */
function isWordPart(lineBreakClass: number): boolean {
  const bare = lineBreakClass & CLASS_BITS;
  return bare === LB.AL || bare === LB.HL || bare === LB.NU || bare === LB.AI || bare === LB.ID || bare === LB.CM;
}

const closingSigns: ReadonlySet<number> = new Set([LB.CL, LB.CP]);
const otherSigns: ReadonlySet<number> = new Set([LB.EX, LB.NS, LB.PO, LB.IN]);

/**
 * Whether UAX #14 keeps a character off the start of a line that JLReq lets begin one: … and ‥, and signs that JLReq does not list
 * (﹪ ︶ ﹐). Looser levels keep only closing brackets off.
 */
function isKeptOffStart({ jlreqClass, lineBreakClass }: Cluster, level: Kinsoku): boolean {
  if (level === 'none' || (jlreqClass !== CL.ideograph && jlreqClass !== CL.inseparable)) return false;
  const bare = lineBreakClass & CLASS_BITS;
  return closingSigns.has(bare) || (level !== 'loose' && otherSigns.has(bare));
}

function japaneseBreak(a: Cluster, b: Cluster, map: Uint8Array, level: Kinsoku): number {
  const isInseparable = a.jlreqClass === CL.inseparable && b.jlreqClass === CL.inseparable;
  if (isKeptOffStart(b, level)) return isInseparable ? LAST_RESORT : NO_BREAK;
  const isPair = a.codePoint === b.codePoint || (isRepeatPart(a.codePoint) && isRepeatPart(b.codePoint));
  if (mayBreakBetween(map[a.jlreqClass] ?? 0, map[b.jlreqClass] ?? 0, isPair)) return MAY_BREAK;
  return isInseparable ? LAST_RESORT : NO_BREAK;
}

/** Whether `b`, with a narrow glyph, may begin a line as if it were an ideograph: only after Japanese characters. */
function isFreedStart(a: Cluster, b: Cluster, map: Uint8Array, starts: ReadonlySet<number>): boolean {
  if (!starts.has(b.codePoint) || !isJapaneseClass(a.jlreqClass)) return false;
  return mayBreakBetween(map[a.jlreqClass] ?? 0, CL.ideograph, false);
}

/**
 * For each cluster whether a line may end before it: JLReq's table between Japanese characters, UAX #14 where at least one is
 * not. `anywhere` makes every place inside a Latin word or number one where a line may end.
 */
export function breakOpportunities(clusters: readonly Cluster[], level: Kinsoku, anywhere: boolean): Uint8Array {
  const map = kinsokuClassMap(level);
  const starts = freedLineStarts(level);
  const classes = tailoredClasses(clusters, map);
  const found = new Uint8Array(clusters.length);
  for (let index = 1; index < clusters.length; index++) {
    const a = clusters[index - 1];
    const b = clusters[index];
    if (a === undefined || b === undefined || b.kind === SPACE || b.kind === WIDE_SPACE || b.kind === BREAK) continue;
    if (b.kind === TAB) {
      found[index] = a.kind === TAB ? MAY_BREAK : LAST_RESORT;
    } else if (isJapaneseClass(a.jlreqClass) && isJapaneseClass(b.jlreqClass)) {
      found[index] = japaneseBreak(a, b, map, level);
    } else if (isFreedStart(a, b, map, starts)) {
      found[index] = MAY_BREAK;
    } else if (a.kind === TAB || unicodeBreakBefore(classes, index)) {
      found[index] = MAY_BREAK;
    } else if (isWordPart(a.lineBreakClass) && isWordPart(b.lineBreakClass)) {
      found[index] = anywhere ? MAY_BREAK : LAST_RESORT;
    }
  }
  return found;
}
