import { brotliDecompressSync } from 'node:zlib';
import { fontFault, joinFont, readPart } from '../../pdf/fonts/index.ts';
import { createProblem, ShoruiError } from '../../problems/index.ts';
import { ByteReader } from './byte-reader.ts';
import { rebuildGlyphs } from './woff2-glyphs.ts';

/** Tags of tables by their number in the directory (WOFF2, 4.1). */
const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
    .split(' ')
    .map((tag) => tag.replace('_', ' '));

const woff2Tag = 0x774f4632;
const openTypeTag = 0x4f54544f;
const collectionTag = 0x74746366;

/** Bytes of the header after the length of what is packed: version, metadata, private data. */
const restOfHeader = 24;
/** Of `glyf` and `loca` the form that is not transformed; of other tables any number but 0 is a transform. */
const plainGlyphs = 3;

interface StoredTable {
  readonly tag: string;
  readonly isTransformed: boolean;
  readonly length: number;
}

function readTable(reader: ByteReader): StoredTable {
  const flags = reader.byte();
  const known = flags & 0x3f;
  const tag = known === 0x3f ? String.fromCharCode(...reader.bytes(4)) : (knownTags[known] ?? '');
  const version = flags >> 6;
  const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== plainGlyphs : version !== 0;
  const original = reader.longNumber();
  return { tag, isTransformed, length: isTransformed ? reader.longNumber() : original };
}

/** `hmtx` whose left bearings are left out where they are the least x of the glyph. */
function rebuildMetrics(
  transformed: Uint8Array,
  advanceCount: number,
  lefts: readonly number[],
): Uint8Array<ArrayBuffer> {
  const reader = new ByteReader(transformed);
  const flags = reader.byte();
  const advances = Array.from({ length: advanceCount }, () => reader.uint16());
  const bearings = lefts.map((left, glyph) => {
    const isLeftOut = (flags & (glyph < advanceCount ? 1 : 2)) !== 0;
    return { glyph, isLeftOut, left };
  });
  const bytes = new Uint8Array(advanceCount * 4 + Math.max(0, lefts.length - advanceCount) * 2);
  const view = new DataView(bytes.buffer);
  for (const { glyph, isLeftOut, left } of bearings) {
    const bearing = isLeftOut ? left : (reader.uint16() << 16) >> 16;
    if (glyph < advanceCount) view.setUint16(glyph * 4, advances[glyph] ?? 0);
    view.setInt16(glyph < advanceCount ? glyph * 4 + 2 : advanceCount * 2 + glyph * 2, bearing);
  }
  return bytes;
}

export function isWoff2(bytes: Uint8Array): boolean {
  return bytes.length >= 48 && new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0) === woff2Tag;
}

/**
 * The OpenType font in a WOFF2 file.
 * @param maxBytes of the unpacked font
 * @throws {ShoruiError} `pdf.font-format` for a collection, `pdf.font-broken`
 */
export function unpackWoff2(file: Uint8Array, name: string, maxBytes: number): Uint8Array {
  return readPart(name, 'WOFF2', () => {
    const reader = new ByteReader(file);
    reader.uint32();
    const flavor = reader.uint32();
    if (flavor === collectionTag) throw new ShoruiError([createProblem('pdf.font-format', { file: name })]);
    reader.uint32();
    const count = reader.uint16();
    reader.uint16();
    reader.uint32();
    const packedLength = reader.uint32();
    reader.bytes(restOfHeader);
    const stored = Array.from({ length: count }, () => readTable(reader));
    const packed = reader.bytes(packedLength);
    let content: Buffer;
    try {
      content = brotliDecompressSync(packed, { maxOutputLength: maxBytes });
    } catch (cause) {
      throw fontFault(name, 'WOFF2', cause);
    }
    const contents = new ByteReader(content);
    const tables = new Map(
      stored.map((table) => [table.tag, { ...table, bytes: new Uint8Array(contents.bytes(table.length)) }] as const),
    );
    const whole = new Map<string, Uint8Array<ArrayBuffer>>([...tables].map(([tag, { bytes }]) => [tag, bytes]));
    const glyphs = tables.get('glyf');
    if (glyphs?.isTransformed) {
      const { glyf, loca, lefts } = rebuildGlyphs(glyphs.bytes);
      whole.set('glyf', glyf).set('loca', loca);
      const head = whole.get('head');
      // Long offsets.
      if (head) new DataView(head.buffer).setInt16(50, 1);
      const metrics = tables.get('hmtx');
      const header = whole.get('hhea');
      if (metrics?.isTransformed && header)
        whole.set('hmtx', rebuildMetrics(metrics.bytes, new DataView(header.buffer).getUint16(34), lefts));
    }
    return joinFont([...whole], flavor === openTypeTag ? 'OTTO' : undefined);
  });
}
