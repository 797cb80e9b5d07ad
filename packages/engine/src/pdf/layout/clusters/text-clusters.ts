import type { Glyph } from '../../fonts/font-chain.ts';
import { CL, isFullWidth, jlreqClassOf } from '../classes/jlreq-class.ts';
import type { Direction } from '../paragraph-style.ts';
import type { TextStyle } from '../text-style.ts';
import type { Cluster } from './cluster.ts';
import { breakCluster, tabCluster } from './control-cluster.ts';
import { glyphCluster, invisibleCluster } from './glyph-cluster.ts';

/** Characters that are no glyphs: controls, soft hyphen, zero-width space, marks of direction, line separators, joiners, BOM. */
const FIRST_PLAIN = 0x20;
const SOFT_HYPHEN = 0xad;

function isControl(unit: number): boolean {
  if (unit < FIRST_PLAIN || unit === SOFT_HYPHEN) return true;
  if (unit < 0x200b) return unit >= 0x7f && unit < 0xa0;
  if (unit <= 0x2064) return unit <= 0x200f ? unit !== 0x200d : (unit >= 0x2028 && unit <= 0x202e) || unit >= 0x2060;
  return unit === 0xfeff;
}

/** Characters that need a glyph of their own in vertical lines: without one they are turned. */
function needsVerticalGlyph(jlreqClass: number): boolean {
  return (
    jlreqClass <= CL.hyphen ||
    jlreqClass === CL.prolonged ||
    jlreqClass === CL.inseparable ||
    jlreqClass === 17 ||
    jlreqClass === 18
  );
}

/** Whether a character is rotated in a vertical line: Latin, and what the font has no upright form for. */
function liesSideways(level: Glyph, upright: Glyph): boolean {
  if (!isFullWidth(level.advance)) return true;
  const jlreqClass = jlreqClassOf(level.text.codePointAt(0) ?? 0, level.advance);
  return needsVerticalGlyph(jlreqClass) && level.id === upright.id;
}

/** Appends the clusters of a text that has no control characters. */
function pushPlain(
  clusters: Cluster[],
  text: string,
  style: TextStyle,
  item: number,
  from: number,
  direction: Direction,
) {
  const isVertical = direction === 'vertical';
  const glyphs = isVertical ? style.chain.shape(text, { apart: true }) : style.chain.shape(text);
  const upright = isVertical ? style.chain.shape(text, { vertical: true }) : undefined;
  let offset = from;
  for (let index = 0; index < glyphs.length; index++) {
    const glyph = glyphs[index];
    if (glyph === undefined) continue;
    const standing = upright?.[index];
    if (standing === undefined || liesSideways(glyph, standing)) {
      clusters.push(glyphCluster(glyph, glyph.advance, style, item, offset, standing !== undefined));
    } else {
      clusters.push(glyphCluster(standing, standing.advance, style, item, offset, false));
    }
    offset += glyph.text.length;
  }
}

/** Appends the cluster of a control character; answers how many units it took. */
function pushControl(
  clusters: Cluster[],
  text: string,
  at: number,
  style: TextStyle,
  item: number,
  from: number,
): number {
  const unit = text.charCodeAt(at);
  const shared = { item, from: from + at, style };
  if (unit === 0x09) {
    clusters.push(tabCluster(shared));
    return 1;
  }
  if (unit === 0x0d && text.charCodeAt(at + 1) === 0x0a) {
    clusters.push(breakCluster(shared, 'line', 2));
    return 2;
  }
  if ((unit >= 0x0a && unit <= 0x0d) || unit === 0x85 || unit === 0x2028 || unit === 0x2029) {
    clusters.push(breakCluster(shared, unit === 0x0c ? 'page' : 'line'));
  } else clusters.push(invisibleCluster(unit, style, item, from + at));
  return 1;
}

/** Appends the clusters of a text in one style; `from` is its offset in the source text. */
export function pushTextClusters(
  clusters: Cluster[],
  text: string,
  style: TextStyle,
  item: number,
  from: number,
  direction: Direction,
): void {
  let start = 0;
  for (let index = 0; index < text.length;) {
    if (!isControl(text.charCodeAt(index))) {
      index++;
      continue;
    }
    if (index > start) pushPlain(clusters, text.slice(start, index), style, item, from + start, direction);
    index += pushControl(clusters, text, index, style, item, from);
    start = index;
  }
  if (start === 0) {
    if (text.length > 0) pushPlain(clusters, text, style, item, from, direction);
  } else if (start < text.length) pushPlain(clusters, text.slice(start), style, item, from + start, direction);
}
