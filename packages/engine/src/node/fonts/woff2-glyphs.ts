import { ByteReader } from './byte-reader.ts';
import { writeGlyph, type GlyphBox, type OutlinePoint } from './write-glyph.ts';

/** Flags of a part of a composite glyph (OpenType, `glyf`). */
const wordArguments = 0x1;
const oneScale = 0x8;
const moreParts = 0x20;
const twoScales = 0x40;
const fourScales = 0x80;
const hasInstructions = 0x100;

/** Number of contours of a glyph that is made of others. */
const composite = 0xffff;

/** The tables that WOFF2 makes of `glyf`, as the font had them. */
export interface RebuiltGlyphs {
  readonly glyf: Uint8Array<ArrayBuffer>;
  /** Long offsets. */
  readonly loca: Uint8Array<ArrayBuffer>;
  /** Least x of each glyph, from which left bearings follow. */
  readonly lefts: readonly number[];
}

const signed = (flag: number, value: number): number => ((flag & 1) === 1 ? value : -value);

/** A step from one point to the next (WOFF2, 5.2 "Decoding of variable-length X and Y coordinates"). */
function readStep(flag: number, data: ByteReader): readonly [dx: number, dy: number] {
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + data.byte())];
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + data.byte()), 0];
  const first = data.byte();
  if (flag < 84) {
    const code = flag - 20;
    const dx = signed(flag, 1 + (code & 0x30) + (first >> 4));
    return [dx, signed(flag >> 1, 1 + ((code & 0x0c) << 2) + (first & 0x0f))];
  }
  const second = data.byte();
  if (flag < 120) {
    const code = flag - 84;
    const dx = signed(flag, 1 + (Math.floor(code / 12) << 8) + first);
    return [dx, signed(flag >> 1, 1 + (((code % 12) >> 2) << 8) + second)];
  }
  const third = data.byte();
  if (flag < 124)
    return [signed(flag, (first << 4) + (second >> 4)), signed(flag >> 1, ((second & 0x0f) << 8) + third)];
  return [signed(flag, (first << 8) + second), signed(flag >> 1, (third << 8) + data.byte())];
}

class GlyphRebuilder {
  readonly count: number;
  readonly #contours: ByteReader;
  readonly #points: ByteReader;
  readonly #flags: ByteReader;
  readonly #steps: ByteReader;
  readonly #parts: ByteReader;
  readonly #partBytes: Uint8Array;
  readonly #boxes: ByteReader;
  readonly #hasBox: Uint8Array;
  readonly #instructions: ByteReader;

  constructor(bytes: Uint8Array) {
    const header = new ByteReader(bytes);
    header.uint32();
    this.count = header.uint16();
    header.uint16();
    const lengths = Array.from({ length: 7 }, () => header.uint32());
    const streams = lengths.map((length) => header.bytes(length));
    const stream = (index: number): Uint8Array => streams[index] ?? new Uint8Array();
    this.#contours = new ByteReader(stream(0));
    this.#points = new ByteReader(stream(1));
    this.#flags = new ByteReader(stream(2));
    this.#steps = new ByteReader(stream(3));
    this.#partBytes = stream(4);
    this.#parts = new ByteReader(this.#partBytes);
    this.#boxes = new ByteReader(stream(5));
    this.#hasBox = this.#boxes.bytes(4 * Math.floor((this.count + 31) / 32));
    this.#instructions = new ByteReader(stream(6));
  }

  #box(glyph: number): GlyphBox | undefined {
    if (((this.#hasBox[glyph >> 3] ?? 0) & (0x80 >> (glyph & 7))) === 0) return undefined;
    const read = (): number => (this.#boxes.uint16() << 16) >> 16;
    return [read(), read(), read(), read()];
  }

  #composite(glyph: number): { bytes: Uint8Array; left: number } {
    const start = this.#parts.position;
    let flags = moreParts;
    let isInstructed = false;
    while ((flags & moreParts) !== 0) {
      flags = this.#parts.uint16();
      isInstructed ||= (flags & hasInstructions) !== 0;
      const scales = (flags & oneScale) !== 0 ? 2 : (flags & twoScales) !== 0 ? 4 : (flags & fourScales) !== 0 ? 8 : 0;
      this.#parts.bytes(2 + ((flags & wordArguments) !== 0 ? 4 : 2) + scales);
    }
    const parts = this.#partBytes.subarray(start, this.#parts.position);
    const instructions = isInstructed ? this.#instructions.bytes(this.#steps.shortNumber()) : undefined;
    const box = this.#box(glyph);
    if (!box) throw new RangeError('a composite glyph has no box');
    const length = 10 + parts.length + (instructions ? 2 + instructions.length : 0);
    const bytes = new Uint8Array(length);
    const view = new DataView(bytes.buffer);
    view.setInt16(0, -1);
    for (const [index, side] of box.entries()) view.setInt16(2 + index * 2, side);
    bytes.set(parts, 10);
    if (instructions) {
      view.setUint16(10 + parts.length, instructions.length);
      bytes.set(instructions, 12 + parts.length);
    }
    return { bytes, left: box[0] };
  }

  glyph(glyph: number): { bytes: Uint8Array; left: number } {
    const contourCount = this.#contours.uint16();
    if (contourCount === 0) return { bytes: new Uint8Array(), left: 0 };
    if (contourCount === composite) return this.#composite(glyph);
    const counts = Array.from({ length: contourCount }, () => this.#points.shortNumber());
    let [x, y] = [0, 0];
    const contours = counts.map((count) =>
      Array.from({ length: count }, (): OutlinePoint => {
        const flag = this.#flags.byte();
        const [dx, dy] = readStep(flag & 0x7f, this.#steps);
        x += dx;
        y += dy;
        return { x, y, onCurve: flag < 0x80 };
      }),
    );
    const instructions = this.#instructions.bytes(this.#steps.shortNumber());
    return writeGlyph(contours, { box: this.#box(glyph), instructions });
  }
}

/** `glyf` and `loca` from the form in which WOFF2 stores them. @throws RangeError for broken streams */
export function rebuildGlyphs(transformed: Uint8Array): RebuiltGlyphs {
  const rebuilder = new GlyphRebuilder(transformed);
  const glyphs = Array.from({ length: rebuilder.count }, (_, glyph) => rebuilder.glyph(glyph));
  return { ...joinGlyphs(glyphs.map(({ bytes }) => bytes)), lefts: glyphs.map(({ left }) => left) };
}

/** Entries of `glyf` one after another, with their long offsets. */
export function joinGlyphs(glyphs: readonly Uint8Array[]): Pick<RebuiltGlyphs, 'glyf' | 'loca'> {
  const loca = new Uint8Array((glyphs.length + 1) * 4);
  const offsets = new DataView(loca.buffer);
  const glyf = new Uint8Array(glyphs.reduce((sum, { length }) => sum + ((length + 3) & ~3), 0));
  let at = 0;
  for (const [index, bytes] of glyphs.entries()) {
    offsets.setUint32(index * 4, at);
    glyf.set(bytes, at);
    at += (bytes.length + 3) & ~3;
  }
  offsets.setUint32(glyphs.length * 4, at);
  return { glyf, loca };
}
