import { isUnpackable, type Pixels, type TooLarge } from '../../../../images/pixels.ts';

/** Length of the header of the file, and least length of that of the picture (BITMAPINFOHEADER). */
const fileHeader = 14;
const infoHeader = 40;

/** Kinds of packing: none, and none, or bit fields with the masks of the colors. */
const plain = 0;
const withMasks = 3;

export function isBmp(bytes: Uint8Array): boolean {
  return bytes[0] === 0x42 && bytes[1] === 0x4d;
}

interface Header {
  readonly width: number;
  readonly height: number;
  readonly isUpsideDown: boolean;
  readonly bits: number;
  /** Where the pixels and the colors begin. */
  readonly data: number;
  readonly colors: number;
  readonly colorCount: number;
}

function readHeader(view: DataView): Header | undefined {
  if (view.byteLength < fileHeader + infoHeader) return undefined;
  const length = view.getUint32(fileHeader, true);
  const stated = view.getInt32(fileHeader + 8, true);
  const bits = view.getUint16(fileHeader + 14, true);
  const packing = view.getUint32(fileHeader + 16, true);
  const count = view.getUint32(fileHeader + 32, true);
  if (length < infoHeader || (packing !== plain && !(packing === withMasks && bits === 32))) return undefined;
  if (![1, 4, 8, 24, 32].includes(bits)) return undefined;
  const most = bits <= 8 ? 2 ** bits : 0;
  return {
    width: view.getInt32(fileHeader + 4, true),
    height: Math.abs(stated),
    isUpsideDown: stated > 0,
    bits,
    data: view.getUint32(10, true),
    colors: fileHeader + length,
    colorCount: count === 0 || count > most ? most : count,
  };
}

/** Blue, green and red of the file as red, green and blue. */
function copyColors(from: Uint8Array, start: number, step: number, count: number, to: Uint8Array, at: number): void {
  for (let index = 0; index < count; index++) {
    const [source, target] = [start + index * step, at + index * 3];
    to[target] = from[source + 2] ?? 0;
    to[target + 1] = from[source + 1] ?? 0;
    to[target + 2] = from[source] ?? 0;
  }
}

/** Numbers of colors of a row, 1, 4 or 8 bits each. */
function copyNumbers(from: Uint8Array, start: number, bits: number, count: number, to: Uint8Array, at: number): void {
  const mask = 2 ** bits - 1;
  for (let index = 0; index < count; index++) {
    const bit = index * bits;
    to[at + index] = ((from[start + (bit >> 3)] ?? 0) >> (8 - bits - (bit & 7))) & mask;
  }
}

/** The pixels of a BMP that is not packed; undefined for one that is broken, packed, or too large to unpack. */
export function readBmp(bytes: Uint8Array): Pixels | TooLarge | undefined {
  const header = readHeader(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (!header) return undefined;
  const { width, height, isUpsideDown, bits, data: begin, colors, colorCount } = header;
  if (!isUnpackable(width, height)) return { width, height };
  // Rows are filled up to four bytes.
  const row = Math.ceil((width * bits) / 32) * 4;
  if (begin + row * height > bytes.length || colors + colorCount * 4 > bytes.length) return undefined;
  const hasPalette = bits <= 8;
  const length = width * (hasPalette ? 1 : 3);
  const data = new Uint8Array(length * height);
  for (let index = 0; index < height; index++) {
    const start = begin + (isUpsideDown ? height - 1 - index : index) * row;
    if (hasPalette) copyNumbers(bytes, start, bits, width, data, index * length);
    else copyColors(bytes, start, bits / 8, width, data, index * length);
  }
  if (!hasPalette) return { width, height, data };
  // Numbers without a color are black.
  const palette = new Uint8Array(2 ** bits * 3);
  copyColors(bytes, colors, 4, colorCount, palette, 0);
  return { width, height, data, palette };
}
