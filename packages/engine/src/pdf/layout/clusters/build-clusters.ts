import { LB } from '../breaks/line-break-class.ts';
import type { InlineItem } from '../inline-item.ts';
import type { Direction } from '../paragraph-style.ts';
import type { Cluster } from './cluster.ts';
import { atomCluster, breakCluster, likeIdeograph, tabCluster } from './control-cluster.ts';
import { fitCluster } from './fit-cluster.ts';
import { type OpenRuby, openRuby, rubyCluster } from './ruby-clusters.ts';
import { settleQuotes } from './settle-quotes.ts';
import { tateChuYokoCluster } from './tate-chu-yoko-cluster.ts';
import { pushTextClusters } from './text-clusters.ts';

/** Units of the source text that an item takes. */
export function itemLength(item: InlineItem): number {
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
