import { TrueTypeGlyph, type Component } from './true-type-glyph.ts';

/** Bytes of the glyph header: number of contours and box. */
const headerBytes = 10;
/** Flags of a point of a simple glyph (OpenType, glyf). */
const point = { shortX: 2, shortY: 4, repeat: 8, sameX: 16, sameY: 32 };
/** Flags of a component of a composite glyph. */
const component = { words: 1, scale: 8, more: 32, twoScales: 64, matrix: 128, instructions: 256 };
/** Components of one glyph; Hangul and accents need three or four. */
const maxComponents = 256;

const empty = new TrueTypeGlyph(new Uint8Array(0));

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Bytes of the coordinates of one point. */
function pointBytes(flags: number): number {
  const x = flags & point.shortX ? 1 : flags & point.sameX ? 0 : 2;
  return x + (flags & point.shortY ? 1 : flags & point.sameY ? 0 : 2);
}

/** Joins the parts that are kept and fills up with zeros to a multiple of four. */
function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const bytes = new Uint8Array((length + 3) & ~3);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function readSimple(bytes: Uint8Array, contours: number, keepsHinting: boolean): TrueTypeGlyph {
  const view = viewOf(bytes);
  const sizeAt = headerBytes + contours * 2;
  const points = view.getUint16(sizeAt - 2) + 1;
  const flagsAt = sizeAt + 2 + view.getUint16(sizeAt);
  let at = flagsAt;
  let coordinates = 0;
  for (let read = 0; read < points;) {
    const flags = view.getUint8(at);
    const times = flags & point.repeat ? view.getUint8(at + 1) + 1 : 1;
    at += flags & point.repeat ? 2 : 1;
    read += times;
    coordinates += times * pointBytes(flags);
    if (read > points) throw new RangeError('more flags than points');
  }
  const end = at + coordinates;
  if (end > bytes.length) throw new RangeError('coordinates reach past the glyph');
  if (keepsHinting) return new TrueTypeGlyph(joined(bytes.subarray(0, end)));
  // The size of the instructions becomes 0, and they go.
  return new TrueTypeGlyph(joined(bytes.subarray(0, sizeAt), new Uint8Array(2), bytes.subarray(flagsAt, end)));
}

function readComposite(bytes: Uint8Array, keepsHinting: boolean): TrueTypeGlyph {
  const view = viewOf(bytes);
  const components: Component[] = [];
  let at = headerBytes;
  let flags = component.more;
  while (flags & component.more) {
    flags = view.getUint16(at);
    components.push({ at: at + 2, glyph: view.getUint16(at + 2) });
    at += flags & component.words ? 8 : 6;
    at += flags & component.scale ? 2 : flags & component.twoScales ? 4 : flags & component.matrix ? 8 : 0;
    if (components.length > maxComponents) throw new RangeError('too many components');
  }
  if (at > bytes.length) throw new RangeError('components reach past the glyph');
  const instructed = (flags & component.instructions) !== 0;
  if (keepsHinting && instructed) {
    const end = at + 2 + view.getUint16(at);
    if (end > bytes.length) throw new RangeError('instructions reach past the glyph');
    return new TrueTypeGlyph(joined(bytes.subarray(0, end)), components);
  }
  const kept = joined(bytes.subarray(0, at));
  const keptView = viewOf(kept);
  for (const { at: numberAt } of components) {
    keptView.setUint16(numberAt - 2, keptView.getUint16(numberAt - 2) & ~component.instructions);
  }
  return new TrueTypeGlyph(kept, components);
}

/**
 * Reads one entry of glyf and checks that it holds what it promises.
 * @param bytes the entry; empty for a glyph without ink
 * @param keepsHinting whether instructions stay
 * @throws RangeError for a broken entry
 */
export function readOutline(bytes: Uint8Array, keepsHinting: boolean): TrueTypeGlyph {
  if (bytes.length === 0) return empty;
  const contours = viewOf(bytes).getInt16(0);
  if (contours === 0) return empty;
  return contours > 0 ? readSimple(bytes, contours, keepsHinting) : readComposite(bytes, keepsHinting);
}
