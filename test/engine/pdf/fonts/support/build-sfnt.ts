import { latin1, join } from '../../support/build-pdf.ts';

export type Tables = Readonly<Record<string, Uint8Array>>;

export function u16(...values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * 2));
  for (const [index, value] of values.entries()) view.setUint16(index * 2, value & 0xffff);
  return new Uint8Array(view.buffer);
}

export function u32(...values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * 4));
  for (const [index, value] of values.entries()) view.setUint32(index * 4, value);
  return new Uint8Array(view.buffer);
}

/** A font file of tables, its checksums left 0. `at` is its offset in the file, for collections. */
export function buildSfnt(tables: Tables, tag: number | 'OTTO' = 0x00010000, at = 0): Uint8Array {
  const names = Object.keys(tables).sort();
  const records: Uint8Array[] = [];
  const data: Uint8Array[] = [];
  let offset = at + 12 + names.length * 16;
  for (const name of names) {
    const table = tables[name] ?? new Uint8Array(0);
    records.push(join(name, u32(0, offset, table.length)));
    data.push(table, new Uint8Array((4 - (table.length & 3)) & 3));
    offset += (table.length + 3) & ~3;
  }
  return join(tag === 'OTTO' ? latin1('OTTO') : u32(tag), u16(names.length, 0, 0, 0), ...records, ...data);
}

/** A collection of fonts. */
export function buildCollection(fonts: readonly { readonly tables: Tables }[]): Uint8Array {
  const start = 12 + fonts.length * 4;
  const offsets: number[] = [];
  const files: Uint8Array[] = [];
  let at = start;
  for (const { tables } of fonts) {
    const file = buildSfnt(tables, 0x00010000, at);
    offsets.push(at);
    files.push(file);
    at += file.length;
  }
  return join('ttcf', u32(0x00010000, fonts.length, ...offsets), ...files);
}

/** A name table: each name as UTF-16 for Windows in a language (0x409 English, 0x411 Japanese). */
export function buildNames(names: readonly { id: number; language: number; text: string }[]): Uint8Array {
  const texts = names.map(({ text }) =>
    u16(...Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))),
  );
  let offset = 0;
  const records = names.map(({ id, language }, index) => {
    const { length } = texts[index] ?? [];
    const record = u16(3, 1, language, id, length ?? 0, offset);
    offset += length ?? 0;
    return record;
  });
  return join(u16(0, names.length, 6 + names.length * 12), ...records, ...texts);
}

/** cmap format 4 for characters of the basic plane, one segment each. */
export function buildCmap(glyphs: Readonly<Record<string, number>>): Uint8Array {
  const entries = Object.entries(glyphs)
    .map(([character, glyph]) => [character.charCodeAt(0), glyph] as const)
    .sort(([one], [two]) => one - two);
  const count = entries.length + 1;
  const codes = [...entries.map(([code]) => code), 0xffff];
  const deltas = [...entries.map(([code, glyph]) => glyph - code), 1];
  const body = u16(...codes, 0, ...codes, ...deltas, ...codes.map(() => 0));
  const table = join(u16(4, 14 + body.length, 0, count * 2, 0, 0, 0), body);
  return join(u16(0, 1, 3, 1), u32(12), table);
}

/** The tables every font needs besides its outlines. All glyphs are 1000 units wide. */
export function commonTables(
  glyphCount: number,
  characters: Readonly<Record<string, number>>,
  family = 'Test',
): Tables {
  const advances = Array.from({ length: glyphCount }, () => [1000, 0]).flat();
  return {
    cmap: buildCmap(characters),
    head: join(
      u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
      u16(3, 1000),
      u32(0, 0, 0, 0),
      u16(0, -200, 1000, 900, 0, 8, 2, 1, 0),
    ),
    hhea: join(u32(0x10000), u16(900, -200, 0, 1000, 0, 0, 1000, 1, 0, 0, 0, 0, 0, 0, 0, glyphCount)),
    hmtx: u16(...advances),
    maxp: join(u32(0x10000), u16(glyphCount, 64, 8, 64, 8, 2, 0, 0, 0, 0, 0, 0, 2, 2)),
    name: buildNames([
      { id: 1, language: 0x409, text: family },
      { id: 6, language: 0x409, text: family.replaceAll(' ', '') },
    ]),
  };
}

/** An entry of glyf: one contour of straight lines through points with words for coordinates. */
export function simpleGlyph(points: readonly (readonly [number, number])[]): Uint8Array {
  const steps = (axis: 0 | 1): number[] => points.map((point, index) => point[axis] - (points[index - 1]?.[axis] ?? 0));
  const flags = new Uint8Array(points.length).fill(1);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const box = u16(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
  return join(u16(1), box, u16(points.length - 1, 0), flags, u16(...steps(0)), u16(...steps(1)));
}

/** A composite of glyphs, each moved by so much. */
export function compositeGlyph(parts: readonly { glyph: number; x: number; y: number }[]): Uint8Array {
  const components = parts.map(({ glyph, x, y }, index) => u16((index < parts.length - 1 ? 0x20 : 0) | 3, glyph, x, y));
  return join(u16(-1, 0, 0, 1000, 1000), ...components);
}

/** A TrueType font of these glyphs; glyph 0 is the first. */
export function buildTrueType(
  glyphs: readonly Uint8Array[],
  characters: Readonly<Record<string, number>>,
  changes: Tables = {},
): Uint8Array {
  return buildSfnt({ ...trueTypeTables(glyphs, characters), ...changes });
}

export function trueTypeTables(
  glyphs: readonly Uint8Array[],
  characters: Readonly<Record<string, number>>,
  family?: string,
): Tables {
  const padded = glyphs.map((glyph) => join(glyph, new Uint8Array(glyph.length & 1)));
  const offsets = [0];
  for (const glyph of padded) offsets.push((offsets.at(-1) ?? 0) + glyph.length);
  const common = commonTables(glyphs.length, characters, family);
  return { ...common, glyf: join(...padded), loca: u32(...offsets) };
}
