import type { Kinsoku } from '../paragraph-style.ts';
import { CL } from '../classes/jlreq-class.ts';

/**
 * Classes that a level of kinsoku treats as ordinary ideographs, so that lines may begin (or, for prefixes, end) with them.
 * As JLReq Table 2 leaves open, and as CSS Text 3 section 5.2 divides the levels:
 *
 * - strict: none.
 * - normal: small kana, ー, 〜 and its like (Word's standard level).
 * - loose: also iteration marks (々ゝ゛), ・：；, ！？, postfixes (％℃), prefixes (￥), and …… ―― may be parted.
 * - none: all.
 */
const freed: Readonly<Record<Kinsoku, readonly number[]>> = {
  strict: [],
  normal: [CL.hyphen, CL.prolonged, CL.smallKana],
  loose: [
    CL.hyphen,
    CL.prolonged,
    CL.smallKana,
    CL.iteration,
    CL.middleDot,
    CL.dividing,
    CL.prefix,
    CL.postfix,
    CL.inseparable,
  ],
  none: [
    CL.opening,
    CL.closing,
    CL.hyphen,
    CL.dividing,
    CL.middleDot,
    CL.fullStop,
    CL.comma,
    CL.inseparable,
    CL.iteration,
    CL.prolonged,
    CL.smallKana,
    CL.prefix,
    CL.postfix,
  ],
};

function pointsOf(characters: string): ReadonlySet<number> {
  return new Set(Array.from(characters, (each) => each.codePointAt(0) ?? 0));
}

/**
 * Characters before which lines may end after a Japanese character, whatever the width of their glyph, as CSS Text 3 section 5.2
 * lists them: hyphens at the normal level and below; at the loose one also doubled ！ and ？, dots in a row, and postfixes.
 */
const freedStarts: Readonly<Record<Kinsoku, ReadonlySet<number>>> = {
  strict: pointsOf(''),
  normal: pointsOf('‐–'),
  loose: pointsOf('‐–‼⁇⁈⁉․‥…⋯%¢°‰′″‵℃℉'),
  none: pointsOf('‐–‼⁇⁈⁉․‥…⋯%¢°‰′″‵℃℉'),
};

/** Code points that may begin a line after a Japanese character at this level, even where their glyph is narrow. */
export function freedLineStarts(level: Kinsoku): ReadonlySet<number> {
  return freedStarts[level];
}

const CLASS_COUNT = 32;

function classMap(level: Kinsoku): Uint8Array {
  const map = Uint8Array.from({ length: CLASS_COUNT }, (_, jlreqClass) => jlreqClass);
  for (const jlreqClass of freed[level]) map[jlreqClass] = CL.ideograph;
  return map;
}

const maps: Readonly<Record<Kinsoku, Uint8Array>> = {
  strict: classMap('strict'),
  normal: classMap('normal'),
  loose: classMap('loose'),
  none: classMap('none'),
};

/** For each JLReq class the class by whose rules it breaks at this level. */
export function kinsokuClassMap(level: Kinsoku): Uint8Array {
  return maps[level];
}
