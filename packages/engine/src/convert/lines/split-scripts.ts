/** Characters that take the Latin fonts, that take the East Asian font, or that take it when the run hints at it. */
const LATIN = 0;
const EAST_ASIAN = 1;
const HINTED = 2;
/** Combining marks and variation selectors: as the character before them. */
const JOINED = 3;

/** Letters and signs of Latin-1 that a hint gives to the East Asian font (ECMA-376 part 1, 17.3.2.26). */
const hintedLatin = new Set([
  0xa1, 0xa4, 0xa7, 0xa8, 0xaa, 0xad, 0xaf, 0xb0, 0xb1, 0xb2, 0xb3, 0xb4, 0xb6, 0xb7, 0xb8, 0xb9, 0xba, 0xbc, 0xbd,
  0xbe, 0xbf, 0xd7, 0xf7,
]);

/**
 * Blocks after Latin-1 by first code unit (ECMA-376 part 1, 17.3.2.26). Where the table leaves it to the hint but Latin fonts lack
 * the signs (※, Ⅳ, ①, ☆), Word's font fallback takes the East Asian font in any case: these are East Asian here.
 */
const blocks: readonly (readonly [first: number, kind: number])[] = [
  [0x0100, LATIN],
  [0x02b0, HINTED],
  [0x0300, JOINED],
  [0x0370, HINTED],
  [0x0500, LATIN],
  [0x1100, EAST_ASIAN],
  [0x1200, LATIN],
  [0x2000, HINTED],
  [0x203b, EAST_ASIAN],
  [0x203c, HINTED],
  [0x20d0, JOINED],
  [0x2100, HINTED],
  [0x2160, EAST_ASIAN],
  [0x2190, HINTED],
  [0x2460, EAST_ASIAN],
  [0x2500, HINTED],
  [0x2600, EAST_ASIAN],
  [0x2700, HINTED],
  [0x2e80, EAST_ASIAN],
  [0xa4d0, LATIN],
  [0xa960, EAST_ASIAN],
  [0xa980, LATIN],
  [0xac00, EAST_ASIAN],
  [0xe000, HINTED],
  [0xf900, EAST_ASIAN],
  [0xfb00, HINTED],
  [0xfb50, LATIN],
  [0xfe00, JOINED],
  [0xfe10, EAST_ASIAN],
  [0xfe20, JOINED],
  [0xfe30, EAST_ASIAN],
  [0xfe70, LATIN],
  [0xff00, EAST_ASIAN],
];

const UNITS = 0x10000;
let kinds: Uint8Array | undefined;

function fillKinds(): Uint8Array {
  const table = new Uint8Array(UNITS);
  blocks.forEach(([first, kind], index) => table.fill(kind, first, blocks[index + 1]?.[0] ?? UNITS));
  for (const point of hintedLatin) table[point] = HINTED;
  // Halves of surrogate pairs: ideographs beyond the first plane, and pictures.
  table.fill(EAST_ASIAN, 0xd800, 0xe000);
  return table;
}

/** Text of one font. */
export interface ScriptPiece {
  readonly text: string;
  readonly isEastAsian: boolean;
}

/** Cuts a text where Word changes between the Latin and the East Asian font. `hint` is that of the run. */
export function splitScripts(text: string, hint: boolean): readonly ScriptPiece[] {
  kinds ??= fillKinds();
  const pieces: ScriptPiece[] = [];
  let start = 0;
  let isEastAsian = false;
  for (let index = 0; index < text.length; index++) {
    const kind = kinds[text.charCodeAt(index)] ?? LATIN;
    if (kind === JOINED && index > 0) continue;
    const now = kind === EAST_ASIAN || (kind === HINTED && hint);
    if (index === 0) isEastAsian = now;
    if (now === isEastAsian) continue;
    pieces.push({ text: text.slice(start, index), isEastAsian });
    start = index;
    isEastAsian = now;
  }
  if (start < text.length) pieces.push({ text: start === 0 ? text : text.slice(start), isEastAsian });
  return pieces;
}
