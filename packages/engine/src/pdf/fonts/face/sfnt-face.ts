import { CffOutlines } from '../cff/cff-outlines.ts';
import type { FontBox, FontFace } from '../font-face.ts';
import { kindOfName } from '../names/fold-font-name.ts';
import { AdvanceTable } from '../sfnt/advance-table.ts';
import { CharacterMap } from '../sfnt/character-map.ts';
import { readMetrics, type FontMetrics } from '../sfnt/font-metrics.ts';
import { readNames, type FontNames } from '../sfnt/font-names.ts';
import { Ligatures, type Ligature } from '../sfnt/ligatures.ts';
import { PairKerning } from '../sfnt/pair-kerning.ts';
import { SfntTables, type FontFile } from '../sfnt/sfnt-tables.ts';
import { readVerticalForms } from '../sfnt/vertical-forms.ts';
import { TrueTypeOutlines } from '../truetype/true-type-outlines.ts';

/** A source of how high a glyph reaches. */
interface GlyphTops {
  topOf(glyph: number): number | undefined;
}

/**
 * Origins of glyphs in vertical lines: VORG where a font has it (OpenType with CFF), else the top of the glyph plus its top
 * bearing in vmtx, else the ascent.
 */
class VerticalOrigins {
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

/** Height of capitals in em where a font does not say: about that of Latin letters in Japanese fonts. */
const usualCapHeight = 0.7;

/** A font file, in memory or read as it is needed. Tables are looked at when they are first needed; opening one costs about a millisecond. */
export class SfntFace implements FontFace {
  readonly tables: SfntTables;
  readonly metrics: FontMetrics;
  readonly advances: AdvanceTable;
  readonly #characters: CharacterMap;
  #digest: string | undefined;
  #names: FontNames | undefined;
  #outlines: TrueTypeOutlines | CffOutlines | undefined;
  #verticalForms: ReadonlyMap<number, number> | undefined;
  #verticalAdvances: AdvanceTable | undefined | null = null;
  #verticalOrigins: VerticalOrigins | undefined;
  #kerning: PairKerning | undefined;
  readonly #ligatures = new Map<string, Ligatures>();

  /**
   * @param name what messages call the font: a file name
   * @param index which font of a collection
   * @throws {ShoruiError} `pdf.font-format`, `pdf.font-broken`
   */
  constructor(file: Uint8Array | FontFile, name: string, index = 0) {
    this.tables = new SfntTables(file, name, index);
    this.metrics = readMetrics(this.tables);
    this.advances = new AdvanceTable(this.tables.needed('hmtx'), this.metrics.advanceCount);
    this.#characters = new CharacterMap(this.tables, this.metrics.glyphCount);
  }

  get key(): string {
    this.#digest ??= this.tables.digest();
    return this.#digest;
  }

  get postScriptName(): string {
    return this.#readNames().postScript;
  }

  get familyName(): string {
    return this.#readNames().family;
  }

  get unitsPerEm(): number {
    return this.metrics.unitsPerEm;
  }

  get ascent(): number {
    return this.metrics.ascent;
  }

  get descent(): number {
    return this.metrics.descent;
  }

  get capHeight(): number {
    return this.metrics.capHeight || Math.round(usualCapHeight * this.metrics.unitsPerEm);
  }

  get box(): FontBox {
    return this.metrics.box;
  }

  get italicAngle(): number {
    return this.metrics.italicAngle;
  }

  get weight(): number {
    return this.metrics.weight;
  }

  get isFixedPitch(): boolean {
    return this.metrics.isFixedPitch;
  }

  get isSerif(): boolean {
    return this.metrics.isSerif ?? this.#readNames().all.some((name) => kindOfName(name) === 'mincho');
  }

  /** @throws {ShoruiError} `pdf.font-broken` */
  get outlines(): TrueTypeOutlines | CffOutlines {
    this.#outlines ??= this.tables.has('glyf')
      ? new TrueTypeOutlines(this.tables, this.metrics)
      : new CffOutlines(this.tables, this.metrics.glyphCount);
    return this.#outlines;
  }

  glyphOf(codePoint: number, selector?: number): number {
    const variant = selector === undefined ? undefined : this.#characters.variantOf(codePoint, selector);
    return variant ?? this.#characters.glyphOf(codePoint);
  }

  hasVariant(codePoint: number, selector: number): boolean {
    return this.#characters.variantOf(codePoint, selector) !== undefined;
  }

  advanceOf(glyph: number): number {
    return this.advances.advanceOf(glyph);
  }

  verticalGlyphOf(glyph: number): number {
    this.#verticalForms ??= readVerticalForms(this.tables.view('GSUB'));
    const form = this.#verticalForms.get(glyph);
    return form !== undefined && form < this.metrics.glyphCount ? form : glyph;
  }

  verticalAdvanceOf(glyph: number): number {
    return this.#verticalMetrics()?.advanceOf(glyph) ?? this.unitsPerEm;
  }

  /** How far above the baseline a glyph's origin for vertical lines is, in font units. */
  verticalOriginOf(glyph: number): number {
    this.#verticalOrigins ??= new VerticalOrigins(this.tables, this.#verticalMetrics(), this.ascent);
    return this.#verticalOrigins.originOf(glyph, () => this.outlines);
  }

  get hasKerning(): boolean {
    return !this.#pairs().isEmpty;
  }

  kerningOf(left: number, right: number): number {
    return this.#pairs().of(left, right);
  }

  ligatureOf(glyphs: readonly number[], features: readonly string[]): Ligature | undefined {
    const key = features.join();
    let ligatures = this.#ligatures.get(key);
    if (!ligatures) {
      ligatures = new Ligatures(this.tables.view('GSUB'), features, this.metrics.glyphCount);
      this.#ligatures.set(key, ligatures);
    }
    return ligatures.isEmpty ? undefined : ligatures.find(glyphs);
  }

  #pairs(): PairKerning {
    this.#kerning ??= new PairKerning(this.tables.view('GPOS'), this.tables.view('kern'));
    return this.#kerning;
  }

  #verticalMetrics(): AdvanceTable | undefined {
    if (this.#verticalAdvances === null) {
      const header = this.tables.view('vhea');
      const table = this.tables.view('vmtx');
      this.#verticalAdvances =
        header && header.byteLength >= 36 && table ? new AdvanceTable(table, header.getUint16(34)) : undefined;
    }
    return this.#verticalAdvances ?? undefined;
  }

  #readNames(): FontNames {
    this.#names ??= readNames(this.tables.view('name'), this.tables.name);
    return this.#names;
  }
}
