import type { AdvanceTable } from '../sfnt/advance-table.ts';
import type { SfntTables } from '../sfnt/sfnt-tables.ts';

/** A source of how high a glyph reaches. */
interface GlyphTops {
  topOf(glyph: number): number | undefined;
}

/**
 * Origins of glyphs in vertical lines: VORG where a font has it (OpenType with CFF), else the top of the glyph plus its top
 * bearing in vmtx, else the ascent.
 */
export class VerticalOrigins {
  readonly #origins: DataView | undefined;
  readonly #metrics: AdvanceTable | undefined;
  readonly #ascent: number;

  constructor(tables: SfntTables, metrics: AdvanceTable | undefined, ascent: number) {
    const origins = tables.view('VORG');
    this.#origins = origins && origins.byteLength >= 8 ? origins : undefined;
    this.#metrics = metrics;
    this.#ascent = ascent;
  }

  /** @param outlines looked at only where neither VORG nor the ascent tells */
  originOf(glyph: number, outlines: () => GlyphTops): number {
    if (this.#origins) return this.#find(this.#origins, glyph);
    if (!this.#metrics) return this.#ascent;
    const top = outlines().topOf(glyph);
    return top === undefined ? this.#ascent : top + this.#metrics.bearingOf(glyph);
  }

  #find(view: DataView, glyph: number): number {
    let low = 0;
    let high = Math.min(view.getUint16(6), Math.floor((view.byteLength - 8) / 4)) - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = view.getUint16(8 + middle * 4);
      if (found === glyph) return view.getInt16(10 + middle * 4);
      if (found < glyph) low = middle + 1;
      else high = middle - 1;
    }
    return view.getInt16(4);
  }
}
