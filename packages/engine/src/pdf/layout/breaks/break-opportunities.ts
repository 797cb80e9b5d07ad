import { CL, isJapaneseClass } from '../classes/jlreq-class.ts';
import { BREAK, type Cluster, SPACE, TAB, WIDE_SPACE } from '../clusters/cluster.ts';
import type { Kinsoku } from '../paragraph-style.ts';
import { freedLineStarts, kinsokuClassMap } from './kinsoku.ts';
import { EAST_ASIAN, LB } from './line-break-class.ts';
import { unicodeBreakBefore } from './unicode-breaks.ts';

/**
 * Table 2 of "Requirements for Japanese Text Layout" (JLReq, W3C; W3C Document License): may a line end between a character of
 * the row's class and one of the column's. Rows and columns are the classes of `jlreqTableClasses` in order. `b` it may, `-` it
 * may not, `.` does not occur, `c` depends on more than the classes (the notes of the table; see `japanese-pairs.ts`).
 */
const jlreqBreakRows = [
  '--------------------------.-', // cl-01
  'b------b---bbbbbb-bbbbbbbb-b', // cl-02
  'b------b---bbbbbb-bbbbbbbb-b', // cl-03
  'b------b---bbcbbb-bbbbbbbb-b', // cl-04
  'b------b---bbbbbb-bbbbbbbb-b', // cl-05
  'b------b---bbbbbb-bbbbbbbb-b', // cl-06
  'b------b---bbbbbb-bbbbbbbb-b', // cl-07
  'b------c---bbbbbb-bbbbbbbb-b', // cl-08
  'b------b---bbbbbb-bbbbbbbb-b', // cl-09
  'b------b---bbbbbb-bbbbbbbb-b', // cl-10
  'b------b---bbbbbb-bbbbbbbb-b', // cl-11
  '--------------------------.-', // cl-12
  'b------b---bbbbbb-bbbbbbbb-b', // cl-13
  'b------b---bbbbbb-bbbbbbbb-b', // cl-14
  'b------b---bbbbbb-bbbbbbbb-b', // cl-15
  'b------b---bbbbbb-bbbbbbbb-b', // cl-16
  'b------b---bbbbbb-bbbbbbbb-b', // cl-19
  'b------b---bbbbbb-bbbbbbbb-b', // cl-20
  'b------b---bbbbbb-cbbbbbbb-b', // cl-21
  'b------b---bbbbbb-bcbbbbbb.b', // cl-22
  'b------b---bbbbbb-bbcbbbbb.b', // cl-23
  'b------b---bcbbbb-bbb-bbcb-b', // cl-24
  'b------b---bbbbbb-bbbb-b-b-b', // cl-25
  'b------b---bbbbbb-bbbbbbbb-b', // cl-26
  'b------b---bcbbbb-bbb--bcb-b', // cl-27
  '-......-...------.-..--.-..-', // cl-28
  'b------b---bbbbbb-bbbbbbbb.b', // cl-29
  'b------b---bbbbbb-bbbbbbbb-c', // cl-30
] as const;

/** The class numbers of the rows and columns. cl-17 and cl-18 (mathematical) are not in the table. */
const jlreqTableClasses = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
] as const;

const CLASS_COUNT = 32;
const DEPENDS = 2;

function readPairs(): Uint8Array {
  const pairs = new Uint8Array(CLASS_COUNT * CLASS_COUNT).fill(1);
  jlreqTableClasses.forEach((before, row) => {
    jlreqTableClasses.forEach((after, column) => {
      const cell = jlreqBreakRows[row]?.[column];
      pairs[before * CLASS_COUNT + after] = cell === 'b' ? 1 : cell === 'c' ? DEPENDS : 0;
    });
  });
  for (const mathematical of [17, 18]) {
    for (let other = 0; other < CLASS_COUNT; other++) {
      pairs[mathematical * CLASS_COUNT + other] = pairs[CL.ideograph * CLASS_COUNT + other] ?? 1;
      pairs[other * CLASS_COUNT + mathematical] = pairs[other * CLASS_COUNT + CL.ideograph] ?? 1;
    }
  }
  // A line does not begin with an ideographic space: spaces stay at the end of the line before, as those of Latin text do.
  for (let before = 0; before < CLASS_COUNT; before++) pairs[before * CLASS_COUNT + CL.ideographicSpace] = 0;
  // Fullwidth digits are ideographs to the table; their ％ and ℃ stay with them as those of other digits do (UAX #14 LB23a, Word).
  for (let before = 0; before < CLASS_COUNT; before++) pairs[before * CLASS_COUNT + CL.postfix] = 0;
  return pairs;
}

let pairs: Uint8Array | undefined;

/**
 * Whether a line may end between two Japanese characters (JLReq Table 2). `isSame` is true when both are the same character.
 *
 * Mathematical signs (cl-17, cl-18), which the table lacks, break as ideographs. The notes of the table: two inseparable
 * characters (n. 5) stay together when they are the same; ruby and tate-chu-yoko (n. 7, n. 13) are one thing each here, so
 * between two of them a line may end.
 */
function mayBreakBetween(before: number, after: number, isSame: boolean): boolean {
  pairs ??= readPairs();
  const cell = pairs[before * CLASS_COUNT + after] ?? 1;
  if (cell !== DEPENDS) return cell === 1;
  return before === CL.inseparable ? !isSame : true;
}

/** A line may not end before the character. */
const NO_BREAK = 0;
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
