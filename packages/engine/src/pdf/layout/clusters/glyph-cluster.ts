import type { Glyph } from '../../fonts/font-chain.ts';
import { CL, isFullWidth, jlreqClassOf } from '../classes/jlreq-class.ts';
import { LB, lineBreakClassOf } from '../breaks/line-break-class.ts';
import type { TextStyle } from '../text-style.ts';
import { type Cluster, type ClusterKind, GLYPH, INVISIBLE, SPACE, WIDE_SPACE } from './cluster.ts';

const HALF = 0.5;
const SPACE_POINT = 0x20;
const CLASS_BITS = 63;

/** Class by which a character breaks in Japanese text: what is full-width there is no letter. */
function tailoredClass(codePoint: number, jlreqClass: number): number {
  const lineBreak = lineBreakClassOf(codePoint);
  if (jlreqClass >= CL.numeral) return lineBreak;
  const bare = lineBreak & CLASS_BITS;
  if (jlreqClass === CL.opening) return lineBreak - bare + LB.OP;
  if (jlreqClass === CL.closing) return lineBreak - bare + LB.CL;
  if (bare === LB.AI || bare === LB.AL || bare === LB.QU) return lineBreak - bare + LB.ID;
  if (bare === LB.CJ) return lineBreak - bare + LB.NS;
  return lineBreak;
}

function kindOf(codePoint: number, jlreqClass: number): ClusterKind {
  if (codePoint === SPACE_POINT) return SPACE;
  return jlreqClass === CL.ideographicSpace ? WIDE_SPACE : GLYPH;
}

/** A character set in the direction of the line. `advance` is that of the glyph along the line, em. */
export function glyphCluster(
  glyph: Glyph,
  advance: number,
  style: TextStyle,
  item: number,
  from: number,
  sideways: boolean,
): Cluster {
  const codePoint = glyph.text.codePointAt(0) ?? 0;
  const jlreqClass = jlreqClassOf(codePoint, advance);
  const em = style.size * (style.scale ?? 1);
  let whiteBefore = 0;
  let whiteAfter = 0;
  if (jlreqClass <= CL.comma && isFullWidth(advance)) {
    const white = (advance - HALF) * em;
    if (jlreqClass === CL.opening) whiteBefore = white;
    else if (jlreqClass === CL.middleDot) whiteBefore = whiteAfter = white / 2;
    else if (jlreqClass === CL.closing || jlreqClass >= CL.fullStop) whiteAfter = white;
  }
  return {
    kind: kindOf(codePoint, jlreqClass),
    item,
    from,
    to: from + glyph.text.length,
    style,
    glyph,
    width: advance * em + (style.spacing ?? 0),
    em,
    codePoint,
    jlreqClass,
    lineBreakClass: tailoredClass(codePoint, jlreqClass),
    whiteBefore,
    whiteAfter,
    sideways,
    atom: undefined,
    ends: undefined,
  };
}

const SOFT_HYPHEN = 0xad;

/** A character without width: it only marks where a line may or may not end. A soft hyphen holds the hyphen it may become. */
export function invisibleCluster(codePoint: number, style: TextStyle, item: number, from: number): Cluster {
  return {
    kind: INVISIBLE,
    item,
    from,
    to: from + 1,
    style,
    glyph: codePoint === SOFT_HYPHEN ? style.chain.shape('-')[0] : undefined,
    width: 0,
    em: style.size * (style.scale ?? 1),
    codePoint,
    jlreqClass: CL.western,
    lineBreakClass: lineBreakClassOf(codePoint),
    whiteBefore: 0,
    whiteAfter: 0,
    sideways: false,
    atom: undefined,
    ends: undefined,
  };
}
