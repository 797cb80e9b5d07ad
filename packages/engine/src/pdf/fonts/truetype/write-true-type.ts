import { emptyAdler, joinAdler, type Adler, joinZlib } from '../deflate/zlib-stream.ts';
import { zlibStream } from '../../../platform/zlib.ts';
import type { FontProgram, PackOptions } from '../embed/embedded-font.ts';
import type { AdvanceTable } from '../sfnt/advance-table.ts';
import { smallTables } from './small-tables.ts';
import { directoryLength, joinTables, writeDirectory } from './table-directory.ts';
import { checksum, type TrueTypeGlyph } from './true-type-glyph.ts';
import type { TrueTypeOutlines } from './true-type-outlines.ts';

/** What `head.checkSumAdjustment` makes the sum of the whole file (OpenType, head). */
const fileSum = 0xb1b0afba;
/** Glyphs a font can have. */
const maxGlyphs = 0xffff;

interface Closure {
  /** For each glyph of the subset, its number in the font. */
  readonly glyphs: readonly number[];
  readonly outlines: readonly TrueTypeGlyph[];
}

/** First place of each glyph. */
function firstPlaces(glyphs: readonly number[]): Map<number, number> {
  const places = new Map<number, number>();
  for (const [index, glyph] of glyphs.entries()) if (!places.has(glyph)) places.set(glyph, index);
  return places;
}

/** The outlines of a subset, and after them those that composites among them are made of. */
function closeOver(outlines: TrueTypeOutlines, glyphs: readonly number[]): Closure {
  const all = [...glyphs];
  // Only composites need this, and most documents have none.
  let numbers: Map<number, number> | undefined;
  const numberOf = (glyph: number): number => {
    numbers ??= firstPlaces(glyphs);
    const known = numbers.get(glyph);
    if (known !== undefined) return known;
    numbers.set(glyph, all.length);
    return all.push(glyph) - 1;
  };
  const result: TrueTypeGlyph[] = [];
  for (let index = 0; index < all.length; index++) {
    const outline = outlines.glyph(all[index] ?? 0);
    // The list grows while it is walked.
    result.push(outline.components.length === 0 ? outline : outline.renumbered(numberOf));
  }
  if (all.length > maxGlyphs) throw new RangeError('a font has at most 65,535 glyphs');
  return { glyphs: all, outlines: result };
}

/** The glyf table of a subset, not put together yet. */
class GlyphData {
  readonly outlines: readonly TrueTypeGlyph[];
  readonly offsets: number[] = [];
  length = 0;
  sum = 0;
  adler: Adler = emptyAdler;

  constructor(outlines: readonly TrueTypeGlyph[]) {
    this.outlines = outlines;
    for (const outline of outlines) {
      this.offsets.push(this.length);
      this.length += outline.bytes.length;
      this.sum = (this.sum + outline.checksum) | 0;
      this.adler = joinAdler(this.adler, outline.adler);
    }
    this.offsets.push(this.length);
  }
}

/**
 * A TrueType program with the given glyphs only, in their order; a glyph may occur twice. glyf follows the
 * directory, so that packed outlines can be joined without being put together first.
 */
export function writeTrueType(
  outlines: TrueTypeOutlines,
  advances: AdvanceTable,
  glyphs: readonly number[],
  { packing, codec }: PackOptions,
): FontProgram {
  const closure = closeOver(outlines, glyphs);
  const glyf = new GlyphData(closure.outlines);
  const tables = smallTables(outlines.tables, outlines.keepsHinting, advances, closure.glyphs, glyf.offsets);
  const start = directoryLength(tables.length + 1);
  const smallAt = start + glyf.length;
  const { bytes: small, placed } = joinTables(tables, smallAt);
  const directory = writeDirectory([{ tag: 'glyf', offset: start, length: glyf.length, sum: glyf.sum }, ...placed]);
  const sum = placed.reduce((total, table) => (total + table.sum) | 0, (checksum(directory) + glyf.sum) | 0);
  const headAt = (placed.find(({ tag }) => tag === 'head')?.offset ?? smallAt) - smallAt;
  new DataView(small.buffer).setUint32(headAt + 8, fileSum - sum);

  const length = smallAt + small.length;
  const program = (): Uint8Array => {
    const bytes = new Uint8Array(length);
    bytes.set(directory);
    for (const [index, { bytes: outline }] of glyf.outlines.entries()) {
      bytes.set(outline, start + (glyf.offsets[index] ?? 0));
    }
    bytes.set(small, smallAt);
    return bytes;
  };
  const pack = (): Uint8Array<ArrayBuffer> => {
    if (packing === 'whole') return zlibStream(program(), codec);
    const blocks = glyf.outlines.map(({ packed }) => packed);
    return joinZlib({ start: directory, blocks, adler: glyf.adler, end: small }, codec);
  };
  return { length, packed: pack(), program };
}
