import { CL } from '../classes/jlreq-class.ts';
import { LB } from '../breaks/line-break-class.ts';
import type { RubyItem } from '../inline-item.ts';
import type { Direction } from '../paragraph-style.ts';
import type { TextStyle } from '../text-style.ts';
import type { PlacedGlyph } from '../line.ts';
import { ATOM, type Cluster } from './cluster.ts';
import { atomCluster } from './control-cluster.ts';
import { GlyphInCell, emTop } from './placement.ts';
import { pushTextClusters } from './text-clusters.ts';

const HALF = 0.5;

/** Base and reading of one ruby, before its neighbors are known. */
export interface OpenRuby {
  readonly base: readonly Cluster[];
  readonly reading: readonly Cluster[];
  readonly rubyStyle: TextStyle;
  readonly item: number;
}

function halfSize(style: TextStyle): TextStyle {
  const { size, ascent: _ascent, descent: _descent, underline: _underline, emphasis: _emphasis, ...rest } = style;
  return { ...rest, size: size * HALF };
}

/** The parts of a ruby item that may be on different lines: one for each base character (mono), or the whole (group). */
export function openRuby(ruby: RubyItem, item: number, from: number, direction: Direction): OpenRuby[] {
  const base: Cluster[] = [];
  pushTextClusters(base, ruby.base, ruby.style, item, from, direction);
  const rubyStyle = ruby.rubyStyle ?? halfSize(ruby.style);
  const readingOf = (text: string): Cluster[] => {
    const reading: Cluster[] = [];
    pushTextClusters(reading, text, rubyStyle, item, from, direction);
    return reading;
  };
  if (ruby.mode === 'group' || ruby.readings.length !== base.length) {
    return [{ base, reading: readingOf(ruby.readings.join('')), rubyStyle, item }];
  }
  return base.map((character, index) => ({
    base: [character],
    reading: readingOf(ruby.readings[index] ?? ''),
    rubyStyle,
    item,
  }));
}

/** Kana take half a base character of their neighbor's reading over them (JLReq 3.3.8), punctuation as much as it has white. */
function roomOver(neighbor: Cluster | undefined, white: number, rubyStyle: TextStyle): number {
  if (neighbor === undefined || neighbor.kind === ATOM) return 0;
  const { jlreqClass } = neighbor;
  const isKana = jlreqClass === CL.hiragana || jlreqClass === CL.katakana;
  if (isKana || jlreqClass === CL.smallKana || jlreqClass === CL.prolonged) return rubyStyle.size;
  return Math.min(white, rubyStyle.size);
}

function widthOf(clusters: readonly Cluster[]): number {
  return clusters.reduce((sum, cluster) => sum + cluster.width, 0);
}

/** Spreads clusters over a width, half as much space at the ends as between them (JLReq 3.3.6). */
function spread(
  clusters: readonly Cluster[],
  start: number,
  width: number,
  direction: Direction,
  cross: number,
  added: boolean,
): PlacedGlyph[] {
  const gap = clusters.length === 0 ? 0 : (width - widthOf(clusters)) / clusters.length;
  let along = start + gap / 2;
  const glyphs: PlacedGlyph[] = [];
  for (const cluster of clusters) {
    const { glyph, width: advance } = cluster;
    if (glyph !== undefined) glyphs.push(new GlyphInCell(cluster, glyph, along, direction, added, cross));
    along += advance + gap;
  }
  return glyphs;
}

/** Center line of the reading from that of the base in a vertical line; its baseline from that of the base in a horizontal one. */
function readingCross(base: Cluster, rubyStyle: TextStyle, direction: Direction): number {
  const { style } = base;
  if (direction === 'vertical') return (style.size + rubyStyle.size) / 2 + (style.rise ?? 0);
  const below = 1 - emTop(rubyStyle.chain.face);
  return emTop(style.chain.face) * style.size + below * rubyStyle.size + (style.rise ?? 0);
}

/** One cluster of a ruby between its neighbors: a reading longer than its base reaches over them where it may. */
export function rubyCluster(
  open: OpenRuby,
  before: Cluster | undefined,
  after: Cluster | undefined,
  direction: Direction,
): Cluster | undefined {
  const { base, reading, rubyStyle, item } = open;
  const first = base[0];
  const last = base.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const baseWidth = widthOf(base);
  const readingWidth = widthOf(reading);
  const excess = Math.max(0, readingWidth - baseWidth);
  const overBefore = Math.min(excess / 2, roomOver(before, before?.whiteAfter ?? 0, rubyStyle));
  const overAfter = Math.min(excess / 2, roomOver(after, after?.whiteBefore ?? 0, rubyStyle));
  const width = baseWidth + excess - overBefore - overAfter;
  const cross = readingCross(first, rubyStyle, direction);
  const baseStart = excess / 2 - overBefore;
  const isOpened = base.length > 1 && excess > 0;
  const glyphs = [
    ...spread(base, isOpened ? 0 : baseStart, isOpened ? width : baseWidth, direction, 0, false),
    ...spread(reading, -overBefore, Math.max(readingWidth, baseWidth), direction, cross, true),
  ];
  const { style } = first;
  const ascent =
    direction === 'vertical' ? style.size / 2 + rubyStyle.size : emTop(style.chain.face) * style.size + rubyStyle.size;
  const atom = { glyphs, ascent: ascent + (style.rise ?? 0), descent: 0, overBefore, overAfter, isBox: false };
  const like = base.length === 1 ? first : { jlreqClass: CL.ruby, lineBreakClass: LB.ID };
  return atomCluster({ item, from: first.from, style }, last.to - first.from, atom, width, like);
}
