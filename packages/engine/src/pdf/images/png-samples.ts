import type { Codec } from '../../platform/codec.ts';
import { channelsOf, type PngHeader } from './png-header.ts';

/** Starts and steps of the seven passes of Adam7 (PNG specification, 8.2): x, y, step x, step y. */
const passes: readonly (readonly [number, number, number, number])[] = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
];

interface Pass {
  readonly x: number;
  readonly y: number;
  readonly stepX: number;
  readonly stepY: number;
  readonly width: number;
  readonly height: number;
}

function passesOf({ width, height, interlaced }: PngHeader): Pass[] {
  if (!interlaced) return [{ x: 0, y: 0, stepX: 1, stepY: 1, width, height }];
  return passes
    .map(([x, y, stepX, stepY]) => ({
      x,
      y,
      stepX,
      stepY,
      width: Math.ceil((width - x) / stepX),
      height: Math.ceil((height - y) / stepY),
    }))
    .filter((pass) => pass.width > 0 && pass.height > 0);
}

function rowBytes(header: PngHeader, width: number): number {
  return Math.ceil((width * channelsOf(header.color) * header.bits) / 8);
}

/** Bytes of the unpacked pixels with the filter byte of each row. */
export function rawSize(header: PngHeader): number {
  return passesOf(header).reduce((sum, { width, height }) => sum + height * (rowBytes(header, width) + 1), 0);
}

/** The unpacked data, filters included; null when it is broken or not as long as the header specifies. */
export function inflatePng(header: PngHeader, codec: Codec): Uint8Array | null {
  const { data } = header;
  // zlib: two bytes before the deflate data and its checksum behind it (RFC 1950).
  if (data.length < 7 || ((data[0] ?? 0) & 15) !== 8 || (((data[0] ?? 0) << 8) | (data[1] ?? 0)) % 31 !== 0)
    return null;
  try {
    return codec.inflateRaw(data.subarray(2), rawSize(header));
  } catch {
    return null;
  }
}

function paeth(a: number, b: number, c: number): number {
  const estimate = a + b - c;
  const [toA, toB, toC] = [Math.abs(estimate - a), Math.abs(estimate - b), Math.abs(estimate - c)];
  if (toA <= toB && toA <= toC) return a;
  return toB <= toC ? b : c;
}

/** Undoes the filter of one row in place (PNG specification, 9.2). False for a filter that does not exist. */
function unfilter(kind: number, row: Uint8Array, above: Uint8Array | null, pixel: number): boolean {
  if (kind > 4) return false;
  if (kind === 0) return true;
  for (let at = 0; at < row.length; at += 1) {
    const a = at >= pixel ? (row[at - pixel] ?? 0) : 0;
    const b = above?.[at] ?? 0;
    const c = at >= pixel ? (above?.[at - pixel] ?? 0) : 0;
    const guess = kind === 1 ? a : kind === 2 ? b : kind === 3 ? (a + b) >> 1 : paeth(a, b, c);
    row[at] = ((row[at] ?? 0) + guess) & 0xff;
  }
  return true;
}

/** Samples of 16 bits keep their upper byte; smaller ones are returned as they are. */
function sampleAt(row: Uint8Array, index: number, bits: number): number {
  if (bits === 8) return row[index] ?? 0;
  if (bits === 16) return row[index * 2] ?? 0;
  const at = index * bits;
  return ((row[at >> 3] ?? 0) >> (8 - bits - (at & 7))) & ((1 << bits) - 1);
}

/**
 * The samples of a PNG, one byte each, row by row in the order of the page, whatever its filters and interlace. Samples of less
 * than 8 bits are not stretched: a palette needs them as they are. Null when the data is broken.
 */
export function pngSamples(header: PngHeader, codec: Codec): Uint8Array | null {
  const raw = inflatePng(header, codec);
  if (!raw) return null;
  const { width, height, bits, color } = header;
  const channels = channelsOf(color);
  const pixel = Math.max(1, (bits * channels) >> 3);
  const samples = new Uint8Array(width * height * channels);
  let at = 0;
  for (const pass of passesOf(header)) {
    const length = rowBytes(header, pass.width);
    let above: Uint8Array | null = null;
    for (let line = 0; line < pass.height; line += 1) {
      const row = raw.subarray(at + 1, at + 1 + length);
      if (!unfilter(raw[at] ?? 0, row, above, pixel)) return null;
      const y = pass.y + line * pass.stepY;
      for (let index = 0; index < pass.width; index += 1) {
        const to = (y * width + pass.x + index * pass.stepX) * channels;
        for (let channel = 0; channel < channels; channel += 1) {
          samples[to + channel] = sampleAt(row, index * channels + channel, bits);
        }
      }
      above = row;
      at += length + 1;
    }
  }
  return samples;
}
