import { EAST_ASIAN, LB, lineBreakClassOf } from '../breaks/line-break-class.ts';
import { jlreqClassCharacters, jlreqClassRanges } from './jlreq-class-data.ts';

/** JLReq character classes by number (cl-01 is 1) that the rules speak of. */
export const CL = {
  opening: 1,
  closing: 2,
  hyphen: 3,
  dividing: 4,
  middleDot: 5,
  fullStop: 6,
  comma: 7,
  inseparable: 8,
  iteration: 9,
  prolonged: 10,
  smallKana: 11,
  prefix: 12,
  postfix: 13,
  ideographicSpace: 14,
  hiragana: 15,
  katakana: 16,
  ideograph: 19,
  ruby: 22,
  numeral: 24,
  wordSpace: 26,
  western: 27,
  tateChuYoko: 30,
} as const;

/** Glyphs from here on, in em, are full-width: a little slack for fonts whose wide glyphs are not quite an em. */
const FULL_WIDTH = 0.9;
/** CJK Radicals Supplement: what precedes it is shared with Latin text. */
const FIRST_CJK = 0x2e80;
const BMP = 0x10000;

/** Classes by code point; 0 where a class has not been looked up yet. */
let classes: Uint8Array | undefined;

function listedClasses(): Uint8Array {
  const table = new Uint8Array(BMP);
  for (const [jlreqClass, first, last] of jlreqClassRanges) table.fill(jlreqClass, first, last + 1);
  for (const [jlreqClass, characters] of jlreqClassCharacters) {
    for (const character of characters) table[character.codePointAt(0) ?? 0] = jlreqClass;
  }
  return table;
}

/** The class of a character that the lists do not have. */
function otherClassOf(point: number): number {
  if (point === 0x20 || point === 0xa0) return CL.wordSpace;
  const lineBreak = lineBreakClassOf(point);
  if (point >= FIRST_CJK && (lineBreak & EAST_ASIAN) !== 0) return CL.ideograph;
  return lineBreak === LB.NU ? CL.numeral : CL.western;
}

/** Texts have few of all characters: each is looked up when it first comes. */
function bmpClassOf(point: number): number {
  classes ??= listedClasses();
  const known = classes[point] ?? 0;
  if (known !== 0) return known;
  const found = otherClassOf(point);
  classes[point] = found;
  return found;
}

/**
 * JLReq class of a code point. `advance` is that of its glyph in em: it decides for characters that Japanese and Latin text
 * share (“ ” … — ° α ①).
 */
export function jlreqClassOf(codePoint: number, advance: number): number {
  if (codePoint >= BMP) return (lineBreakClassOf(codePoint) & EAST_ASIAN) !== 0 ? CL.ideograph : CL.western;
  const jlreqClass = bmpClassOf(codePoint);
  if (codePoint < FIRST_CJK && jlreqClass < CL.numeral && advance < FULL_WIDTH) return CL.western;
  return jlreqClass;
}

/** Whether a glyph of this advance (em) is full-width. */
export function isFullWidth(advance: number): boolean {
  return advance >= FULL_WIDTH;
}

/** Whether the class is one of Japanese text, as against Latin letters, digits and spaces. */
export function isJapaneseClass(jlreqClass: number): boolean {
  return jlreqClass < CL.numeral || jlreqClass === CL.tateChuYoko;
}
