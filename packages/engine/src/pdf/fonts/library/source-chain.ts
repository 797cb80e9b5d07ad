import type { SfntFace } from '../face/sfnt-face.ts';
import type { FontChain, ShapeOptions, Glyph } from '../font-chain.ts';
import type { FontFace } from '../font-face.ts';
import { isBase, splitClusters, type Cluster } from './clusters.ts';
import { type FontSource, loadFace } from './font-source.ts';

/** How a symbol is drawn that no font has: as another character, with strokes over it where it takes them. */
interface StandIn {
  readonly codePoint: number;
  readonly over?: 'check' | 'cross';
}

const box = '□';
const table: readonly (readonly [symbols: string, drawn: string, over?: 'check' | 'cross'])[] = [
  // Boxes to tick, as Word's check boxes have them.
  ['☐❏❐❑❒', box],
  ['☑', box, 'check'],
  ['☒', box, 'cross'],
  ['✔', '✓'],
  ['✕✖✗✘', '×'],
  // Arrows that Word's bullets are made of.
  ['➔➜➝', '→'],
  ['➢➤', '▷'],
  ['❖', '◆'],
  ['⟡', '◇'],
];

/**
 * Characters that differ from another only in where lines may break. The font that draws the other one draws them too: the hyphens
 * of another font are at another height.
 */
const twins: ReadonlyMap<number, number> = new Map([[0x2011, 0x2010]]);

/** Symbols of Word documents that Japanese fonts lack, by what looks the same. */
const standIns: ReadonlyMap<number, StandIn> = new Map(
  table.flatMap(([symbols, drawn, over]) =>
    Array.from(symbols, (symbol): [number, StandIn] => [
      symbol.codePointAt(0) ?? 0,
      { codePoint: drawn.codePointAt(0) ?? 0, ...(over && { over }) },
    ]),
  ),
);

/** How a chain's glyphs are to look where its fonts do not. */
export interface ChainStyle {
  readonly bold: boolean;
  readonly italic: boolean;
}

/** Lightest weight that passes for bold. */
const boldWeight = 600;
/** Characters whose glyphs are kept; a hostile text could make up any number of them. */
const maxKept = 100_000;

/** A character drawn: one glyph, or one for the base and one for each mark that could not be composed with it. */
type Drawn = readonly Glyph[];

/** A chain over sources in order; each is loaded when the ones before it lack a character. */
export class SourceChain implements FontChain {
  readonly sources: readonly FontSource[];
  readonly #style: ChainStyle;
  readonly #horizontal = new Map<string, Drawn>();
  readonly #vertical = new Map<string, Drawn>();
  /** Glyphs of characters of one UTF-16 unit that take nothing from their neighbors, by its high and its low byte. */
  readonly #plain: (Glyph | undefined)[][] = [];

  /** @param sources at least one */
  constructor(sources: readonly FontSource[], style: ChainStyle) {
    this.sources = sources;
    this.#style = style;
  }

  get face(): FontFace {
    return this.#face(0);
  }

  /** All fonts of the chain, loaded. */
  get faces(): readonly FontFace[] {
    return this.sources.map((_, index) => this.#face(index));
  }

  shape(text: string, options: ShapeOptions = {}): readonly Glyph[] {
    const vertical = options.vertical ?? false;
    return (vertical ? undefined : this.#shapePlain(text)) ?? this.#shapeAny(text, vertical);
  }

  /** A text of characters that were all met before and represent themselves whatever is next to them. */
  #shapePlain(text: string): Glyph[] | undefined {
    const glyphs: Glyph[] = [];
    for (let index = 0; index < text.length; index++) {
      const unit = text.charCodeAt(index);
      const glyph = this.#plain[unit >> 8]?.[unit & 0xff];
      if (!glyph) return undefined;
      glyphs.push(glyph);
    }
    return glyphs;
  }

  #shapeAny(text: string, vertical: boolean): Glyph[] {
    const known = vertical ? this.#vertical : this.#horizontal;
    const glyphs: Glyph[] = [];
    for (const cluster of splitClusters(text)) {
      let drawn = known.get(cluster.text);
      if (!drawn) {
        drawn = this.#draw(cluster, vertical);
        if (known.size < maxKept) known.set(cluster.text, drawn);
        if (!vertical) this.#keepPlain(cluster, drawn);
      }
      for (const glyph of drawn) glyphs.push(glyph);
    }
    return glyphs;
  }

  #keepPlain({ text, base }: Cluster, [glyph, ...others]: Drawn): void {
    if (text.length > 1 || !glyph || others.length > 0 || text.charCodeAt(0) !== base || !isBase(base)) return;
    const page = (this.#plain[base >> 8] ??= Array.from({ length: 256 }, () => undefined));
    page[base & 0xff] = glyph;
  }

  #face(index: number): SfntFace {
    const source = this.sources[index] ?? this.sources[0];
    if (!source) throw new RangeError('a chain has at least one font');
    return loadFace(source);
  }

  #draw(cluster: Cluster, vertical: boolean): Drawn {
    const { base, selector, marks, text } = cluster;
    if (selector !== undefined) {
      const face = this.#find((candidate) => candidate.hasVariant(base, selector));
      if (face)
        return [this.#glyph(face, face.glyphOf(base, selector), text, vertical), ...this.#marks(marks, vertical)];
    }
    if (!marks) return [this.#glyphOf(base, text, vertical)];
    const composed = composedOf(base, marks);
    const face = composed === undefined ? undefined : this.#find((candidate) => candidate.glyphOf(composed) > 0);
    if (face && composed !== undefined) return [this.#glyph(face, face.glyphOf(composed), text, vertical)];
    return [this.#glyphOf(base, String.fromCodePoint(base), vertical), ...this.#marks(marks, vertical)];
  }

  #marks(marks: readonly number[] | undefined, vertical: boolean): Glyph[] {
    return (marks ?? []).map((mark) => this.#glyphOf(mark, String.fromCodePoint(mark), vertical));
  }

  #glyphOf(codePoint: number, text: string, vertical: boolean): Glyph {
    const twin = twins.get(codePoint) ?? codePoint;
    const face =
      this.#find((candidate) => candidate.glyphOf(twin) > 0) ??
      this.#find((candidate) => candidate.glyphOf(codePoint) > 0);
    const standIn = face ? undefined : standIns.get(codePoint);
    if (standIn) {
      const drawn = this.#glyphOf(standIn.codePoint, text, vertical);
      return standIn.over ? { ...drawn, over: standIn.over } : drawn;
    }
    const glyph = face && (face.glyphOf(twin) || face.glyphOf(codePoint));
    return this.#glyph(face ?? this.#face(0), glyph ?? 0, text, vertical);
  }

  #find(has: (face: FontFace) => boolean): SfntFace | undefined {
    for (let index = 0; index < this.sources.length; index++) {
      const face = this.#face(index);
      if (has(face)) return face;
    }
    return undefined;
  }

  #glyph(face: SfntFace, glyph: number, text: string, vertical: boolean): Glyph {
    const id = vertical ? face.verticalGlyphOf(glyph) : glyph;
    const units = vertical ? face.verticalAdvanceOf(id) : face.advanceOf(id);
    return {
      face,
      id,
      text,
      advance: units / face.unitsPerEm,
      ...(this.#style.bold && face.weight < boldWeight && { embolden: true }),
      ...(this.#style.italic && face.italicAngle === 0 && { slant: true }),
    };
  }
}

/** The one character that base and marks make, if there is one: か and U+3099 make が. */
function composedOf(base: number, marks: readonly number[]): number | undefined {
  const alone = String.fromCodePoint(base);
  // Compatibility ideographs would be changed into others.
  if (alone.normalize('NFC') !== alone) return undefined;
  const composed = String.fromCodePoint(base, ...marks).normalize('NFC');
  const codePoint = composed.codePointAt(0) ?? 0;
  return composed.length === (codePoint > 0xffff ? 2 : 1) ? codePoint : undefined;
}
