import { join, latin1 } from '../../support/build-pdf.ts';
import { u16, u32 } from './build-sfnt.ts';

/** A GSUB or GPOS table with one feature of Latin text and one lookup. */
export function buildLayoutTable(tag: string, type: number, subtables: readonly Uint8Array[]): Uint8Array {
  // Script `latn` with its default language, which has the one feature.
  const scripts = join(u16(1), latin1('latn'), u16(8), u16(4, 0), u16(0, 0xffff, 1, 0));
  const features = join(u16(1), latin1(tag), u16(8), u16(0, 1, 0));
  let offset = 6 + subtables.length * 2;
  const offsets = subtables.map(({ length }) => (offset += length) - length);
  const lookups = join(u16(1, 4), u16(type, 0, subtables.length, ...offsets), ...subtables);
  const start = 10;
  return join(
    u16(1, 0, start, start + scripts.length, start + scripts.length + features.length),
    scripts,
    features,
    lookups,
  );
}

/** A pair of glyphs, and what is between them. */
export type Pair = readonly [left: number, right: number, space: number];

/** Single pairs (format 1), of one left glyph, in the order of the right ones; the second glyph has a value of its own too. */
export function buildPairs(left: number, pairs: readonly (readonly [right: number, space: number])[]): Uint8Array {
  // What is added: x placement and advance to the first, placement to the second.
  const values = pairs.map(([right, space]) => u16(right, 5, space, 7));
  return join(u16(1, 12, 5, 1, 1, 18), u16(1, 1, left), join(u16(pairs.length), ...values));
}

/** Pairs of classes (format 2): glyphs from `first` to `last`, before glyphs of one class. */
export function buildClassPairs(first: number, last: number, right: number, space: number): Uint8Array {
  const coverage = u16(2, 1, first, last, 0);
  const lefts = u16(1, first, last - first + 1, ...Array.from({ length: last - first + 1 }, () => 1));
  const rights = u16(2, 1, right, right, 1);
  const start = 16 + 8;
  return join(
    u16(2, start, 4, 0, start + coverage.length, start + coverage.length + lefts.length, 2, 2),
    u16(0, 0, 0, space),
    coverage,
    lefts,
    rights,
  );
}

/** One ligature of some glyphs. */
export function buildLigature(parts: readonly number[], glyph: number): Uint8Array {
  const [first = 0, ...rest] = parts;
  return join(u16(1, 8, 1, 14), u16(1, 1, first), u16(1, 4), u16(glyph, parts.length, ...rest));
}

/** A subtable of another type further off, as tables that are longer than 64 KiB have them. */
export function buildExtension(type: number, subtable: Uint8Array): Uint8Array {
  return join(u16(1, type), u32(8), subtable);
}

/** Table `kern` of Windows, of pairs in their order. */
export function buildKern(pairs: readonly Pair[], coverage = 1): Uint8Array {
  const rows = pairs.map(([left, right, space]) => u16(left, right, space));
  return join(u16(0, 1), u16(0, 14 + pairs.length * 6, coverage), u16(pairs.length, 0, 0, 0), ...rows);
}

export const kernTable = buildLayoutTable('kern', 2, [
  buildPairs(1, [
    [1, -100],
    [3, -50],
  ]),
  buildClassPairs(2, 3, 1, -30),
]);
export const ligatureTable = buildLayoutTable('liga', 4, [buildLigature([1, 3], 2), buildLigature([1, 3, 1], 0)]);
