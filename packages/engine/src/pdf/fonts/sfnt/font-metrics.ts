import type { FontBox } from '../font-face.ts';
import { fontFault } from './font-fault.ts';
import type { SfntTables } from './sfnt-tables.ts';

/** What head, maxp, hhea, OS/2 and post say about a font as a whole, in font units. */
export interface FontMetrics {
  readonly unitsPerEm: number;
  readonly box: FontBox;
  /** Whether loca holds 32-bit offsets. */
  readonly longOffsets: boolean;
  readonly glyphCount: number;
  readonly ascent: number;
  readonly descent: number;
  /** Advances in hmtx; the last one counts for all glyphs after it. */
  readonly advanceCount: number;
  /** 0 when the font does not say. */
  readonly capHeight: number;
  readonly italicAngle: number;
  readonly weight: number;
  readonly isFixedPitch: boolean;
  /** Undefined when the font does not say. */
  readonly isSerif: boolean | undefined;
}

/** Offsets in OS/2 (OpenType 1.9). */
const os2 = { weight: 4, familyClass: 30, panose: 32, typoAscender: 68, typoDescender: 70, capHeight: 88 };

/** PANOSE 1.0: family 2 is Latin text; serif styles 2-10 have serifs, 11-15 have none. */
function serifOf(view: DataView | undefined): boolean | undefined {
  if (!view || view.byteLength < 42) return undefined;
  const style = view.getUint8(os2.panose) === 2 ? view.getUint8(os2.panose + 1) : 0;
  if (style >= 2) return style <= 10;
  const familyClass = view.getInt16(os2.familyClass) >> 8;
  if (familyClass === 8) return false;
  return familyClass >= 1 && familyClass <= 7 ? true : undefined;
}

/**
 * The typographic ascender and descender where they make about one em, as they do in Japanese fonts: the ideographic body.
 * The numbers of hhea leave room for accents and stacked marks (Noto: 1.44 em), which would spread lines and shift centers.
 */
function extent(hhea: DataView, view: DataView | undefined, unitsPerEm: number): [ascent: number, descent: number] {
  if (view && view.byteLength >= 72) {
    const ascent = view.getInt16(os2.typoAscender);
    const descent = view.getInt16(os2.typoDescender);
    const height = (ascent - descent) / unitsPerEm;
    if (ascent > 0 && descent <= 0 && height >= 0.8 && height <= 1.3) return [ascent, descent];
  }
  return [hhea.getInt16(4), hhea.getInt16(6)];
}

/** @throws {ShoruiError} `pdf.font-broken` */
export function readMetrics(tables: SfntTables): FontMetrics {
  const head = tables.needed('head');
  const maxp = tables.needed('maxp');
  const hhea = tables.needed('hhea');
  const names = tables.view('OS/2');
  const post = tables.view('post');
  const unitsPerEm = tables.read('head', () => head.getUint16(18));
  if (unitsPerEm < 16 || unitsPerEm > 16384) throw fontFault(tables.name, 'head');
  const glyphCount = tables.read('maxp', () => maxp.getUint16(4));
  const advanceCount = tables.read('hhea', () => hhea.getUint16(34));
  if (glyphCount === 0) throw fontFault(tables.name, 'maxp');
  if (advanceCount === 0) throw fontFault(tables.name, 'hhea');
  const [ascent, descent] = tables.read('OS/2', () => extent(hhea, names, unitsPerEm));
  const hasCapHeight = names && names.byteLength >= 90 && names.getUint16(0) >= 2;
  return {
    unitsPerEm,
    glyphCount,
    advanceCount,
    ascent,
    descent,
    ...tables.read('head', () => ({
      box: [head.getInt16(36), head.getInt16(38), head.getInt16(40), head.getInt16(42)] as const,
      longOffsets: head.getInt16(50) !== 0,
    })),
    capHeight: hasCapHeight ? Math.max(0, names.getInt16(os2.capHeight)) : 0,
    italicAngle: post && post.byteLength >= 16 ? post.getInt32(4) / 65536 : 0,
    isFixedPitch: post !== undefined && post.byteLength >= 16 && post.getUint32(12) !== 0,
    weight: names && names.byteLength >= 6 ? names.getUint16(os2.weight) || 400 : 400,
    isSerif: serifOf(names),
  };
}
