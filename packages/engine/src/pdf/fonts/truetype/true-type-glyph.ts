import { type Adler, adlerOf } from '../deflate/zlib-stream.ts';
import type { BitBlock } from '../deflate/bit-block.ts';
import { packGlyph } from '../deflate/glyph-packer.ts';

/** A glyph that a composite glyph is made of, and the offset of its number in the composite's bytes. */
export interface Component {
  readonly at: number;
  readonly glyph: number;
}

/** Sum of the 32-bit words of a table, as OpenType's checksums are; the length is a multiple of four. */
export function checksum(bytes: Uint8Array): number {
  let sum = 0;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 4 <= bytes.length; at += 4) sum = (sum + view.getUint32(at)) | 0;
  return sum;
}

/** One outline as it is in a subset: filled up to a multiple of four bytes, and packed once for all documents. */
export class TrueTypeGlyph {
  readonly bytes: Uint8Array;
  readonly components: readonly Component[];
  readonly adler: Adler;
  readonly checksum: number;
  #packed: BitBlock | undefined;

  constructor(bytes: Uint8Array, components: readonly Component[] = []) {
    this.bytes = bytes;
    this.components = components;
    this.adler = adlerOf(bytes);
    this.checksum = checksum(bytes);
  }

  get packed(): BitBlock {
    this.#packed ??= packGlyph(this.bytes);
    return this.#packed;
  }

  /** The glyph with its components renumbered. */
  renumbered(newGlyphOf: (glyph: number) => number): TrueTypeGlyph {
    if (this.components.length === 0) return this;
    const bytes = this.bytes.slice();
    const view = new DataView(bytes.buffer);
    for (const { at, glyph } of this.components) view.setUint16(at, newGlyphOf(glyph));
    return new TrueTypeGlyph(bytes);
  }
}
