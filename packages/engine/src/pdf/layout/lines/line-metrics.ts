import type { Cluster } from '../clusters/cluster.ts';
import type { Direction, LineHeight, ParagraphStyle } from '../paragraph-style.ts';
import type { TextStyle } from '../text-style.ts';

/** How high a line is and where its baseline is, pt. */
export interface LineMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly height: number;
  /** From the top of the line. */
  readonly baseline: number;
}

interface Reach {
  readonly ascent: number;
  readonly descent: number;
}

/** Room of a text above and below its baseline (vertical: on both sides of the axis), without its rise. */
export function styleReach(style: TextStyle, direction: Direction): Reach {
  const { face } = style.chain;
  const ascent = (style.ascent ?? face.ascent / face.unitsPerEm) * style.size;
  const descent = (style.descent ?? -face.descent / face.unitsPerEm) * style.size;
  if (direction === 'horizontal') return { ascent, descent };
  const half = (ascent + descent) / 2;
  return { ascent: half, descent: half };
}

function ruledHeight(rule: LineHeight, natural: number, style: ParagraphStyle): number {
  const pitch = style.gridPitch ?? 0;
  const gridded = pitch > 0 ? Math.max(1, Math.ceil(natural / pitch - 1e-6)) * pitch : natural;
  switch (rule.rule) {
    case 'exact':
      return rule.height;
    case 'atLeast':
      return Math.max(rule.height, gridded);
    case 'multiple':
      return gridded * rule.factor;
  }
}

/** Emphasis marks stand this far above the type, as a part of its size. */
export const EMPHASIS_REACH = 0.5;

/** Metrics of the clusters `from` to before `to`; a line without any takes those of the cluster at `from` or before. */
export function lineMetrics(
  clusters: readonly Cluster[],
  from: number,
  to: number,
  style: ParagraphStyle,
): LineMetrics {
  const direction = style.direction ?? 'horizontal';
  let text: Reach = { ascent: 0, descent: 0 };
  let full: Reach = text;
  let lastStyle: TextStyle | undefined;
  for (let index = from; index < to; index++) {
    const cluster = clusters[index];
    if (cluster === undefined) continue;
    if (cluster.atom !== undefined) {
      const { ascent, descent, isBox } = cluster.atom;
      const reach = { ascent: Math.max(full.ascent, ascent), descent: Math.max(full.descent, descent) };
      full = reach;
      if (isBox) text = { ascent: Math.max(text.ascent, ascent), descent: Math.max(text.descent, descent) };
      if (isBox) continue;
    }
    if (cluster.style === lastStyle) continue;
    lastStyle = cluster.style;
    text = wider(text, raised(lastStyle, direction));
    if (lastStyle.emphasis !== undefined) full = wider(full, withMarks(lastStyle, direction));
  }
  if (lastStyle === undefined && text.ascent + text.descent === 0) {
    const near = clusters[from] ?? clusters[from - 1];
    if (near !== undefined) text = raised(near.style, direction);
  }
  return fromReach(text, wider(full, text), style);
}

/** Metrics of a line that has only text of one style. */
export function plainMetrics(style: TextStyle, paragraph: ParagraphStyle): LineMetrics {
  const reach = raised(style, paragraph.direction ?? 'horizontal');
  return fromReach(reach, reach, paragraph);
}

function fromReach(text: Reach, full: Reach, style: ParagraphStyle): LineMetrics {
  const rule = style.lineHeight ?? { rule: 'multiple', factor: 1 };
  const natural = text.ascent + text.descent;
  const needed = full.ascent + full.descent;
  const ruled = ruledHeight(rule, natural, style);
  const height = rule.rule === 'exact' ? ruled : Math.max(ruled, needed);
  const leading = height - natural;
  const above = style.leading === 'above' ? leading : leading / 2;
  let baseline = above + text.ascent;
  if (rule.rule !== 'exact') {
    if (baseline < full.ascent) baseline = full.ascent;
    if (height - baseline < full.descent) baseline = height - full.descent;
  }
  return { ascent: full.ascent, descent: full.descent, height, baseline };
}

function wider(a: Reach, b: Reach): Reach {
  return { ascent: Math.max(a.ascent, b.ascent), descent: Math.max(a.descent, b.descent) };
}

function raised(style: TextStyle, direction: Direction): Reach {
  const { ascent, descent } = styleReach(style, direction);
  const rise = style.rise ?? 0;
  return { ascent: ascent + rise, descent: descent - rise };
}

function withMarks(style: TextStyle, direction: Direction): Reach {
  const reach = raised(style, direction);
  const room = EMPHASIS_REACH * style.size;
  if (style.emphasis === 'underDot' && direction === 'horizontal') {
    return { ascent: reach.ascent, descent: reach.descent + room };
  }
  return { ascent: reach.ascent + room, descent: reach.descent };
}
