import { checksum } from './true-type-glyph.ts';

/** A table of a font program that is being written. */
export interface PlacedTable {
  readonly tag: string;
  readonly offset: number;
  readonly length: number;
  readonly sum: number;
}

export function directoryLength(tableCount: number): number {
  return 12 + tableCount * 16;
}

/** The table directory of a TrueType program; its records are in the order of their tags (OpenType, "Table Directory"). */
export function writeDirectory(tables: readonly PlacedTable[]): Uint8Array {
  const bytes = new Uint8Array(directoryLength(tables.length));
  const view = new DataView(bytes.buffer);
  const power = 31 - Math.clz32(tables.length);
  view.setUint32(0, 0x00010000);
  view.setUint16(4, tables.length);
  view.setUint16(6, 16 << power);
  view.setUint16(8, power);
  view.setUint16(10, tables.length * 16 - (16 << power));
  const sorted = [...tables].sort((a, b) => (a.tag < b.tag ? -1 : 1));
  for (const [index, { tag, offset, length, sum }] of sorted.entries()) {
    const at = 12 + index * 16;
    for (let letter = 0; letter < 4; letter++) view.setUint8(at + letter, tag.charCodeAt(letter));
    view.setUint32(at + 4, sum);
    view.setUint32(at + 8, offset);
    view.setUint32(at + 12, length);
  }
  return bytes;
}

/** Consecutive tables, each filled up to a multiple of four bytes; the first is at `start` in the program. */
export function joinTables(
  tables: readonly (readonly [tag: string, bytes: Uint8Array])[],
  start: number,
): { bytes: Uint8Array; placed: PlacedTable[] } {
  const bytes = new Uint8Array(tables.reduce((sum, [, { length }]) => sum + ((length + 3) & ~3), 0));
  const placed: PlacedTable[] = [];
  let at = 0;
  for (const [tag, table] of tables) {
    bytes.set(table, at);
    const end = (at + table.length + 3) & ~3;
    placed.push({ tag, offset: start + at, length: table.length, sum: checksum(bytes.subarray(at, end)) });
    at = end;
  }
  return { bytes, placed };
}

/** A whole font file of its tables, in their order. `flavor` is `OTTO` for one with CFF outlines. */
export function joinFont(
  tables: readonly (readonly [tag: string, bytes: Uint8Array])[],
  flavor?: 'OTTO',
): Uint8Array<ArrayBuffer> {
  const start = directoryLength(tables.length);
  const { bytes, placed } = joinTables(tables, start);
  const file = new Uint8Array(start + bytes.length);
  file.set(writeDirectory(placed));
  if (flavor !== undefined) new DataView(file.buffer).setUint32(0, 0x4f54544f);
  file.set(bytes, start);
  return file;
}
