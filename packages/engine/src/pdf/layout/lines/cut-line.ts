import { LAST_RESORT, MAY_BREAK } from '../breaks/break-opportunities.ts';
import { CL, isJapaneseClass } from '../classes/jlreq-class.ts';
import { BREAK, TAB, WIDE_SPACE } from '../clusters/cluster.ts';
import type { LineCut, LineSetting } from './line-setting.ts';
import { endOver, endTrim, inkEnd, isTrailing, naturalWidth, startTrim, tabWidth } from './measure-line.ts';
import { squeezeCapacity, type SqueezeStep } from './squeeze-capacity.ts';

/** Sums of lengths are never exact; what is this much too wide (pt) still fits. */
export const SLACK = 1e-6;

/** Room of a line, pt from the start of the measure. */
export interface CutRoom {
  readonly start: number;
  readonly width: number;
}

/** How far a line can be filled. */
interface Filled {
  /** The first cluster that does not fit, or the end of the paragraph. */
  readonly overflow: number;
  /** After a break in the text. */
  readonly isOver: boolean;
}

/** Where the line ends for those who align it: behind ideographic spaces that the text itself ends with and that have room. */
function alignedEnd(setting: LineSetting, from: number, to: number, inkTo: number, room: number): number {
  const { clusters, style } = setting;
  if (style.keepsWideSpaces !== true || inkTo === from || inkTo === to) return inkTo;
  if (to < clusters.length && clusters[to - 1]?.kind !== BREAK) return inkTo;
  let end = to;
  while (end > inkTo && clusters[end - 1]?.kind !== WIDE_SPACE) end--;
  return naturalWidth(setting, from, end) <= room + SLACK ? end : inkTo;
}

/** The cut of clusters `from` to before `to`, trimmed at its ends as it must be. */
export function cutOf(setting: LineSetting, from: number, to: number, room: number, hung = 0, isClean = true): LineCut {
  const { clusters } = setting;
  const inkTo = alignedEnd(setting, from, to, inkEnd(clusters, from, to), room);
  const first = clusters[from];
  const last = clusters[inkTo - 1];
  if (first === undefined || last === undefined || inkTo === from) {
    return { from, to, inkTo: from, width: 0, trimStart: 0, trimEnd: 0, squeeze: 0, hung: 0, isClean };
  }
  const trimStart = startTrim(first, setting);
  const natural = naturalWidth(setting, from, inkTo) - trimStart + endOver(last) - hung;
  const isTooWide = natural > room + SLACK;
  const trimEnd = isTooWide && hung === 0 ? endTrim(last, setting) : 0;
  const width = natural - trimEnd;
  const squeeze = isTooWide ? Math.max(0, width - room) : 0;
  return { from, to, inkTo, width, trimStart, trimEnd, squeeze, hung, isClean };
}

/** Fills a line from cluster `from` until something does not fit, and gives its tabs their width. */
function fill(setting: LineSetting, from: number, room: CutRoom): Filled {
  const { clusters, gaps } = setting;
  const first = clusters[from];
  let end = first === undefined ? 0 : -startTrim(first, setting);
  for (let index = from; index < clusters.length; index++) {
    const cluster = clusters[index];
    if (cluster === undefined) break;
    if (cluster.kind === BREAK) return { overflow: index + 1, isOver: true };
    if (cluster.kind === TAB) cluster.width = tabWidth(setting, index, room.start + end, room.start + room.width);
    end += cluster.width;
    if (!isTrailing(cluster) && end - endTrim(cluster, setting) + endOver(cluster) > room.width + SLACK) {
      return { overflow: index, isOver: false };
    }
    end += gaps.gap[index] ?? 0;
  }
  return { overflow: clusters.length, isOver: true };
}

function lastBreak(breaks: Uint8Array, from: number, to: number, level: number): number {
  for (let index = to; index > from; index--) if (breaks[index] === level) return index;
  return from;
}

/** The next place after `from` where a line may end: a break in the text, and the end of it, too. */
function nextBreak(setting: LineSetting, breaks: Uint8Array, from: number): number {
  const { clusters } = setting;
  for (let index = from; index < clusters.length; index++) {
    if (clusters[index]?.kind === BREAK) return index + 1;
    if (breaks[index] === MAY_BREAK) return index;
  }
  return clusters.length;
}

/** Whether the character is of Latin text: a line is not squeezed to take in the rest of a word. */
function isLatinAt({ clusters }: LineSetting, index: number): boolean {
  return !isJapaneseClass(clusters[index]?.jlreqClass ?? CL.western);
}

/** Squeezes what follows in, up to the next place where a line may end, if there is enough to squeeze. */
function pushIn(
  setting: LineSetting,
  from: number,
  overflow: number,
  next: number,
  room: number,
  steps?: readonly SqueezeStep[],
): LineCut | undefined {
  if (!setting.pushIn) return undefined;
  if (setting.pushIn === 'japanese' && isLatinAt(setting, overflow)) return undefined;
  for (let index = overflow; index < next; index++) if (setting.clusters[index]?.kind === TAB) return undefined;
  const pushed = cutOf(setting, from, next, room);
  const isEnough = pushed.squeeze <= squeezeCapacity(setting, from, pushed.inkTo, steps) + SLACK;
  return isEnough ? pushed : undefined;
}

/** What a line may lose to take in a character that could begin the next line: all but the spaces between words. */
const freeSteps: readonly SqueezeStep[] = ['middleDot', 'bracket', 'latinSpace'];
const wordSteps: readonly SqueezeStep[] = ['wordSpace'];

/** Takes in a word for which the spaces between the words before it can give the room. */
function takeInWord(
  setting: LineSetting,
  from: number,
  overflow: number,
  next: number,
  room: number,
): LineCut | undefined {
  const { clusters, style } = setting;
  if ((style.wordSpaceShrink ?? 0) <= 0 || style.align !== 'justify') return undefined;
  if (!isLatinAt(setting, overflow)) return undefined;
  for (let index = overflow; index < next; index++) if (clusters[index]?.kind === TAB) return undefined;
  const taken = cutOf(setting, from, next, room);
  return taken.squeeze <= squeezeCapacity(setting, from, taken.inkTo, wordSteps) + SLACK ? taken : undefined;
}

/** Whether a character of this class may be outside the margin. */
function mayHang(setting: LineSetting, jlreqClass: number): boolean {
  if (jlreqClass === CL.fullStop || jlreqClass === CL.comma) return true;
  return setting.pushIn === 'japanese' && jlreqClass === CL.closing;
}

/**
 * Hangs the last character before `next` past the end of the line, so that what is before it ends in the room: as it is, or
 * with `pushIn: 'japanese'` squeezed.
 */
function hang(setting: LineSetting, from: number, overflow: number, next: number, room: number): LineCut | undefined {
  const { clusters } = setting;
  if (!setting.hanging) return undefined;
  const index = inkEnd(clusters, overflow, next) - 1;
  const cluster = clusters[index];
  const before = clusters[index - 1];
  if (index < overflow || index <= from || cluster === undefined || before === undefined) return undefined;
  if (!mayHang(setting, cluster.jlreqClass) || isTrailing(before)) return undefined;
  if (index > overflow && isLatinAt(setting, overflow)) return undefined;
  for (let tab = overflow; tab < index; tab++) if (clusters[tab]?.kind === TAB) return undefined;
  const cut = cutOf(setting, from, next, room, cluster.width);
  const capacity = setting.pushIn === 'japanese' ? squeezeCapacity(setting, from, cut.inkTo, freeSteps) : 0;
  return cut.squeeze <= capacity + SLACK ? cut : undefined;
}

/** A character fits nowhere and no break is allowed: parts a word, or else whatever is there. */
function forcedCut(setting: LineSetting, from: number, overflow: number, room: number, breaks: Uint8Array): LineCut {
  const inWord = lastBreak(breaks, from, overflow, LAST_RESORT);
  const to = inWord > from ? inWord : Math.max(overflow, from + 1);
  let end = to;
  while (end < setting.clusters.length) {
    const next = setting.clusters[end];
    if (next === undefined || !isTrailing(next)) break;
    end++;
    if (next.kind === BREAK) break;
  }
  return cutOf(setting, from, end, room, 0, false);
}

/**
 * The line that begins at cluster `from`: as much as fits. Where the last thing may not be parted there, what follows is squeezed
 * in (追い込み) or hung (ぶら下げ) if that is enough, else what is before goes to the next line (追い出し).
 */
export function cutLine(setting: LineSetting, from: number, room: CutRoom): LineCut {
  const { overflow, isOver } = fill(setting, from, room);
  if (isOver) return cutOf(setting, from, overflow, room.width);
  const breaks = setting.breaks();
  const next = nextBreak(setting, breaks, overflow + 1);
  const last = lastBreak(breaks, from, overflow, MAY_BREAK);
  const isFree = last === overflow && last > from;
  // Word takes in what could begin the next line too; others leave it there.
  const steps = isFree ? freeSteps : undefined;
  const isTried = !isFree || setting.pushIn === 'japanese';
  const pushed = isTried ? pushIn(setting, from, overflow, next, room.width, steps) : undefined;
  if (pushed !== undefined && setting.pushIn === 'japanese') return pushed;
  const taken = takeInWord(setting, from, overflow, next, room.width);
  if (taken !== undefined) return taken;
  const hung = overflow > from ? hang(setting, from, overflow, next, room.width) : undefined;
  if (hung !== undefined) return hung;
  if (isFree) return cutOf(setting, from, last, room.width);
  if (pushed !== undefined) return pushed;
  if (last > from) return cutOf(setting, from, last, room.width);
  return forcedCut(setting, from, overflow, room.width, breaks);
}
