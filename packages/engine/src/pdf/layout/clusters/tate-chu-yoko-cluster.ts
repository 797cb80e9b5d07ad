import { CL } from '../classes/jlreq-class.ts';
import { LB } from '../breaks/line-break-class.ts';
import type { TateChuYokoItem } from '../inline-item.ts';
import type { PlacedGlyph } from '../line.ts';
import type { Cluster } from './cluster.ts';
import { atomCluster } from './control-cluster.ts';
import { emTop } from './em-box.ts';

/** Characters side by side in one cell of a vertical line, condensed to an em when they are wider. */
export function tateChuYokoCluster({ text, style }: TateChuYokoItem, item: number, from: number): Cluster {
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
