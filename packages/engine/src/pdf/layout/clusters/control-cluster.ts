import { LB } from '../breaks/line-break-class.ts';
import { CL } from '../classes/jlreq-class.ts';
import type { LineEnd } from '../line.ts';
import type { TextStyle } from '../text-style.ts';
import { type Atom, ATOM, BREAK, type Cluster, TAB } from './cluster.ts';

const TAB_POINT = 0x09;
const LINE_FEED = 0x0a;
const OBJECT = 0xfffc;

interface Shared {
  readonly item: number;
  readonly from: number;
  readonly style: TextStyle;
}

const noGlyph = { glyph: undefined, whiteBefore: 0, whiteAfter: 0, sideways: false } as const;

function emOf(style: TextStyle): number {
  return style.size * (style.scale ?? 1);
}

/** A tab; the line breaker gives it its width. */
export function tabCluster({ item, from, style }: Shared): Cluster {
  return {
    kind: TAB,
    item,
    from,
    to: from + 1,
    style,
    ...noGlyph,
    width: 0,
    em: emOf(style),
    codePoint: TAB_POINT,
    jlreqClass: CL.wordSpace,
    lineBreakClass: LB.BA,
    atom: undefined,
    ends: undefined,
  };
}

/** A line break in the text. `length` is 2 for CR LF. */
export function breakCluster({ item, from, style }: Shared, ends: LineEnd, length = 1): Cluster {
  return {
    kind: BREAK,
    item,
    from,
    to: from + length,
    style,
    ...noGlyph,
    width: 0,
    em: emOf(style),
    codePoint: LINE_FEED,
    jlreqClass: CL.wordSpace,
    lineBreakClass: LB.BK,
    atom: undefined,
    ends,
  };
}

/** Something of a known width that breaks as a character of the class would. */
export function atomCluster(
  { item, from, style }: Shared,
  length: number,
  atom: Atom,
  width: number,
  like: Like,
): Cluster {
  return {
    kind: ATOM,
    item,
    from,
    to: from + length,
    style,
    ...noGlyph,
    width,
    em: emOf(style),
    codePoint: OBJECT,
    jlreqClass: like.jlreqClass,
    lineBreakClass: like.lineBreakClass,
    atom,
    ends: undefined,
  };
}

/** The classes whose rules an atom follows. */
export interface Like {
  readonly jlreqClass: number;
  readonly lineBreakClass: number;
}

/** An atom that behaves like an ideograph in the text. */
export const likeIdeograph: Like = { jlreqClass: CL.ideograph, lineBreakClass: LB.ID };
