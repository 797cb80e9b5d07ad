import type { FitItem } from '../inline-item.ts';
import type { Direction } from '../paragraph-style.ts';
import type { PlacedGlyph } from '../line.ts';
import { type Cluster, BREAK, TAB } from './cluster.ts';
import { atomCluster, likeIdeograph } from './control-cluster.ts';
import { GlyphInCell } from './placement.ts';
import { pushTextClusters } from './text-clusters.ts';

/** The cluster of a fit item: its characters opened or condensed to its width; a single one is centered. */
export function fitCluster(fit: FitItem, item: number, from: number, direction: Direction): Cluster | undefined {
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
