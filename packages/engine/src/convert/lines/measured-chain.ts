import type { FontChain, Glyph, ShapeOptions } from '../../pdf/fonts/index.ts';
import { foldFontName } from '../../pdf/fonts/names/fold-font-name.ts';
import { latinWidths, type WidthTable } from './latin-widths.ts';
import { msPGothicWidths, msPMinchoWidths } from './ms-p-widths.ts';
import { WrappedChain } from './wrapped-chain.ts';

const tables = [...latinWidths, msPGothicWidths, msPMinchoWidths];
const byName = new Map(tables.flatMap((table) => table.names.map((name) => [foldFontName(name), table] as const)));

function rowsOf(table: WidthTable, bold: boolean, italic: boolean): readonly string[] {
  const upright = bold ? table.bold : table.regular;
  const slanted = bold ? table.boldItalic : table.italic;
  return (italic ? slanted : undefined) ?? upright ?? table.regular;
}

/**
 * Advances (em) by character in the font of this name, for those characters that are known; undefined for a font that is not.
 * Characters that are not in it have the advance that they have in any font: a kanji is an em wide.
 */
function fontWidths(name: string, bold: boolean, italic: boolean): ReadonlyMap<string, number> | undefined {
  const table = byName.get(foldFontName(name));
  if (table === undefined) return undefined;
  const widths = rowsOf(table, bold, italic).flatMap((row) => row.split(' ').map((width) => Number(width) / 1000));
  return new Map(Array.from(table.characters, (character, index) => [character, widths[index] ?? 0] as const));
}

/**
 * Glyphs narrowed or widened alike, so that a word is in one width; capitals and digits each have their own, since fonts differ in
 * them.
 */
const groups = [
  'abcdefghijklmnopqrstuvwxyz',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  '0123456789',
  'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをん',
] as const;
const CAPITALS = 1;
const DIGITS = 2;
const KANA = 3;
/** A glyph that leaves more of its cell free than this, or is more too wide, em, is narrowed or widened by itself. */
const SPARE = 0.08;
/** Most that glyphs are narrowed or widened. */
const NARROWEST = 0.7;
const WIDEST = 1.25;

/**
 * A chain whose characters take the room that they take in the font which the document names, so that lines end where they
 * do in Word. The glyphs of the substitute font are narrowed or widened, and centered in their cells.
 */
class MeasuredChain extends WrappedChain {
  readonly #name: string;
  readonly #advances: ReadonlyMap<string, number>;
  readonly #glyphs = new WeakMap<Glyph, Glyph>();
  /** Width of the stand-in's glyphs of each group as a part of their own; empty where the font itself is available. */
  #scales: readonly number[] | undefined;

  constructor(chain: FontChain, name: string, advances: ReadonlyMap<string, number>) {
    super(chain);
    this.#name = name;
    this.#advances = advances;
  }

  shape(text: string, options?: ShapeOptions): readonly Glyph[] {
    const shaped = this.chain.shape(text, options);
    const scales = (this.#scales ??= this.#findScales());
    return scales.length === 0 ? shaped : shaped.map((glyph) => this.#fitted(glyph, scales));
  }

  #findScales(): readonly number[] {
    if (foldFontName(this.chain.face.familyName) === foldFontName(this.#name)) return [];
    return groups.map((group) => {
      let asked = 0;
      let natural = 0;
      for (const glyph of this.chain.shape(group)) {
        asked += this.#advances.get(glyph.text) ?? glyph.advance;
        natural += glyph.advance;
      }
      return limited(Math.round((asked / natural) * 100) / 100);
    });
  }

  #fitted(glyph: Glyph, scales: readonly number[]): Glyph {
    const known = this.#glyphs.get(glyph);
    if (known !== undefined) return known;
    const advance = this.#advances.get(glyph.text);
    const fitted = advance === undefined || advance <= 0 ? glyph : inCell(glyph, advance, scales[groupOf(glyph)] ?? 1);
    this.#glyphs.set(glyph, fitted);
    return fitted;
  }
}

function limited(scale: number): number {
  return Math.min(WIDEST, Math.max(NARROWEST, scale));
}

/** Signs go with the digits, which are neither as narrow as small letters nor as wide as capitals. */
function groupOf({ text }: Glyph): number {
  if (text >= 'a' && text <= 'z') return 0;
  if (text >= '\u3000') return KANA;
  return text >= 'A' && text <= 'Z' ? CAPITALS : DIGITS;
}

function inCell(glyph: Glyph, advance: number, scale: number): Glyph {
  const isOff = Math.abs(advance - glyph.advance * scale) > SPARE && glyph.text !== ' ';
  const drawn = isOff ? limited(advance / glyph.advance) : scale;
  return { ...glyph, advance, cell: { scale: drawn, shift: (advance - glyph.advance * drawn) / 2 } };
}

/** The chain with the advances of the font of this name, where these are known; else the chain itself. */
export function measuredChain(chain: FontChain, name: string, bold: boolean, italic: boolean): FontChain {
  const advances = fontWidths(name, bold, italic);
  return advances === undefined ? chain : new MeasuredChain(chain, name, advances);
}
