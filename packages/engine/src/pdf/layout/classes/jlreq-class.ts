import { EAST_ASIAN, LB, lineBreakClassOf } from '../breaks/line-break-class.ts';

/**
 * Characters of the character classes of "Requirements for Japanese Text Layout" (JLReq, W3C; W3C Document License), Appendix A,
 * with the fullwidth and halfwidth forms that Japanese text has in their place. Classes that only marking up a text can give
 * (cl-20 to cl-25, cl-28 to cl-30) are not here, nor the ideographs and symbols of cl-19, which are whatever else is wide.
 *
 * Characters before U+2E80 are shared with Latin text: they are of these classes only where their glyph is a full em wide.
 *
 * Beyond JLReq: ― (U+2015) as Windows writes the dash, ⋯, ～ (U+FF5E) as Windows writes the wave dash, ゛゜ and their halfwidth
 * forms with the iteration marks (UAX #14: NS), € and № forms as given.
 */
const jlreqClassCharacters: readonly (readonly [jlreqClass: number, characters: string])[] = [
  [1, '‘“«〝（〔［｛〈《「『【｟〘〖｢⦅'],
  [2, '’”»〟）〕］｝〉》」』】｠〙〗｣⦆'],
  [3, '‐–〜゠～'],
  [4, '！？‼⁇⁈⁉'],
  [5, '・：；･'],
  [6, '。．｡'],
  [7, '、，､'],
  [8, '—―…‥⋯〳〴〵'],
  [9, 'ヽヾゝゞ々〻゛゜ﾞﾟ'],
  [10, 'ーｰ'],
  [11, 'ぁぃぅぇぉァィゥェォっゃゅょゎゕゖッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿｧｨｩｪｫｬｭｮｯ'],
  [12, '￥＄￡＃€№'],
  [13, '°′″℃￠％‰㏋ℓ㌃㌍㌔㌘㌢㌣㌦㌧㌫㌶㌻㍉㍊㍍㍑㍗㎎㎏㎜㎝㎞㎡㏄'],
  [14, '\u3000'],
  [17, '＝≠≒≃≅≈≡≢＜＞≦≧≪≫≶≷⋚⋛∧∨⌅⌆⊂⊃⊄⊅⊆⊇⊊⊋∈∋∉∪∩∥∦⇒⇔↔∽∝⊥⊕⊗'],
  [18, '＋－×÷±∓'],
];

/** First and last code point of the kana blocks and of those letters and signs that Japanese fonts often draw a full em wide. */
const jlreqClassRanges: readonly (readonly [jlreqClass: number, first: number, last: number])[] = [
  [15, 0x3041, 0x3096],
  [16, 0x30a1, 0x30fa],
  [16, 0xff66, 0xff9d],
  [19, 0x00a7, 0x00a7],
  [19, 0x00b6, 0x00b6],
  [19, 0x0391, 0x03c9],
  [19, 0x0401, 0x0451],
  [19, 0x2016, 0x2022],
  [19, 0x203b, 0x203b],
  [19, 0x2100, 0x27bf],
  [19, 0x2900, 0x2bff],
];

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
