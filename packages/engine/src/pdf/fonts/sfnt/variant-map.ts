/** Selectors there are in Unicode: U+FE00-FE0F and U+E0100-E01EF. */
const maxSelectors = 256;

interface SelectorTables {
  /** Offset of the ranges that keep the usual glyph, or 0. */
  readonly defaults: number;
  /** Offset of the list of own glyphs, or 0. */
  readonly others: number;
}

/** cmap format 14: which variants a font has, and which of them have a glyph of their own. Broken parts hold no variants. */
export class VariantMap {
  readonly #view: DataView;
  readonly #selectors = new Map<number, SelectorTables>();

  constructor(view: DataView) {
    this.#view = view;
    if (view.byteLength < 10) return;
    const count = Math.min(view.getUint32(6), maxSelectors, Math.floor((view.byteLength - 10) / 11));
    for (let index = 0; index < count; index++) {
      const at = 10 + index * 11;
      this.#selectors.set(this.#code(at), { defaults: view.getUint32(at + 3), others: view.getUint32(at + 7) });
    }
  }

  /** `default` for the usual glyph of the character, a glyph for another, undefined for none. */
  find(codePoint: number, selector: number): number | 'default' | undefined {
    const tables = this.#selectors.get(selector);
    if (!tables) return undefined;
    const other = this.#findOther(codePoint, tables.others);
    if (other !== undefined) return other;
    return this.#isDefault(codePoint, tables.defaults) ? 'default' : undefined;
  }

  #code(at: number): number {
    return (this.#view.getUint16(at) << 8) | this.#view.getUint8(at + 2);
  }

  #count(offset: number, size: number): number {
    if (offset === 0 || offset + 4 > this.#view.byteLength) return 0;
    return Math.min(this.#view.getUint32(offset), Math.floor((this.#view.byteLength - offset - 4) / size));
  }

  #findOther(codePoint: number, offset: number): number | undefined {
    let low = 0;
    let high = this.#count(offset, 5) - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const at = offset + 4 + middle * 5;
      const code = this.#code(at);
      if (code === codePoint) return this.#view.getUint16(at + 3);
      if (code < codePoint) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }

  #isDefault(codePoint: number, offset: number): boolean {
    let low = 0;
    let high = this.#count(offset, 4) - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const at = offset + 4 + middle * 4;
      const start = this.#code(at);
      if (codePoint < start) high = middle - 1;
      else if (codePoint > start + this.#view.getUint8(at + 3)) low = middle + 1;
      else return true;
    }
    return false;
  }
}
