import { BREAK, GLYPH, INVISIBLE, SPACE, TAB, WIDE_SPACE, type Cluster } from '../clusters/cluster.ts';
import type { ParagraphStyle, TabStop } from '../paragraph-style.ts';
import type { LineSetting } from './line-setting.ts';
import { CL } from '../classes/jlreq-class.ts';

/** Half an inch: what Word has when a document specifies nothing. */
const DEFAULT_TAB = 36;
/** A stop this near before the end of the text does not count as passed: sums of lengths are never exact. */
const SLACK = 0.01;

/** The stop a tab at `position` (pt from the start of the measure) goes to. */
export function nextStop(style: ParagraphStyle, position: number): TabStop {
  let next: TabStop | undefined;
  let last = 0;
  for (const stop of style.tabs ?? []) {
    last = Math.max(last, stop.position);
    if (stop.position > position + SLACK && (next === undefined || stop.position < next.position)) next = stop;
  }
  const hanging = style.startIndent ?? 0;
  const isHanging = (style.firstIndent ?? 0) < 0 && hanging > position + SLACK;
  if (isHanging && (next === undefined || hanging < next.position)) return { position: hanging, align: 'start' };
  if (next !== undefined) return next;
  const step = style.defaultTab ?? DEFAULT_TAB;
  if (step <= 0) return { position, align: 'start' };
  return { position: (Math.floor((position + SLACK) / step) + 1) * step, align: 'start' };
}

function isPoint(cluster: Cluster): boolean {
  return cluster.codePoint === 0x2e || cluster.codePoint === 0xff0e;
}

/** Width from a tab to the next tab or break; for decimal stops to the decimal point. */
function followingWidth(setting: LineSetting, tab: number, align: TabStop['align']): number {
  const { clusters, gaps } = setting;
  let width = 0;
  for (let index = tab + 1; index < clusters.length; index++) {
    const cluster = clusters[index];
    if (cluster === undefined || cluster.kind === TAB || cluster.kind === BREAK) break;
    if (align === 'decimal' && isPoint(cluster)) break;
    if (index > tab + 1) width += gaps.gap[index - 1] ?? 0;
    width += cluster.width;
  }
  return width;
}

/** Width of a tab that begins at `position` of a line that ends at `limit` (both pt from the start of the measure). */
export function tabWidth(setting: LineSetting, tab: number, position: number, limit: number): number {
  const { style } = setting;
  const stop = nextStop(style, position);
  const target = Math.min(stop.position, limit);
  if (stop.align === 'start') return Math.max(0, target - position);
  const following = followingWidth(setting, tab, stop.align);
  const before = stop.align === 'center' ? following / 2 : following;
  return Math.max(0, target - position - before);
}

/** Spaces at the end of a line take no room. */
export function isTrailing(cluster: Cluster): boolean {
  return cluster.kind === SPACE || cluster.kind === WIDE_SPACE || cluster.kind === BREAK;
}

/** White that an opening bracket loses at the start of a line, or room for a reading that would stick out (negative). */
export function startTrim(cluster: Cluster, setting: LineSetting): number {
  if (cluster.atom !== undefined) return -cluster.atom.overBefore;
  return setting.squeeze && setting.lineStartTrim && cluster.jlreqClass !== CL.middleDot ? cluster.whiteBefore : 0;
}

/** White that the last character of a line can do without. */
export function endTrim(cluster: Cluster, setting: LineSetting): number {
  return setting.squeeze ? cluster.whiteAfter : 0;
}

/**
 * What the last thing of a line needs beyond its width: a reading that reaches over the next character, the hyphen of a word.
 * Character spacing is between characters: the last one has none.
 */
export function endOver(cluster: Cluster): number {
  if (cluster.kind === GLYPH) return -(cluster.style.spacing ?? 0);
  if (cluster.kind === INVISIBLE) return (cluster.glyph?.advance ?? 0) * cluster.em;
  return cluster.atom?.overAfter ?? 0;
}

/** Where the trailing spaces of the line begin. */
export function inkEnd(clusters: readonly Cluster[], from: number, to: number): number {
  let end = to;
  while (end > from) {
    const last = clusters[end - 1];
    if (last === undefined || !isTrailing(last)) break;
    end--;
  }
  return end;
}

/** Natural width of clusters, gaps between them included, without any trimming at the ends. */
export function naturalWidth(setting: LineSetting, from: number, to: number): number {
  const { clusters, gaps } = setting;
  let width = 0;
  for (let index = from; index < to; index++) {
    width += clusters[index]?.width ?? 0;
    if (index + 1 < to) width += gaps.gap[index] ?? 0;
  }
  return width;
}
