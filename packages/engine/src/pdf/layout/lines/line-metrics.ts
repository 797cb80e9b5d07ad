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
function styleReach(style: TextStyle, direction: Direction): Reach {
  const { face } = style.chain;
  const ascent = (style.ascent ?? face.ascent / face.unitsPerEm) * style.size;
  const descent = (style.descent ?? -face.descent / face.unitsPerEm) * style.size;
  if (direction === 'horizontal') return { ascent, descent };
  const half = (ascent + descent) / 2;
  return { ascent: half, descent: half };
}

/** Sums of lengths are never exact; what is this part of a pitch too high still fits. */
const GRID_SLACK = 1e-6;

function griddedHeight(natural: number, pitch: number, isLoose: boolean): number {
  if (pitch <= 0) return natural;
  return isLoose ? Math.max(pitch, natural) : Math.max(1, Math.ceil(natural / pitch - GRID_SLACK)) * pitch;
}

function ruledHeight(rule: LineHeight, natural: number, style: ParagraphStyle, isLoose: boolean): number {
  const pitch = style.gridPitch ?? 0;
  const gridded = griddedHeight(natural, pitch, isLoose);
  switch (rule.rule) {
    case 'exact':
      return rule.height;
    case 'atLeast':
      return Math.max(rule.height, gridded);
    case 'multiple':
      // Word counts wide spacing in rows of the grid, whatever rows the text takes.
      return rule.factor > 1 && pitch > 0 ? Math.max(gridded, pitch * rule.factor) : gridded * rule.factor;
  }
}

/** Emphasis marks are this far above the type, as a part of its size. */
const EMPHASIS_REACH = 0.5;

/**
 * Metrics of the clusters `from` to before `to`; a line without any takes those of the cluster at `from` or before. `endMark` is
 * the style of the paragraph's end, where it is in the line.
 */
export function lineMetrics(
  clusters: readonly Cluster[],
  from: number,
  to: number,
  style: ParagraphStyle,
  endMark?: TextStyle,
): LineMetrics {
  const direction = style.direction ?? 'horizontal';
  let text: Reach = { ascent: 0, descent: 0 };
  let full: Reach = text;
  let lastStyle: TextStyle | undefined;
  let isLoose = true;
  for (let index = from; index < to; index++) {
    const cluster = clusters[index];
    if (cluster === undefined) continue;
    if (cluster.atom !== undefined) {
      const { ascent, descent, isBox } = cluster.atom;
      const reach = { ascent: Math.max(full.ascent, ascent), descent: Math.max(full.descent, descent) };
      full = reach;
      if (isBox) isLoose = false;
      if (isBox) text = { ascent: Math.max(text.ascent, ascent), descent: Math.max(text.descent, descent) };
      if (isBox) continue;
    }
    if (cluster.style === lastStyle) continue;
    lastStyle = cluster.style;
    isLoose &&= lastStyle.looseGrid === true;
    text = wider(text, raised(lastStyle, direction));
    if (lastStyle.emphasis !== undefined) full = wider(full, withMarks(lastStyle, direction));
  }
  // On a grid, a Latin mark behind text takes no rows of its own.
  const isMarkIgnored = endMark?.looseGrid === true && (style.gridPitch ?? 0) > 0 && lastStyle !== undefined;
  if (endMark !== undefined && !isMarkIgnored) {
    text = wider(text, raised(endMark, direction));
    isLoose &&= endMark.looseGrid === true;
  } else if (lastStyle === undefined && text.ascent + text.descent === 0) {
    const near = clusters[from] ?? clusters[from - 1];
    if (near !== undefined) {
      text = raised(near.style, direction);
      isLoose = near.style.looseGrid === true;
    }
  }
  return fromReach(text, wider(full, text), style, isLoose);
}

/** Metrics of a line that has only text of one style. */
export function plainMetrics(style: TextStyle, paragraph: ParagraphStyle): LineMetrics {
  const reach = raised(style, paragraph.direction ?? 'horizontal');
  return fromReach(reach, reach, paragraph, style.looseGrid === true);
}

/** White above the text of a line; negative where the line is lower than its text. */
function whiteAbove(text: Reach, height: number, leading: ParagraphStyle['leading']): number {
  const white = height - text.ascent - text.descent;
  switch (leading ?? 'half') {
    case 'half':
      return white / 2;
    case 'above':
      return white;
    case 'below':
      return Math.min(0, white);
    case 'fifth':
      return 0.8 * height - text.ascent;
  }
}

function fromReach(text: Reach, full: Reach, style: ParagraphStyle, isLoose: boolean): LineMetrics {
  const rule = style.lineHeight ?? { rule: 'multiple', factor: 1 };
  const natural = text.ascent + text.descent;
  const needed = full.ascent + full.descent;
  const ruled = ruledHeight(rule, natural, style, isLoose);
  const baseline = whiteAbove(text, ruled, style.leading) + text.ascent;
  const { ascent, descent } = full;
  if (rule.rule === 'exact') return { ascent, descent, height: ruled, baseline };
  // A line that is set lower than its text still makes room for readings and marks.
  if (ruled < natural)
    return { ascent, descent, height: ruled + needed - natural, baseline: baseline + ascent - text.ascent };
  const height = Math.max(ruled, needed);
  const grown = baseline + whiteAbove(text, height, style.leading) - whiteAbove(text, ruled, style.leading);
  return { ascent, descent, height, baseline: Math.min(Math.max(grown, ascent), height - descent) };
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
