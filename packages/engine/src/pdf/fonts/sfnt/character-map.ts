import { fontFault } from './font-fault.ts';
import { VariantMap } from './variant-map.ts';
import type { SfntTables } from './sfnt-tables.ts';

/** Finds the glyph of a code point in one cmap subtable; 0 when there is none. */
type Lookup = (codePoint: number) => number;

/** Subtables of one cmap; fonts have four or five. */
const maxSubtables = 64;

/** Format 4: segments of the basic plane, found by binary search over their ends. */
function segmentLookup(view: DataView): Lookup {
  const segments = view.getUint16(6) >> 1;
  const ends = 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const offsets = deltas + segments * 2;
  if (offsets + segments * 2 > view.byteLength) throw new RangeError('segments reach past the table');
  return (codePoint) => {
    if (codePoint > 0xffff) return 0;
    let low = 0;
    let high = segments - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (view.getUint16(ends + middle * 2) < codePoint) low = middle + 1;
      else high = middle;
    }
    if (segments === 0 || view.getUint16(ends + low * 2) < codePoint) return 0;
    const start = view.getUint16(starts + low * 2);
    if (start > codePoint) return 0;
    const delta = view.getUint16(deltas + low * 2);
    const offset = view.getUint16(offsets + low * 2);
    if (offset === 0) return (codePoint + delta) & 0xffff;
    const at = offsets + low * 2 + offset + (codePoint - start) * 2;
    const glyph = at + 2 <= view.byteLength ? view.getUint16(at) : 0;
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  };
}

/** Format 12: groups over all planes, found by binary search. */
function groupLookup(view: DataView): Lookup {
  const groups = view.getUint32(12);
  if (16 + groups * 12 > view.byteLength) throw new RangeError('groups reach past the table');
  return (codePoint) => {
    let low = 0;
    let high = groups - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const at = 16 + middle * 12;
      if (codePoint < view.getUint32(at)) high = middle - 1;
      else if (codePoint > view.getUint32(at + 4)) low = middle + 1;
      else return view.getUint32(at + 8) + codePoint - view.getUint32(at);
    }
    return 0;
  };
}

/** How good a subtable is: all planes, basic plane, symbols; 0 for one that is not read. */
function rank(platform: number, encoding: number, format: number): number {
  const unicode = platform === 0 || (platform === 3 && (encoding === 1 || encoding === 10));
  if (unicode) return format === 12 ? 3 : format === 4 ? 2 : 0;
  return platform === 3 && encoding === 0 && format === 4 ? 1 : 0;
}

/** Characters of a font to its glyphs: cmap formats 4, 12 and, for variants, 14. */
export class CharacterMap {
  readonly #lookup: Lookup;
  readonly #symbols: boolean;
  readonly #glyphCount: number;
  readonly #variantView: DataView | undefined;
  #variants: VariantMap | undefined;

  /** @throws {ShoruiError} `pdf.font-broken` */
  constructor(tables: SfntTables, glyphCount: number) {
    const cmap = tables.needed('cmap');
    let best = 0;
    let subtable: DataView | undefined;
    let format = 0;
    let variants: DataView | undefined;
    this.#lookup = tables.read('cmap', () => {
      const count = Math.min(cmap.getUint16(2), maxSubtables);
      for (let index = 0; index < count; index++) {
        const at = 4 + index * 8;
        const offset = cmap.getUint32(at + 4);
        const view = new DataView(cmap.buffer, cmap.byteOffset + offset, cmap.byteLength - offset);
        const found = view.getUint16(0);
        const value = rank(cmap.getUint16(at), cmap.getUint16(at + 2), found);
        if (found === 14) variants = view;
        else if (value > best) {
          best = value;
          subtable = view;
          format = found;
        }
      }
      if (!subtable) throw fontFault(tables.name, 'cmap');
      return format === 12 ? groupLookup(subtable) : segmentLookup(subtable);
    });
    this.#symbols = best === 1;
    this.#glyphCount = glyphCount;
    this.#variantView = variants;
  }

  glyphOf(codePoint: number): number {
    let glyph = this.#lookup(codePoint);
    // Symbol fonts keep their characters from U+F000 on (OpenType, cmap, "Windows platform").
    if (glyph === 0 && this.#symbols && codePoint <= 0xff) glyph = this.#lookup(0xf000 + codePoint);
    return glyph < this.#glyphCount ? glyph : 0;
  }

  /** The glyph of a variant; undefined when the font has no entry for it. */
  variantOf(codePoint: number, selector: number): number | undefined {
    if (!this.#variantView) return undefined;
    this.#variants ??= new VariantMap(this.#variantView);
    const glyph = this.#variants.find(codePoint, selector);
    if (glyph === undefined) return undefined;
    const found = glyph === 'default' ? this.glyphOf(codePoint) : glyph;
    return found > 0 && found < this.#glyphCount ? found : undefined;
  }
}
