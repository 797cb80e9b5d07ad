import { SfntFace } from '../face/sfnt-face.ts';
import type { FontFile } from '../sfnt/sfnt-tables.ts';
import type { FontLikeness } from '../names/font-table.ts';

/** An available font, not loaded yet. One object is one font: what is parsed is kept by it, for the whole process. */
export interface FontSource {
  /** What messages call it: a file name. */
  readonly file: string;
  /** Names it is found by: families and full names in any language. */
  readonly names: readonly string[];
  /** As in OS/2: 400 regular, 700 bold. */
  readonly weight: number;
  readonly italic: boolean;
  readonly likeness: FontLikeness;
  /** Which font of a collection; 0 unless given. */
  readonly index?: number;
  /**
   * The whole file. Called once, when a character first needs the font.
   * @throws {ShoruiError} when it cannot be read
   */
  load(): Uint8Array;
}

const faces = new WeakMap<FontSource, SfntFace>();
const openers = new WeakMap<FontSource, () => FontFile>();

/**
 * Has documents read the file of a source in parts instead of loading it. It holds for this object alone: a copy with a `load` of its own is
 * loaded by that.
 * @param open called once; throws a ShoruiError when the file cannot be opened
 */
export function readInParts(source: FontSource, open: () => FontFile): FontSource {
  openers.set(source, open);
  return source;
}

/**
 * The parsed font of a source: loaded and parsed once a process.
 * @throws {ShoruiError} `pdf.font-format`, `pdf.font-broken` and what `load` throws
 */
export function loadFace(source: FontSource): SfntFace {
  let face = faces.get(source);
  if (!face) {
    face = new SfntFace(openers.get(source)?.() ?? source.load(), source.file, source.index);
    faces.set(source, face);
  }
  return face;
}
