import { fontFault } from '../sfnt/font-fault.ts';
import type { FontMetrics } from '../sfnt/font-metrics.ts';
import { readNames } from '../sfnt/font-names.ts';
import type { SfntTables } from '../sfnt/sfnt-tables.ts';
import { readOutline } from './read-outline.ts';
import type { TrueTypeGlyph } from './true-type-glyph.ts';

/**
 * Families whose glyphs are put together by their instructions: strokes are in the wrong places without them. FreeType names
 * them as "tricky"; all date from the time of 16-bit systems.
 */
const families = [
  'cpop',
  'DFGirl-W6-WIN-BF',
  'DFGothic-EB',
  'DFGyoSho-Lt',
  'DFHei',
  'DFHSGothic-W5',
  'DFHSMincho-W3',
  'DFHSMincho-W7',
  'DFKaiSho-SB',
  'DFKaiShu',
  'DFKai-SB',
  'DLC',
  'HuaTianKaiTiJ',
  'HuaTianSongTiJ',
  'Ming(for ISO10646)',
  'MingLiU',
  'PMingLiU',
  'MingMedium',
  'MingLi43',
];

/**
 * Whether glyphs must keep their instructions. Elsewhere they only fit outlines to the pixels of coarse screens, and the
 * viewers and printers of today pass them over.
 */
function needsHinting(tables: SfntTables): boolean {
  const { all } = readNames(tables.view('name'), '');
  return all.some((name) => families.some((family) => name.startsWith(family)));
}

const noInk = new Uint8Array(0);
/** Composites inside composites; real fonts have one or two. */
const maxDepth = 8;

/** loca and glyf: the outlines of a TrueType font, each read once and kept. */
export class TrueTypeOutlines {
  readonly tables: SfntTables;
  readonly keepsHinting: boolean;
  readonly #metrics: FontMetrics;
  readonly #loca: DataView;
  /** Length of glyf. */
  readonly #length: number;
  readonly #glyphs = new Map<number, TrueTypeGlyph>();
  readonly #depths = new Map<number, number>();

  /** @throws {ShoruiError} `pdf.font-broken` */
  constructor(tables: SfntTables, metrics: FontMetrics) {
    this.tables = tables;
    this.#metrics = metrics;
    this.#loca = tables.needed('loca');
    this.#length = tables.lengthOf('glyf');
    this.keepsHinting = needsHinting(tables);
    const entry = metrics.longOffsets ? 4 : 2;
    if (this.#loca.byteLength < (metrics.glyphCount + 1) * entry) throw fontFault(tables.name, 'loca');
  }

  /**
   * The outline of a glyph, for every document the same object.
   * @throws {ShoruiError} `pdf.font-broken` for one that is broken or contains itself
   */
  glyph(id: number): TrueTypeGlyph {
    const glyph = this.#read(id);
    if (glyph.components.length > 0) this.#depthOf(id, 1);
    return glyph;
  }

  /** Upper edge of a glyph's box in font units; undefined for one without ink. */
  topOf(id: number): number | undefined {
    const entry = this.entry(id);
    if (entry.length < 10) return undefined;
    return new DataView(entry.buffer, entry.byteOffset, entry.byteLength).getInt16(8);
  }

  /**
   * The bytes of a glyph in glyf; none for one without ink.
   * @throws {ShoruiError} `pdf.font-broken`
   */
  entry(id: number): Uint8Array {
    if (id >= this.#metrics.glyphCount) throw fontFault(this.tables.name, 'glyf');
    const start = this.#offset(id);
    const end = this.#offset(id + 1);
    if (start > end || end > this.#length) throw fontFault(this.tables.name, 'loca');
    return start === end ? noInk : this.tables.part('glyf', start, end - start);
  }

  #offset(index: number): number {
    return this.#metrics.longOffsets ? this.#loca.getUint32(index * 4) : this.#loca.getUint16(index * 2) * 2;
  }

  #read(id: number): TrueTypeGlyph {
    let glyph = this.#glyphs.get(id);
    if (!glyph) {
      glyph = this.tables.read('glyf', () => readOutline(this.entry(id), this.keepsHinting));
      this.#glyphs.set(id, glyph);
    }
    return glyph;
  }

  /** Composites inside each other from this glyph down. One inside itself has no end and so goes past the limit. */
  #depthOf(id: number, level: number): number {
    const known = this.#depths.get(id) ?? 0;
    if (level + known > maxDepth) throw fontFault(this.tables.name, 'glyf');
    if (known > 0) return known;
    let depth = 1;
    for (const { glyph } of this.#read(id).components) depth = Math.max(depth, 1 + this.#depthOf(glyph, level + 1));
    this.#depths.set(id, depth);
    return depth;
  }
}
