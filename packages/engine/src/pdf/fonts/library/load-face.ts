import { SfntFace } from '../face/sfnt-face.ts';
import type { FontSource } from './font-source.ts';

const faces = new WeakMap<FontSource, SfntFace>();

/**
 * The parsed font of a source: loaded and parsed once a process.
 * @throws {ShoruiError} `pdf.font-format`, `pdf.font-broken` and what `load` throws
 */
export function loadFace(source: FontSource): SfntFace {
  let face = faces.get(source);
  if (!face) {
    face = new SfntFace(source.load(), source.file, source.index);
    faces.set(source, face);
  }
  return face;
}
