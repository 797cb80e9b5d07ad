import type { AdvanceTable } from '../sfnt/advance-table.ts';
import type { SfntTables } from '../sfnt/sfnt-tables.ts';

/** Bytes of a table copied, at least as many as are going to be changed. */
function copyOf(tables: SfntTables, tag: string, least: number): DataView {
  const source = tables.needed(tag);
  const copy = new Uint8Array(Math.max(source.byteLength, least));
  copy.set(new Uint8Array(source.buffer, source.byteOffset, source.byteLength));
  return new DataView(copy.buffer);
}

function bytesOf(view: DataView): Uint8Array {
  return new Uint8Array(view.buffer);
}

function writeLoca(offsets: readonly number[], long: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(offsets.length * (long ? 4 : 2)));
  for (const [index, offset] of offsets.entries()) {
    if (long) view.setUint32(index * 4, offset);
    else view.setUint16(index * 2, offset >> 1);
  }
  return bytesOf(view);
}

function writeAdvances(advances: AdvanceTable, glyphs: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(glyphs.length * 4));
  for (const [index, glyph] of glyphs.entries()) {
    view.setUint16(index * 4, advances.advanceOf(glyph));
    view.setInt16(index * 4 + 2, advances.bearingOf(glyph));
  }
  return bytesOf(view);
}

/** Offsets in maxp of what only instructions use: from maxTwilightPoints to maxSizeOfInstructions. */
const instructionMaxima = [16, 18, 20, 22, 24, 26];

/**
 * The tables a PDF viewer needs besides glyf (ISO 32000-1, 9.9), for the glyphs of a subset in their new order.
 * `head.checkSumAdjustment` is 0.
 * @param offsets where each glyph begins in glyf, and where the last one ends
 */
export function smallTables(
  tables: SfntTables,
  keepsHinting: boolean,
  advances: AdvanceTable,
  glyphs: readonly number[],
  offsets: readonly number[],
): (readonly [tag: string, bytes: Uint8Array])[] {
  // Short offsets are halves of the real ones in 16 bits.
  const long = (offsets.at(-1) ?? 0) > 0x1fffe;
  const head = copyOf(tables, 'head', 54);
  head.setUint32(8, 0);
  head.setInt16(50, long ? 1 : 0);
  const hhea = copyOf(tables, 'hhea', 36);
  hhea.setUint16(34, glyphs.length);
  const maxp = copyOf(tables, 'maxp', 32);
  maxp.setUint16(4, glyphs.length);
  if (!keepsHinting) for (const offset of instructionMaxima) maxp.setUint16(offset, 0);
  const hinting = keepsHinting ? ['cvt ', 'fpgm', 'prep'] : [];
  return [
    ['head', bytesOf(head)],
    ['hhea', bytesOf(hhea)],
    ['hmtx', writeAdvances(advances, glyphs)],
    ['loca', writeLoca(offsets, long)],
    ['maxp', bytesOf(maxp)],
    ...hinting.flatMap((tag) => {
      const bytes = tables.bytes(tag);
      return bytes ? [[tag, bytes] as const] : [];
    }),
  ];
}
