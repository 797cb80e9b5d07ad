import { partOf, withoutFaults } from './layout-table.ts';

/** Glyphs that coverage tables may name altogether: more than any font has, and a bound on overlapping ranges. */
const maxCovered = 131_072;

/** Reads the single substitutions of one GSUB table, with a bound on the work that a hostile table can cause. */
class SubstitutionReader {
  readonly found = new Map<number, number>();
  readonly #gsub: DataView;
  #covered = 0;

  constructor(gsub: DataView) {
    this.#gsub = gsub;
  }

  /** Lookups of all features with this tag, whatever script and language they are for. */
  lookupsOf(tag: string): ReadonlySet<number> {
    const features = partOf(this.#gsub, this.#gsub.getUint16(6));
    const count = features.getUint16(0);
    const lookups = new Set<number>();
    for (let index = 0; index < count; index++) {
      const at = 2 + index * 6;
      const name = String.fromCharCode(...[0, 1, 2, 3].map((letter) => features.getUint8(at + letter)));
      if (name !== tag) continue;
      const feature = partOf(features, features.getUint16(at + 4));
      const size = feature.getUint16(2);
      for (let lookup = 0; lookup < size; lookup++) lookups.add(feature.getUint16(4 + lookup * 2));
    }
    return lookups;
  }

  readLookup(index: number): void {
    const list = partOf(this.#gsub, this.#gsub.getUint16(8));
    if (index >= list.getUint16(0)) return;
    const lookup = partOf(list, list.getUint16(2 + index * 2));
    const type = lookup.getUint16(0);
    const count = lookup.getUint16(4);
    for (let at = 0; at < count; at++) {
      const subtable = partOf(lookup, lookup.getUint16(6 + at * 2));
      if (type === 1) this.#readSingle(subtable);
      // Type 7 leads to a subtable of another type further off.
      else if (type === 7 && subtable.getUint16(2) === 1) this.#readSingle(partOf(subtable, subtable.getUint32(4)));
    }
  }

  #readSingle(subtable: DataView): void {
    const format = subtable.getUint16(0);
    const covered = this.#coverage(partOf(subtable, subtable.getUint16(2)));
    const delta = format === 1 ? subtable.getInt16(4) : 0;
    const count = format === 2 ? subtable.getUint16(4) : covered.length;
    for (const [index, glyph] of covered.entries()) {
      if (index >= count || this.found.has(glyph)) continue;
      this.found.set(glyph, format === 2 ? subtable.getUint16(6 + index * 2) : (glyph + delta) & 0xffff);
    }
  }

  #coverage(view: DataView): number[] {
    const glyphs: number[] = [];
    const count = view.getUint16(2);
    for (let index = 0; index < count; index++) {
      const at = view.getUint16(0) === 1 ? 4 + index * 2 : 4 + index * 6;
      const start = view.getUint16(at);
      const end = view.getUint16(0) === 1 ? start : view.getUint16(at + 2);
      this.#covered += Math.max(0, end - start) + 1;
      if (this.#covered > maxCovered) throw new RangeError('coverage names more glyphs than a font can have');
      for (let glyph = start; glyph <= end; glyph++) glyphs.push(glyph);
    }
    return glyphs;
  }
}

/**
 * Glyphs to their forms for vertical lines: feature `vert`, or `vrt2` in fonts that have only that. (`vrt2` also turns Latin
 * letters on their side, which is the layouter's business.) What can be read of a broken table counts.
 */
export function readVerticalForms(gsub: DataView | undefined): ReadonlyMap<number, number> {
  if (!gsub) return new Map();
  const reader = new SubstitutionReader(gsub);
  withoutFaults(() => {
    const vert = reader.lookupsOf('vert');
    const lookups = vert.size > 0 ? vert : reader.lookupsOf('vrt2');
    for (const lookup of [...lookups].sort((a, b) => a - b)) reader.readLookup(lookup);
  }, undefined);
  return reader.found;
}
