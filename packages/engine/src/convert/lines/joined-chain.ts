import type { FontChain, FontFace, Glyph, ShapeOptions } from '../../pdf/fonts/index.ts';
import type { LigatureKind, TextFormat } from '../model/index.ts';
import { WrappedChain } from './wrapped-chain.ts';

/** OpenType features of the kinds of ligatures. */
const features: Readonly<Record<LigatureKind, string>> = {
  standard: 'liga',
  contextual: 'clig',
  discretional: 'dlig',
  historical: 'hlig',
};
/** Letters of the longest ligature. */
const longest = 8;
/** Only letters are joined: a line may end between other signs. */
const letter = /^\p{L}$/u;

/**
 * A chain whose Latin letters are kerned and joined, as the font that draws them has it. Glyphs that replace those of another font
 * keep its advances: which pairs that font moves is not known.
 */
class JoinedChain extends WrappedChain {
  readonly #isKerned: boolean;
  readonly #features: readonly string[];
  readonly #kerned = new WeakMap<Glyph, Map<number, Glyph>>();
  readonly #ligatures = new WeakMap<FontFace, Map<string, Glyph>>();

  constructor(chain: FontChain, isKerned: boolean, tags: readonly string[]) {
    super(chain);
    this.#isKerned = isKerned;
    this.#features = tags;
  }

  shape(text: string, options?: ShapeOptions): readonly Glyph[] {
    const shaped = this.chain.shape(text, options);
    if (options?.vertical || shaped.length < 2) return shaped;
    const joined = this.#features.length === 0 || options?.apart ? shaped : this.#join(shaped);
    return this.#isKerned ? this.#kern(joined) : joined;
  }

  #join(glyphs: readonly Glyph[]): readonly Glyph[] {
    const joined: Glyph[] = [];
    for (let index = 0; index < glyphs.length;) {
      const glyph = glyphs[index];
      if (!glyph) break;
      const ids: number[] = [];
      for (let at = index; at < glyphs.length && ids.length < longest; at++) {
        const next = glyphs[at];
        if (!next || next.face !== glyph.face || next.cell || next.over || !letter.test(next.text)) break;
        ids.push(next.id);
      }
      const ligature = ids.length > 1 ? glyph.face.ligatureOf(ids, this.#features) : undefined;
      const length = ligature?.length ?? 1;
      joined.push(ligature ? this.#ligature(glyphs.slice(index, index + length), ligature.glyph) : glyph);
      index += length;
    }
    return joined;
  }

  #ligature(parts: readonly Glyph[], id: number): Glyph {
    const [first] = parts;
    if (!first) throw new RangeError('a ligature of nothing');
    const text = parts.map((part) => part.text).join('');
    const key = `${id} ${text}`;
    let ofFace = this.#ligatures.get(first.face);
    if (!ofFace) this.#ligatures.set(first.face, (ofFace = new Map()));
    let glyph = ofFace.get(key);
    if (!glyph) {
      glyph = { ...first, id, text, advance: first.face.advanceOf(id) / first.face.unitsPerEm };
      ofFace.set(key, glyph);
    }
    return glyph;
  }

  #kern(glyphs: readonly Glyph[]): readonly Glyph[] {
    let kerned: Glyph[] | undefined;
    for (let index = 0; index + 1 < glyphs.length; index++) {
      const [glyph, next] = [glyphs[index], glyphs[index + 1]];
      if (!glyph || !next || glyph.face !== next.face || glyph.cell || next.cell || !glyph.face.hasKerning) continue;
      const space = glyph.face.kerningOf(glyph.id, next.id);
      if (space !== 0) (kerned ??= [...glyphs])[index] = this.#moved(glyph, space);
    }
    return kerned ?? glyphs;
  }

  /** The same object for the same glyph and space: glyphs are known by identity where they are drawn. */
  #moved(glyph: Glyph, space: number): Glyph {
    let bySpace = this.#kerned.get(glyph);
    if (!bySpace) this.#kerned.set(glyph, (bySpace = new Map()));
    let moved = bySpace.get(space);
    if (!moved) {
      moved = { ...glyph, advance: glyph.advance + space / glyph.face.unitsPerEm };
      bySpace.set(space, moved);
    }
    return moved;
  }
}

const known = new WeakMap<FontChain, Map<string, FontChain>>();

/** The chain with the kerning and the ligatures that a format asks for; the chain itself where it asks for none. */
export function joinedChain(chain: FontChain, { kerning, ligatures = [], spacing }: TextFormat): FontChain {
  // Spaced letters of a ligature would be parted from their neighbors alone.
  const tags = spacing === undefined ? ligatures.map((kind) => features[kind]) : [];
  if (!kerning && tags.length === 0) return chain;
  let joined = known.get(chain);
  if (!joined) known.set(chain, (joined = new Map()));
  const key = `${kerning ? 'k' : ''} ${tags.join()}`;
  let found = joined.get(key);
  if (!found) joined.set(key, (found = new JoinedChain(chain, kerning === true, tags)));
  return found;
}
