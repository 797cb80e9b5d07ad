import { CL } from '../classes/jlreq-class.ts';
import { BREAK, type Cluster, GLYPH, INVISIBLE, SPACE, WIDE_SPACE } from '../clusters/cluster.ts';
import type { LineSetting } from './line-setting.ts';

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
