import { LB, lineBreakClassOf } from '../breaks/line-break-class.ts';
import { CL, isJapaneseClass } from '../classes/jlreq-class.ts';
import type { TateChuYokoItem, FitItem, InlineItem } from '../inline-item.ts';
import type { PlacedGlyph } from '../line.ts';
import type { Direction } from '../paragraph-style.ts';
import { type Cluster, GLYPH, BREAK, TAB } from './cluster.ts';
import { atomCluster, likeIdeograph, breakCluster, tabCluster } from './control-cluster.ts';
import { GlyphInCell, emTop } from './placement.ts';
import { type OpenRuby, openRuby, rubyCluster } from './ruby-clusters.ts';
import { pushTextClusters } from './text-clusters.ts';

/** Characters side by side in one cell of a vertical line, condensed to an em when they are wider. */
function tateChuYokoCluster({ text, style }: TateChuYokoItem, item: number, from: number): Cluster {
  const shaped = style.chain.shape(text);
  const { size } = style;
  const natural = shaped.reduce((sum, glyph) => sum + glyph.advance * size, 0);
  const scale = natural > size ? size / natural : 1;
  const rise = style.rise ?? 0;
  const glyphs: PlacedGlyph[] = [];
  let across = (-natural * scale) / 2;
  for (const glyph of shaped) {
    glyphs.push({
      glyph,
      along: emTop(glyph.face) * size,
      cross: across + rise,
      size,
      scale,
      heightScale: 1,
      sideways: false,
      style,
      item,
      offset: from,
      added: false,
    });
    across += glyph.advance * size * scale;
  }
  const atom = { glyphs, ascent: 0, descent: 0, overBefore: 0, overAfter: 0, isBox: false };
  const like = { jlreqClass: CL.tateChuYoko, lineBreakClass: LB.ID };
  return atomCluster({ item, from, style }, text.length, atom, size + (style.spacing ?? 0), like);
}

const FIRST_QUOTE = 0x2018;
const LAST_QUOTE = 0x201d;

function isLatin(cluster: Cluster | undefined): boolean {
  return cluster !== undefined && cluster.kind === GLYPH && cluster.jlreqClass >= CL.numeral;
}

/**
 * Quotation marks and apostrophes that Japanese fonts draw a full em wide are brackets in Japanese text, but belong to the word in
 * Latin text (it’s, “Co.”): there they break as UAX #14 has them, between Japanese and Latin as its brackets do, and `pairGaps` takes
 * off all of their white.
 */
function settleQuotes(clusters: Cluster[]): void {
  for (let index = 0; index < clusters.length; index++) {
    const cluster = clusters[index];
    if (cluster === undefined || cluster.codePoint < FIRST_QUOTE || cluster.codePoint > LAST_QUOTE) continue;
    if (cluster.jlreqClass > CL.closing) continue;
    const isOpening = cluster.jlreqClass === CL.opening;
    if (!isLatin(clusters[isOpening ? index + 1 : index - 1])) continue;
    const outside = clusters[isOpening ? index - 1 : index + 1];
    const besideJapanese = outside !== undefined && isJapaneseClass(outside.jlreqClass);
    const bracket = isOpening ? LB.OP : LB.CL;
    clusters[index] = {
      ...cluster,
      jlreqClass: CL.western,
      lineBreakClass: besideJapanese ? bracket : lineBreakClassOf(cluster.codePoint),
    };
  }
}

/** The cluster of a fit item: its characters opened or condensed to its width; a single one is centered. */
function fitCluster(fit: FitItem, item: number, from: number, direction: Direction): Cluster | undefined {
  const inside: Cluster[] = [];
  let length = 0;
  for (const text of fit.content) {
    pushTextClusters(inside, text.text, text.style, item, from + length, direction);
    length += text.text.length;
  }
  const style = fit.content[0]?.style;
  if (style === undefined) return undefined;
  const set = inside.filter((cluster) => cluster.kind !== TAB && cluster.kind !== BREAK);
  const natural = set.reduce((sum, cluster) => sum + cluster.width, 0);
  const spare = Math.max(0, fit.width - natural);
  const condense = natural > fit.width && natural > 0 ? fit.width / natural : 1;
  const gap = set.length > 1 ? spare / (set.length - 1) : 0;
  let along = set.length === 1 ? spare / 2 : 0;
  const glyphs: PlacedGlyph[] = [];
  for (const cluster of set) {
    const { glyph, width } = cluster;
    if (glyph !== undefined) glyphs.push(new GlyphInCell(cluster, glyph, along, direction, false, 0, condense));
    along += width * condense + gap;
  }
  const atom = { glyphs, ascent: 0, descent: 0, overBefore: 0, overAfter: 0, isBox: false };
  return atomCluster({ item, from, style }, length, atom, fit.width, likeIdeograph);
}

/** Units of the source text that an item takes. */
function itemLength(item: InlineItem): number {
  switch (item.kind) {
    case 'text':
    case 'tateChuYoko':
      return item.text.length;
    case 'ruby':
      return item.base.length;
    case 'fit':
      return item.content.reduce((sum, { text }) => sum + text.length, 0);
    case 'tab':
    case 'break':
    case 'box':
      return 1;
  }
}

interface Waiting {
  readonly index: number;
  readonly open: OpenRuby;
}

/** Puts each ruby in its place once both of its neighbors are there. */
function closeRubies(clusters: Cluster[], waiting: readonly Waiting[], direction: Direction): void {
  for (const { index, open } of waiting) {
    const closed = rubyCluster(open, clusters[index - 1], clusters[index + 1], direction);
    if (closed !== undefined) clusters[index] = closed;
  }
}

function pushRuby(clusters: Cluster[], waiting: Waiting[], opens: readonly OpenRuby[], direction: Direction): void {
  for (const open of opens) {
    const alone = rubyCluster(open, undefined, undefined, direction);
    if (alone === undefined) continue;
    waiting.push({ index: clusters.length, open });
    clusters.push(alone);
  }
}

/** The clusters of a paragraph's items, in order. */
export function buildClusters(items: readonly InlineItem[], direction: Direction): Cluster[] {
  const clusters: Cluster[] = [];
  const waiting: Waiting[] = [];
  let from = 0;
  for (let index = 0; index < items.length; index++) {
    const item = items[index];
    if (item === undefined) continue;
    pushItem(clusters, waiting, item, index, from, direction);
    from += itemLength(item);
  }
  settleQuotes(clusters);
  closeRubies(clusters, waiting, direction);
  return clusters;
}

function pushItem(
  clusters: Cluster[],
  waiting: Waiting[],
  item: InlineItem,
  index: number,
  from: number,
  direction: Direction,
): void {
  switch (item.kind) {
    case 'text':
      pushTextClusters(clusters, item.text, item.style, index, from, direction);
      return;
    case 'tab':
      clusters.push(tabCluster({ item: index, from, style: item.style }));
      return;
    case 'break':
      clusters.push(breakCluster({ item: index, from, style: item.style }, item.to));
      return;
    case 'box': {
      const { ascent, descent, width, style } = item;
      const atom = { glyphs: [], ascent, descent, overBefore: 0, overAfter: 0, isBox: true };
      const like = { ...likeIdeograph, lineBreakClass: LB.CB };
      clusters.push(atomCluster({ item: index, from, style }, 1, atom, width, like));
      return;
    }
    case 'tateChuYoko':
      if (direction === 'vertical') clusters.push(tateChuYokoCluster(item, index, from));
      else pushTextClusters(clusters, item.text, item.style, index, from, direction);
      return;
    case 'fit': {
      const fit = fitCluster(item, index, from, direction);
      if (fit !== undefined) clusters.push(fit);
      return;
    }
    case 'ruby':
      pushRuby(clusters, waiting, openRuby(item, index, from, direction), direction);
      return;
  }
}
