import { CL } from '../classes/jlreq-class.ts';
import { type Cluster, GLYPH, SPACE, TAB, WIDE_SPACE } from '../clusters/cluster.ts';
import { emTop } from '../clusters/placement.ts';
import type { Decoration } from '../line.ts';
import type { Direction } from '../paragraph-style.ts';
import type { TextStyle } from '../text-style.ts';

/** Parts of the type size. */
const UNDERLINE_BELOW = 0.12;
const UNDERLINE_BESIDE = 0.06;
const STRIKE_ABOVE = 0.36;
const THIN = 0.05;
const THICK = 0.1;
const MARK_OFF = 0.25;

/** Clusters of one line and where each begins; entry `i` of `starts` belongs to cluster `from + i`. pt. */
export interface MarkedLine {
  readonly clusters: readonly Cluster[];
  readonly from: number;
  /** Before the spaces that lines drop at their end, unless the text ends there. */
  readonly to: number;
  readonly starts: Float64Array;
  /** No stroke goes beyond. */
  readonly limit: number;
  readonly direction: Direction;
}

type StrokeKind = 'underline' | 'strike';

/** What makes strokes of neighbors one stroke; undefined for none. */
function strokeKey(cluster: Cluster, kind: StrokeKind): string | undefined {
  const { style } = cluster;
  if (kind === 'strike') return style.strike;
  const { underline } = style;
  if (underline === undefined) return undefined;
  const isSpace = cluster.kind === SPACE || cluster.kind === WIDE_SPACE || cluster.kind === TAB;
  if (underline.kind === 'words' && isSpace) return undefined;
  return `${underline.kind}/${underline.color ?? style.color ?? ''}`;
}

function strokeCross(style: TextStyle, kind: StrokeKind, size: number, direction: Direction): number {
  if (kind === 'strike') return direction === 'vertical' ? (style.rise ?? 0) : STRIKE_ABOVE * size + (style.rise ?? 0);
  if (direction === 'vertical') return (0.5 + UNDERLINE_BESIDE) * size;
  return -UNDERLINE_BELOW * size + Math.min(0, style.rise ?? 0);
}

function stroke(line: MarkedLine, kind: StrokeKind, first: number, last: number, size: number): Decoration | undefined {
  const { clusters, starts, from, limit, direction } = line;
  const begin = clusters[first];
  const end = clusters[last];
  if (begin === undefined || end === undefined) return undefined;
  const { style } = begin;
  const to = Math.min(limit, (starts[last - from] ?? 0) + end.width);
  const underline = style.underline?.kind ?? 'single';
  const pattern = kind === 'strike' ? (style.strike ?? 'single') : underline === 'words' ? 'single' : underline;
  const color = (kind === 'underline' ? style.underline?.color : undefined) ?? style.color;
  return {
    kind,
    pattern,
    from: starts[first - from] ?? 0,
    to,
    cross: strokeCross(style, kind, size, direction),
    thickness: (pattern === 'thick' ? THICK : THIN) * size,
    ...(color !== undefined && { color }),
  };
}

function pushStrokes(found: Decoration[], line: MarkedLine, kind: StrokeKind): void {
  const { clusters, from, to } = line;
  let first = from;
  while (first < to) {
    const begin = clusters[first];
    const key = begin === undefined ? undefined : strokeKey(begin, kind);
    if (begin === undefined || key === undefined) {
      first++;
      continue;
    }
    let last = first;
    let { size } = begin.style;
    for (let index = first + 1; index < to; index++) {
      const cluster = clusters[index];
      if (cluster === undefined || strokeKey(cluster, kind) !== key) break;
      size = Math.max(size, cluster.style.size);
      last = index;
    }
    const made = stroke(line, kind, first, last, size);
    if (made !== undefined && made.kind !== 'emphasis' && made.to > made.from) found.push(made);
    first = last + 1;
  }
}

function takesMark(cluster: Cluster): boolean {
  if (cluster.kind !== GLYPH || cluster.style.emphasis === undefined) return false;
  const { jlreqClass } = cluster;
  const isPunctuation = jlreqClass <= CL.closing || jlreqClass === CL.fullStop || jlreqClass === CL.comma;
  return !isPunctuation;
}

function markCross(style: TextStyle, direction: Direction): number {
  const { size } = style;
  const rise = style.rise ?? 0;
  if (direction === 'vertical') return (0.5 + MARK_OFF) * size + rise;
  const top = emTop(style.chain.face);
  return style.emphasis === 'underDot' ? (top - 1 - MARK_OFF) * size + rise : (top + MARK_OFF) * size + rise;
}

/** Underlines, strikes and emphasis marks of a line. */
export function lineMarks(line: MarkedLine): Decoration[] {
  const found: Decoration[] = [];
  pushStrokes(found, line, 'underline');
  pushStrokes(found, line, 'strike');
  for (let index = line.from; index < line.to; index++) {
    const cluster = line.clusters[index];
    if (cluster === undefined || !takesMark(cluster)) continue;
    const { style } = cluster;
    if (style.emphasis === undefined) continue;
    found.push({
      kind: 'emphasis',
      mark: style.emphasis,
      along: (line.starts[index - line.from] ?? 0) + (cluster.width - (style.spacing ?? 0)) / 2,
      cross: markCross(style, line.direction),
      size: style.size,
      ...(style.color !== undefined && { color: style.color }),
    });
  }
  return found;
}
