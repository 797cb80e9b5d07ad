/**
 * hmtx or vmtx: an advance and a bearing for each glyph, in font units. A table that ends early gives its last advance and no
 * bearing; a glyph beyond the font gives the last ones.
 */
export class AdvanceTable {
  readonly #view: DataView;
  readonly #advances: number;
  readonly #bearings: number;

  /** @param advanceCount full entries of the table, from hhea or vhea */
  constructor(view: DataView, advanceCount: number) {
    this.#view = view;
    this.#advances = Math.min(advanceCount, view.byteLength >> 2);
    this.#bearings = (view.byteLength - this.#advances * 4) >> 1;
  }

  advanceOf(glyph: number): number {
    const index = Math.min(glyph, this.#advances - 1);
    return index < 0 ? 0 : this.#view.getUint16(index * 4);
  }

  bearingOf(glyph: number): number {
    if (glyph < this.#advances) return this.#view.getInt16(glyph * 4 + 2);
    const rest = glyph - this.#advances;
    return rest < this.#bearings ? this.#view.getInt16(this.#advances * 4 + rest * 2) : 0;
  }
}
