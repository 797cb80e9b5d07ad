import { unpackLzw } from '../platform/lzw.ts';
import { type ImageSize, isUnpackable, type Pixels, type TooLarge } from './pixels.ts';

const signature = [0x47, 0x49, 0x46, 0x38];

export function isGif(bytes: Uint8Array): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** First rows and steps of the four passes of interlaced pictures. */
const passes = [
  [0, 8],
  [4, 8],
  [2, 4],
  [1, 2],
] as const;

/** Bytes of a color table from the flags of a descriptor (GIF89a, 18 and 20). */
function tableBytes(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}

/** Reads a GIF from the start on. Beyond its end all bytes are 0. */
class GifReader {
  readonly #bytes: Uint8Array;
  #at = 6;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isOver(): boolean {
    return this.#at >= this.#bytes.length;
  }

  byte(): number {
    return this.#bytes[this.#at++] ?? 0;
  }

  number(): number {
    const low = this.byte();
    return low + this.byte() * 256;
  }

  /** A table of colors if the flags specify that there is one. */
  colors(flags: number): Uint8Array | undefined {
    const length = tableBytes(flags);
    if (length === 0) return undefined;
    const colors = new Uint8Array(length);
    colors.set(this.#bytes.subarray(this.#at, this.#at + length));
    this.#at += length;
    return colors;
  }

  skip(bytes: number): void {
    this.#at += bytes;
  }

  skipColors(flags: number): void {
    this.skip(tableBytes(flags));
  }

  skipBlocks(): void {
    for (let size = this.byte(); size > 0; size = this.byte()) this.skip(size);
  }

  /** Blocks of up to 255 bytes, until an empty one. */
  blocks(): Uint8Array {
    const start = this.#at;
    let length = 0;
    for (let size = this.byte(); size > 0 && !this.isOver; size = this.byte()) {
      length += size;
      this.#at += size;
    }
    const data = new Uint8Array(length);
    this.#at = start;
    let written = 0;
    for (let size = this.byte(); size > 0 && !this.isOver; size = this.byte()) {
      data.set(this.#bytes.subarray(this.#at, this.#at + size), written);
      written += size;
      this.#at += size;
    }
    return data;
  }
}

/** Numbers of a frame put into the whole picture. */
function place(
  frame: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
  numbers: Uint8Array,
  isInterlaced: boolean,
  to: { readonly width: number; readonly height: number; readonly data: Uint8Array },
): void {
  const rows: number[] = [];
  if (isInterlaced) {
    for (const [first, step] of passes) for (let row = first; row < frame.height; row += step) rows.push(row);
  }
  const width = Math.min(frame.width, to.width - frame.left);
  if (width <= 0) return;
  for (let index = 0; index < frame.height; index++) {
    const row = frame.top + (isInterlaced ? (rows[index] ?? 0) : index);
    if (row >= to.height) continue;
    const start = index * frame.width;
    to.data.set(numbers.subarray(start, start + width), row * to.width + frame.left);
  }
}

/** Size of a GIF, which has no resolution. Walks over all blocks; null when it is cut off or broken. */
export function readGif(bytes: Uint8Array): ImageSize | null {
  if (bytes.length < 14) return null;
  const reader = new GifReader(bytes);
  const [width, height] = [reader.number(), reader.number()];
  const flags = reader.byte();
  reader.skip(2);
  reader.skipColors(flags);
  let hasData = false;
  while (!reader.isOver) {
    const kind = reader.byte();
    if (kind === 0x3b) return hasData && width > 0 && height > 0 ? { width, height, dpi: null } : null;
    if (kind === 0x21) reader.skip(1);
    else if (kind === 0x2c) {
      hasData = true;
      // The place and size of the frame, its color table, and the code size before the data.
      reader.skip(8);
      reader.skipColors(reader.byte());
      reader.skip(1);
    } else return null;
    reader.skipBlocks();
  }
  return null;
}

/** The numbers of a frame. Those that are missing are 0: what is damaged shows as far as it goes. */
function unpackNumbers(blocks: Uint8Array, bits: number, size: number): Uint8Array {
  const numbers = new Uint8Array(size);
  // The last code may give more than is left, at most as many bytes as a table has codes.
  const { bytes } = unpackLzw(blocks, { bits, order: 'lowest-first', earlyChange: 0 }, size + 4_096, size);
  numbers.set(bytes.subarray(0, size));
  return numbers;
}

/** The first frame of a GIF; undefined for one that is broken or too large to unpack. */
export function unpackGif(bytes: Uint8Array): Pixels | TooLarge | undefined {
  const reader = new GifReader(bytes);
  const [width, height] = [reader.number(), reader.number()];
  const flags = reader.byte();
  const background = reader.byte();
  reader.byte();
  const shared = reader.colors(flags);
  if (!isUnpackable(width, height)) return { width, height };
  let transparent: number | undefined;
  while (!reader.isOver) {
    const kind = reader.byte();
    if (kind === 0x21) {
      const isControl = reader.byte() === 0xf9;
      const data = reader.blocks();
      if (isControl && ((data[0] ?? 0) & 1) !== 0) transparent = data[3];
      continue;
    }
    if (kind !== 0x2c) return undefined;
    const [left, top] = [reader.number(), reader.number()];
    const frame = { left, top, width: reader.number(), height: reader.number() };
    const own = reader.byte();
    const palette = reader.colors(own) ?? shared;
    const bits = reader.byte();
    if (!palette || bits < 1 || bits > 8 || !isUnpackable(frame.width, frame.height)) return undefined;
    const numbers = unpackNumbers(reader.blocks(), bits, frame.width * frame.height);
    const data = new Uint8Array(width * height).fill(transparent ?? background);
    place(frame, numbers, (own & 0x40) !== 0, { width, height, data });
    const most = palette.length / 3 - 1;
    for (let index = 0; index < data.length; index++) if ((data[index] ?? 0) > most) data[index] = most;
    return { width, height, data, palette, ...(transparent !== undefined && { transparent }) };
  }
  return undefined;
}
