import { coverageIndex, featureLookups, partOf, withoutFaults } from './layout-table.ts';

/** Lookups of GSUB that join glyphs, and those that lead further off. */
const LIGATURES = 4;
const EXTENSION = 7;
/** Glyphs that one ligature is made of. */
const maxParts = 16;

/** A glyph in place of several. */
export interface Ligature {
  readonly glyph: number;
  /** How many glyphs it replaces. */
  readonly length: number;
}

/** Ligatures of Latin text by some features of GSUB. Broken parts join nothing. */
export class Ligatures {
  readonly #subtables: readonly DataView[];
  readonly #glyphCount: number;

  /** @param features their tags: `liga` for the usual ones */
  constructor(gsub: DataView | undefined, features: readonly string[], glyphCount: number) {
    const lookups = gsub ? withoutFaults(() => featureLookups(gsub, features, EXTENSION), []) : [];
    this.#subtables = lookups.flat().flatMap(({ type, view }) => (type === LIGATURES ? [view] : []));
    this.#glyphCount = glyphCount;
  }

  get isEmpty(): boolean {
    return this.#subtables.length === 0;
  }

  /** The longest ligature that glyphs begin with. */
  find(glyphs: readonly number[]): Ligature | undefined {
    return withoutFaults(() => {
      let best: Ligature | undefined;
      for (const view of this.#subtables) {
        const found = this.#findIn(view, glyphs);
        if (found && found.length > (best?.length ?? 1)) best = found;
      }
      return best;
    }, undefined);
  }

  /** A font has its ligatures of one first glyph in the order in which it prefers them. */
  #findIn(view: DataView, glyphs: readonly number[]): Ligature | undefined {
    const index = coverageIndex(partOf(view, view.getUint16(2)), glyphs[0] ?? 0);
    if (index < 0 || index >= view.getUint16(4)) return undefined;
    const set = partOf(view, view.getUint16(6 + index * 2));
    const count = set.getUint16(0);
    for (let at = 0; at < count; at++) {
      const ligature = partOf(set, set.getUint16(2 + at * 2));
      const [glyph, length] = [ligature.getUint16(0), ligature.getUint16(2)];
      if (length < 2 || length > Math.min(maxParts, glyphs.length) || glyph >= this.#glyphCount) continue;
      let part = 1;
      while (part < length && ligature.getUint16(4 + (part - 1) * 2) === glyphs[part]) part++;
      if (part === length) return { glyph, length };
    }
    return undefined;
  }
}
