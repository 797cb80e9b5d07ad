import { EAST_ASIAN, LB } from './line-break-class.ts';
import { breaksAroundNumber, breaksAroundQuote, isNumberPart } from './far-neighbor-rules.ts';

const CLASS = EAST_ASIAN - 1;
/** Represents the start and the end of the text; no class has this number. */
const EDGE = 255;

function bits(...classes: number[]): Uint8Array {
  const set = new Uint8Array(256);
  for (const lineBreak of classes) set[lineBreak] = 1;
  return set;
}

const letters = bits(LB.AL, LB.HL, LB.DC, LB.IA);
const afterNothing = bits(EDGE, LB.BK, LB.CR, LB.LF, LB.NL, LB.SP, LB.ZW, LB.CB, LB.GL);
const never = bits(LB.CL, LB.CP, LB.EX, LB.SY);
const hyphens = bits(LB.HY, LB.HH);
const ideographs = bits(LB.ID, LB.EB, LB.EM, LB.IX);
const hangul = bits(LB.JL, LB.JV, LB.JT, LB.H2, LB.H3);
const aksaras = bits(LB.AK, LB.DC, LB.AS);

/** Ambiguous signs count as letters; Japanese full-width ones were made ID by the caller. */
function plain(lineBreak: number): number {
  return lineBreak === LB.AI ? LB.AL : lineBreak;
}

/** Class at an index without its width; the edges of the text are `EDGE`. */
function at(classes: ArrayLike<number>, index: number): number {
  const value = classes[index];
  return value === undefined ? EDGE : plain(value & CLASS);
}

function isLetter(lineBreak: number): boolean {
  return letters[lineBreak] === 1;
}

function regionalIndicatorsBefore(classes: ArrayLike<number>, index: number): number {
  let count = 0;
  while (at(classes, index - 1 - count) === LB.RI) count++;
  return count;
}

/** Rules LB26 and LB27: syllables of Hangul are not parted. */
function keepsHangul(a: number, b: number): boolean {
  if (a === LB.JL) return b === LB.JL || b === LB.JV || b === LB.H2 || b === LB.H3 || b === LB.PO;
  if (a === LB.JV || a === LB.H2) return b === LB.JV || b === LB.JT || b === LB.PO;
  if (a === LB.JT || a === LB.H3) return b === LB.JT || b === LB.PO;
  return a === LB.PR && hangul[b] === 1;
}

/** Rule LB28a: orthographic syllables of Brahmic scripts. */
function keepsAksara(classes: ArrayLike<number>, index: number, a: number, b: number): boolean {
  if (a === LB.AP) return aksaras[b] === 1;
  if (aksaras[a] === 1 && (b === LB.VF || b === LB.VI)) return true;
  if (a === LB.VI && aksaras[at(classes, index - 2)] === 1 && (b === LB.AK || b === LB.DC)) return true;
  return aksaras[a] === 1 && aksaras[b] === 1 && at(classes, index + 1) === LB.VF;
}

/** Rules LB14 to LB17, which look past spaces; undefined when none of them applies. `before` is what precedes the spaces. */
function afterSpaces(classes: ArrayLike<number>, index: number, before: number, b: number): boolean | undefined {
  const a = at(classes, before);
  if (a === LB.OP) return false;
  if (a === LB.QI) {
    const earlier = at(classes, before - 1);
    if (afterNothing[earlier] === 1 || earlier === LB.OP || isQuote(earlier)) {
      if (earlier !== LB.CB) return false;
    }
  }
  if (b === LB.QF) {
    const next = at(classes, index + 1);
    if (afterFinalQuote[next] === 1) return false;
  }
  if (b === LB.IS) return before < index - 1 && at(classes, index + 1) === LB.NU;
  if ((a === LB.CL || a === LB.CP) && b === LB.NS) return false;
  if (a === LB.B2 && b === LB.B2) return false;
  return undefined;
}

const afterFinalQuote = bits(
  EDGE,
  LB.SP,
  LB.GL,
  LB.WJ,
  LB.CL,
  LB.QU,
  LB.QI,
  LB.QF,
  LB.CP,
  LB.EX,
  LB.IS,
  LB.SY,
  LB.BK,
  LB.CR,
  LB.LF,
  LB.NL,
  LB.ZW,
);

function isQuote(lineBreak: number): boolean {
  return lineBreak === LB.QU || lineBreak === LB.QI || lineBreak === LB.QF;
}

/** Rules LB21 to LB30b between neighbors without a space. */
function breaksBetween(classes: ArrayLike<number>, index: number, a: number, b: number): boolean {
  if (hyphens[a] === 1 && isLetter(b) && afterNothing[at(classes, index - 2)] === 1) return false;
  if (b === LB.BA || b === LB.HH || b === LB.HY || b === LB.NS || a === LB.BB) return false;
  if (hyphens[a] === 1 && at(classes, index - 2) === LB.HL && b !== LB.HL) return false;
  if ((a === LB.SY && b === LB.HL) || b === LB.IN) return false;
  if ((isLetter(a) && b === LB.NU) || (a === LB.NU && isLetter(b))) return false;
  if ((a === LB.PR && ideographs[b] === 1) || (ideographs[a] === 1 && b === LB.PO)) return false;
  if (((a === LB.PR || a === LB.PO) && isLetter(b)) || (isLetter(a) && (b === LB.PR || b === LB.PO))) return false;
  if (isNumberPart(a, b) && !breaksAroundNumber(classes, index, at)) return false;
  if (keepsHangul(a, b)) return false;
  if (isLetter(a) && isLetter(b)) return false;
  if (keepsAksara(classes, index, a, b)) return false;
  if (a === LB.IS && isLetter(b)) return false;
  if (b === LB.OP && (isLetter(a) || a === LB.NU) && ((classes[index] ?? 0) & EAST_ASIAN) === 0) return false;
  if (a === LB.CP && (isLetter(b) || b === LB.NU) && ((classes[index - 1] ?? 0) & EAST_ASIAN) === 0) return false;
  if (a === LB.RI && b === LB.RI) return regionalIndicatorsBefore(classes, index) % 2 === 0;
  return !((a === LB.EB || a === LB.IX || a === LB.IA) && b === LB.EM);
}

/**
 * Whether a line may end before the character at `index` (1 or more) by the rules of UAX #14 (Unicode 17). `classes` has one
 * class a character, combining marks already taken up by their base (LB9, LB10), breaks that must be left to the caller.
 */
export function unicodeBreakBefore(classes: ArrayLike<number>, index: number): boolean {
  const b = at(classes, index);
  if (b === LB.SP || b === LB.ZW) return false;
  let before = index - 1;
  while (before >= 0 && at(classes, before) === LB.SP) before--;
  const hasSpaces = before < index - 1;
  const a = at(classes, index - 1);
  if (at(classes, before) === LB.ZW) return true;
  if (a === LB.ZWJ && !hasSpaces) return false;
  if (b === LB.WJ || a === LB.WJ || a === LB.GL) return false;
  if (b === LB.GL && a !== LB.SP && a !== LB.BA && hyphens[a] !== 1) return false;
  if (never[b] === 1) return false;
  const looked = afterSpaces(classes, index, before, b);
  if (looked !== undefined) return looked;
  if (hasSpaces) return true;
  if ((isQuote(a) || isQuote(b)) && !breaksAroundQuote(classes, index, at)) return false;
  if (a === LB.CB || b === LB.CB) return true;
  return breaksBetween(classes, index, a, b);
}
