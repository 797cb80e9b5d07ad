import { BREAK } from '../clusters/cluster.ts';
import type { Line } from '../line.ts';
import { type CutRoom, cutLine, cutOf } from './cut-line.ts';
import { finishLine } from './finish-line.ts';
import { lineMetrics } from './line-metrics.ts';
import type { LineSetting } from './line-setting.ts';
import { placeLine } from './place-line.ts';

/** The room of line `index` whose top is `top` pt below that of the paragraph. */
function roomOf({ style }: LineSetting, index: number, top: number, height: () => number): CutRoom {
  const given = style.room?.({ index, top, height: height() }) ?? { start: 0, width: style.width };
  const indent = (style.startIndent ?? 0) + (index === 0 ? (style.firstIndent ?? 0) : 0);
  return { start: given.start + indent, width: Math.max(0, given.width - indent - (style.endIndent ?? 0)) };
}

/** All lines of a paragraph; with `limit`, no more than that. */
export function makeLines(setting: LineSetting, limit = Number.POSITIVE_INFINITY): Line[] {
  const { clusters, style } = setting;
  const lines: Line[] = [];
  let from = 0;
  let top = 0;
  let needsMore = clusters.length > 0;
  while (needsMore && lines.length < limit) {
    const room = roomOf(setting, lines.length, top, () => lineMetrics(clusters, 0, 1, style).height);
    const cut = from < clusters.length ? cutLine(setting, from, room) : cutOf(setting, from, from, room.width);
    needsMore = cut.to < clusters.length || (clusters[cut.to - 1]?.kind === BREAK && cut.to > cut.from);
    const metrics = lineMetrics(clusters, cut.from, cut.to, style, needsMore ? undefined : style.endMark);
    const line = placeLine(setting, finishLine(setting, cut, room, metrics, top));
    lines.push(line);
    top += metrics.height;
    from = cut.to;
  }
  return lines;
}
