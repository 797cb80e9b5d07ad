import { breakOpportunities } from '../breaks/break-opportunities.ts';
import { buildClusters } from '../clusters/build-clusters.ts';
import { BREAK } from '../clusters/cluster.ts';
import type { Line } from '../line.ts';
import type { LineRoom, LineSlot, ParagraphStyle } from '../paragraph-style.ts';
import type { Paragraph } from '../inline-item.ts';
import { type LatinSpace, PairGaps, pairGaps } from '../spacing/pair-gaps.ts';
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
function makeLines(setting: LineSetting, limit = Number.POSITIVE_INFINITY): Line[] {
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

function latinSpaceOf({ latinSpace = true }: ParagraphStyle): LatinSpace {
  return {
    letters: latinSpace === true || latinSpace === 'letters',
    digits: latinSpace === true || latinSpace === 'digits',
  };
}

/** A paragraph as clusters with the gaps between them, put into `gaps`; where lines may end is computed at the first call. */
function prepareSetting({ items, style }: Paragraph, gaps: PairGaps): LineSetting {
  const clusters = buildClusters(items, style.direction ?? 'horizontal');
  const squeeze = style.squeeze ?? true;
  const pushIn = style.pushIn ?? squeeze;
  const punctuation = { squeeze, narrowsFullStops: pushIn === 'japanese' };
  let breaks: Uint8Array | undefined;
  return {
    clusters,
    gaps: pairGaps(gaps, clusters, punctuation, latinSpaceOf(style)),
    style,
    squeeze,
    pushIn,
    hanging: style.hanging ?? false,
    lineStartTrim: style.lineStartTrim ?? true,
    breaks: () => (breaks ??= breakOpportunities(clusters, style.kinsoku ?? 'normal', style.latinBreak === 'anywhere')),
  };
}

/** Room for gaps that no paragraph uses now: arrays take longer to make than those of a short paragraph to fill. */
const spare: PairGaps[] = [];
/** Clusters of the longest paragraph whose room is kept. */
const mostKept = 16_384;

/** The lines of a paragraph; with `limit`, no more than that. */
export function setLines(paragraph: Paragraph, limit?: number): Line[] {
  // While the lines are made, `style.room` may have other paragraphs set.
  const gaps = spare.pop() ?? new PairGaps();
  try {
    return makeLines(prepareSetting(paragraph, gaps), limit);
  } finally {
    if (gaps.gap.length <= mostKept) spare.push(gaps);
  }
}
