import { joinFont } from '../truetype/table-directory.ts';
import { withComponents, type GlyphEntries } from '../truetype/outline-path.ts';
import { TrueTypeOutlines } from '../truetype/true-type-outlines.ts';
import { SfntFace } from './sfnt-face.ts';

/** Tables that layout looks at. Outlines are not among them: places of glyphs follow from their advances. */
const layoutTables = [
  'head',
  'hhea',
  'hmtx',
  'maxp',
  'OS/2',
  'cmap',
  'name',
  'post',
  'GSUB',
  'GPOS',
  'kern',
  'vhea',
  'vmtx',
  'VORG',
];
/** `post` without the names of glyphs. */
const postLength = 32;

/** Top origins of vertical lines as VORG (OpenType): the usual one, and the glyphs that differ. */
function verticalOrigins(face: SfntFace, glyphCount: number): Uint8Array {
  const origins = Array.from({ length: glyphCount }, (_, glyph) => face.verticalOriginOf(glyph));
  const counts = new Map<number, number>();
  for (const origin of origins) counts.set(origin, (counts.get(origin) ?? 0) + 1);
  const [usual] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? [face.ascent];
  const others = origins.flatMap((origin, glyph) => (origin === usual ? [] : [[glyph, origin] as const]));
  const bytes = new Uint8Array(8 + others.length * 4);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 1);
  view.setInt16(4, usual);
  view.setUint16(6, others.length);
  for (const [index, [glyph, origin]] of others.entries()) {
    view.setUint16(8 + index * 4, glyph);
    view.setInt16(10 + index * 4, origin);
  }
  return bytes;
}

/**
 * A font file without outlines: documents are laid out with it as with the whole font. About a tenth of the file when it is compressed.
 * Undefined for a font whose outlines are not TrueType, which cannot be served in parts.
 * @param index which font of a collection
 * @throws {ShoruiError} `pdf.font-format`, `pdf.font-broken`
 */
export function layoutFont(bytes: Uint8Array, name: string, index = 0): Uint8Array<ArrayBuffer> | undefined {
  const face = new SfntFace(bytes, name, index);
  if (!face.tables.has('glyf')) return undefined;
  const tables = layoutTables.flatMap((tag): (readonly [string, Uint8Array])[] => {
    const table = face.tables.bytes(tag);
    if (tag === 'VORG' && !table && face.tables.has('vmtx')) {
      return [[tag, verticalOrigins(face, face.metrics.glyphCount)]];
    }
    if (!table) return [];
    return [[tag, tag === 'post' ? table.subarray(0, postLength) : table]];
  });
  return joinFont(tables);
}

function entriesOf(face: SfntFace): GlyphEntries {
  const { outlines } = face;
  if (!(outlines instanceof TrueTypeOutlines)) return () => undefined;
  return (glyph) => (glyph < face.metrics.glyphCount ? outlines.entry(glyph) : undefined);
}

/**
 * Outlines of some glyphs of a font and of those that they are made of, for `GlyphOutlines`: of each its number (2 bytes), its length
 * (4 bytes) and its entry in `glyf`. Glyphs that the font has not are left out.
 * @throws {ShoruiError} `pdf.font-format`, `pdf.font-broken`
 */
export function packOutlines(face: SfntFace, glyphs: Iterable<number>): Uint8Array<ArrayBuffer> {
  const entries = entriesOf(face);
  const all = new Set<number>();
  for (const glyph of glyphs) for (const each of withComponents(glyph, entries)) all.add(each);
  const found = [...all]
    .toSorted((one, other) => one - other)
    .flatMap((glyph) => {
      const entry = entries(glyph);
      return entry ? [{ glyph, entry }] : [];
    });
  const packed = new Uint8Array(found.reduce((sum, { entry }) => sum + 6 + entry.length, 0));
  const view = new DataView(packed.buffer);
  let at = 0;
  for (const { glyph, entry } of found) {
    view.setUint16(at, glyph);
    view.setUint32(at + 2, entry.length);
    packed.set(entry, at + 6);
    at += 6 + entry.length;
  }
  return packed;
}

/** Outlines of one font that came in parts. */
export class GlyphOutlines {
  readonly #entries = new Map<number, Uint8Array>();

  /** Adds what `packOutlines` made. @throws RangeError for broken bytes */
  add(packed: Uint8Array): void {
    const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
    for (let at = 0; at < packed.length;) {
      const length = view.getUint32(at + 2);
      if (at + 6 + length > packed.length) throw new RangeError('an outline reaches past the end');
      this.#entries.set(view.getUint16(at), packed.subarray(at + 6, at + 6 + length));
      at += 6 + length;
    }
  }

  has(glyph: number): boolean {
    return this.#entries.has(glyph);
  }

  entry(glyph: number): Uint8Array | undefined {
    return this.#entries.get(glyph);
  }
}

/** The outlines of a font whose whole file is there. */
export function outlinesOf(face: SfntFace): GlyphEntries {
  return entriesOf(face);
}
