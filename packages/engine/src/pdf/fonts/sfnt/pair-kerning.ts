import { classOf, coverageIndex, featureLookups, partOf, withoutFaults, type LayoutSubtable } from './layout-table.ts';

/** Lookups of GPOS that place pairs, and those that lead further off. */
const PAIRS = 2;
const EXTENSION = 9;
/** In a value format: the advance, and what comes before it in a value. */
const ADVANCE = 4;
const BEFORE_ADVANCE = 3;
/** Pairs that are kept; a text has some hundred. */
const maxKept = 20_000;

/** How many numbers of two bytes a value has: as many as its format has bits. */
function lengthOf(format: number): number {
  let length = 0;
  for (let bits = format & 0xff; bits > 0; bits >>= 1) length += bits & 1;
  return length;
}

function advanceAt(view: DataView, at: number, format: number): number {
  return format & ADVANCE ? view.getInt16(at + lengthOf(format & BEFORE_ADVANCE) * 2) : 0;
}

/** Adjustment of single pairs: the first glyph's list of second glyphs, searched. Undefined where the pair is not in it. */
function ofGlyphs(view: DataView, index: number, right: number): number | undefined {
  const [first, second] = [view.getUint16(4), view.getUint16(6)];
  const size = 2 + (lengthOf(first) + lengthOf(second)) * 2;
  const pairs = partOf(view, view.getUint16(10 + index * 2));
  let low = 0;
  let high = pairs.getUint16(0) - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const at = 2 + middle * size;
    const found = pairs.getUint16(at);
    if (found === right) return advanceAt(pairs, at + 2, first);
    if (found < right) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}

/** Adjustment of pairs of classes: every pair whose first glyph is covered has one. */
function ofClasses(view: DataView, left: number, right: number): number {
  const [first, second] = [view.getUint16(4), view.getUint16(6)];
  const [rows, columns] = [view.getUint16(12), view.getUint16(14)];
  const row = classOf(partOf(view, view.getUint16(8)), left);
  const column = classOf(partOf(view, view.getUint16(10)), right);
  if (row >= rows || column >= columns) return 0;
  const size = (lengthOf(first) + lengthOf(second)) * 2;
  return advanceAt(view, 16 + (row * columns + column) * size, first);
}

/** What a lookup adds between two glyphs: its first subtable that has the pair counts. */
function ofLookup(subtables: readonly LayoutSubtable[], left: number, right: number): number {
  for (const { type, view } of subtables) {
    if (type !== PAIRS) continue;
    const index = coverageIndex(partOf(view, view.getUint16(2)), left);
    if (index < 0) continue;
    const found = view.getUint16(0) === 1 ? ofGlyphs(view, index, right) : ofClasses(view, left, right);
    if (found !== undefined) return found;
  }
  return 0;
}

/** Pairs of the older table `kern`, format 0, by both glyphs; of Windows' version of the table. */
function ofKern(table: DataView, left: number, right: number): number {
  // A subtable of horizontal pairs follows the version and the count: 1 in its coverage, format 0 above.
  if (table.getUint16(0) !== 0 || table.getUint16(2) === 0 || (table.getUint16(8) & 0xff07) !== 1) return 0;
  const wanted = left * 0x10000 + right;
  let low = 0;
  let high = table.getUint16(10) - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const at = 18 + middle * 6;
    const found = table.getUint32(at);
    if (found === wanted) return table.getInt16(at + 4);
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return 0;
}

/** Kerning of Latin text: by the feature `kern` of GPOS or, in a font without it, by the table `kern`. Broken parts move nothing. */
export class PairKerning {
  readonly #lookups: readonly (readonly LayoutSubtable[])[];
  readonly #kern: DataView | undefined;
  readonly #kept = new Map<number, number>();

  constructor(gpos: DataView | undefined, kern: DataView | undefined) {
    this.#lookups = gpos ? withoutFaults(() => featureLookups(gpos, ['kern'], EXTENSION), []) : [];
    this.#kern = this.#lookups.length > 0 ? undefined : kern;
  }

  get isEmpty(): boolean {
    return this.#lookups.length === 0 && !this.#kern;
  }

  /** What is added between two glyphs next to each other, font units; mostly negative. */
  of(left: number, right: number): number {
    const key = left * 0x10000 + right;
    let space = this.#kept.get(key);
    if (space === undefined) {
      space = withoutFaults(() => this.#find(left, right), 0);
      if (this.#kept.size < maxKept) this.#kept.set(key, space);
    }
    return space;
  }

  #find(left: number, right: number): number {
    if (this.#kern) return ofKern(this.#kern, left, right);
    return this.#lookups.reduce((sum, subtables) => sum + ofLookup(subtables, left, right), 0);
  }
}
