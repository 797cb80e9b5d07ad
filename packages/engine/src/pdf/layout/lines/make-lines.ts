import { BREAK } from '../clusters/cluster.ts';
import type { Line } from '../line.ts';
import type { LineRoom, LineSlot } from '../paragraph-style.ts';
import { type CutRoom, cutLine, cutOf } from './cut-line.ts';
import { finishLine } from './finish-line.ts';
import { lineMetrics } from './line-metrics.ts';
import type { LineSetting } from './line-setting.ts';
import { placeLine } from './place-line.ts';

type Slot = Omit<LineSlot, 'height'>;

/** The room of a line, indents taken off at the ends of the measure. */
function roomOf({ style }: LineSetting, slot: Slot, height: () => number): CutRoom & { readonly sharesTop: boolean } {
  const given: LineRoom = style.room?.({ ...slot, height: height() }) ?? { start: 0, width: style.width };
  const { sharesTop = false } = given;
  const first = slot.index === 0 ? (style.firstIndent ?? 0) : 0;
  const indent = slot.part > 0 ? 0 : (style.startIndent ?? 0) + first;
  const after = sharesTop ? 0 : (style.endIndent ?? 0);
  return { start: given.start + indent, width: Math.max(0, given.width - indent - after), sharesTop };
}

/** All lines of a paragraph; with `limit`, no more than that. */
export function makeLines(setting: LineSetting, limit = Number.POSITIVE_INFINITY): Line[] {
  const { clusters, style } = setting;
  const lines: Line[] = [];
  let from = 0;
  let top = 0;
  let part = 0;
  let reached = 0;
  let needsMore = clusters.length > 0;
  while (needsMore && lines.length < limit) {
    const room = roomOf(setting, { index: lines.length, top, part }, () => lineMetrics(clusters, 0, 1, style).height);
    const cut = from < clusters.length ? cutLine(setting, from, room) : cutOf(setting, from, from, room.width);
    needsMore = cut.to < clusters.length || (clusters[cut.to - 1]?.kind === BREAK && cut.to > cut.from);
    const metrics = lineMetrics(clusters, cut.from, cut.to, style, needsMore ? undefined : style.endMark);
    const line = placeLine(setting, finishLine(setting, cut, room, metrics, top));
    lines.push(line);
    reached = Math.max(reached, top + metrics.height);
    if (room.sharesTop && line.end === 'wrap') part++;
    else [top, part] = [reached, 0];
    from = cut.to;
  }
  return lines;
}
