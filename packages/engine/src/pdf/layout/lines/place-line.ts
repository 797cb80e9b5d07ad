import { ATOM, type Cluster, INVISIBLE, TAB } from '../clusters/cluster.ts';
import { GlyphInCell } from '../clusters/placement.ts';
import type { Decoration, Line, LineEnd, PlacedBox, PlacedGlyph } from '../line.ts';
import { lineMarks } from '../marks/line-marks.ts';
import type { LineCut, LineSetting } from './line-setting.ts';
import type { LineMetrics } from './line-metrics.ts';
import { nextStop } from './measure-line.ts';

const SOFT_HYPHEN = 0xad;

/** A line that is cut, adjusted and aligned. Lengths are pt. */
export interface FinishedLine {
  readonly cut: LineCut;
  /** From the start of the measure to the room of the line, and how wide that is. */
  readonly roomStart: number;
  readonly room: number;
  /** From the start of the measure to the first thing in the line. */
  readonly start: number;
  /** Added to the gaps between its clusters. */
  readonly deltas: Float64Array | undefined;
  readonly width: number;
  readonly metrics: LineMetrics;
  readonly top: number;
  readonly end: LineEnd;
}

interface Output {
  readonly glyphs: PlacedGlyph[];
  readonly boxes: PlacedBox[];
  readonly decorations: Decoration[];
}

function placeAtom(out: Output, cluster: Cluster, along: number): void {
  const { atom, item, from, style, width } = cluster;
  if (atom === undefined) return;
  for (const glyph of atom.glyphs) {
    out.glyphs.push({ ...glyph, along: glyph.along + along, offset: glyph.added ? from : glyph.offset });
  }
  if (!atom.isBox) return;
  out.boxes.push({ item, along, cross: style.rise ?? 0, width, ascent: atom.ascent, descent: atom.descent });
}

/** em. */
const HALF = 0.5;

/** Dots are as far apart as full stops of the font, which in Latin fonts are close; undefined where they are half an em apart. */
function dotStep({ style }: Cluster): number | undefined {
  const advance = (style.chain.shape('.')[0]?.advance ?? HALF) * (style.scale ?? 1);
  return Math.abs(advance - HALF) < 0.01 ? undefined : Math.min(1, Math.max(0.15, advance));
}

/** `shift` is how far the line was moved after its tabs found their stops, pt. */
function placeLeader(out: Output, setting: LineSetting, cluster: Cluster, along: number, shift: number): void {
  const { leader } = nextStop(setting.style, along - shift);
  if (leader === undefined || cluster.width <= 0) return;
  const { size, color } = cluster.style;
  const placed = { kind: 'leader', leader, from: along, to: along + cluster.width, cross: 0, size } as const;
  const step = leader === 'dot' ? dotStep(cluster) : undefined;
  const decoration = step === undefined ? placed : { ...placed, step };
  out.decorations.push(color === undefined ? decoration : { ...decoration, color });
}

function placeGlyph(out: Output, setting: LineSetting, cluster: Cluster, along: number, added: boolean): void {
  const { glyph } = cluster;
  if (glyph === undefined) return;
  out.glyphs.push(new GlyphInCell(cluster, glyph, along, setting.style.direction ?? 'horizontal', added));
}

function isMarked({ style }: Cluster): boolean {
  return style.underline !== undefined || style.strike !== undefined || style.emphasis !== undefined;
}

/** Where each cluster of the line begins, pt from the start of the measure; what they are goes to `out`. */
function placeClusters(out: Output, setting: LineSetting, line: FinishedLine, starts: Float64Array): boolean {
  const { clusters, gaps } = setting;
  const { cut, deltas } = line;
  let along = line.start - cut.trimStart;
  let hasMarks = false;
  for (let index = cut.from; index < cut.to; index++) {
    const cluster = clusters[index];
    if (cluster === undefined) continue;
    starts[index - cut.from] = along;
    hasMarks ||= isMarked(cluster);
    if (cluster.kind === ATOM) placeAtom(out, cluster, along);
    else if (cluster.kind === TAB) placeLeader(out, setting, cluster, along, line.start - line.roomStart);
    else if (cluster.kind !== INVISIBLE) placeGlyph(out, setting, cluster, along, false);
    else if (cluster.codePoint === SOFT_HYPHEN && index + 1 === cut.inkTo && line.end === 'wrap') {
      placeGlyph(out, setting, cluster, along, true);
    }
    along += cluster.width + (gaps.gap[index] ?? 0) + (deltas?.[index - cut.from] ?? 0);
  }
  return hasMarks;
}

/** Where the clusters of the line at hand begin: lines are placed one after the other, and only their marks need it. */
const usualStarts = new Float64Array(512);

function roomFor(count: number): Float64Array {
  return count <= usualStarts.length ? usualStarts : new Float64Array(count);
}

/** The line as those see it who draw it. */
export function placeLine(setting: LineSetting, line: FinishedLine): Line {
  const { clusters } = setting;
  const { cut, metrics } = line;
  const out: Output = { glyphs: [], boxes: [], decorations: [] };
  const starts = roomFor(cut.to - cut.from);
  if (placeClusters(out, setting, line, starts)) {
    out.decorations.push(
      ...lineMarks({
        clusters,
        from: cut.from,
        to: line.end === 'wrap' ? cut.inkTo : cut.to,
        starts,
        limit: line.roomStart + line.room + cut.hung,
        direction: setting.style.direction ?? 'horizontal',
      }),
    );
  }
  return {
    glyphs: out.glyphs,
    boxes: out.boxes,
    decorations: out.decorations,
    start: line.start,
    width: line.width,
    room: line.room,
    roomStart: line.roomStart,
    hung: cut.hung,
    ascent: metrics.ascent,
    descent: metrics.descent,
    top: line.top,
    baseline: line.top + metrics.baseline,
    height: metrics.height,
    from: clusters[cut.from]?.from ?? clusters.at(-1)?.to ?? 0,
    to: clusters[cut.to - 1]?.to ?? 0,
    end: line.end,
    isClean: cut.isClean,
  };
}
