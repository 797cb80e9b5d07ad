import type { Codec } from '../../../../platform/codec.ts';
import { zlibStream } from '../../../../platform/zlib.ts';
import type { Pixels } from '../../../../images/pixels.ts';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function chunk(name: string, data: Uint8Array, codec: Codec): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let index = 0; index < 4; index++) bytes[4 + index] = name.charCodeAt(index);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, codec.crc32(bytes.subarray(4, data.length + 8)));
  return bytes;
}

/** Rows with the byte before each that specifies they are as they are. */
function rowsOf({ width, height, data, palette }: Pixels): Uint8Array {
  const length = width * (palette ? 1 : 3);
  const rows = new Uint8Array((length + 1) * height);
  for (let row = 0; row < height; row++)
    rows.set(data.subarray(row * length, (row + 1) * length), row * (length + 1) + 1);
  return rows;
}

/** A PNG of these pixels (PNG specification, 11.2 and 11.3). */
export function writePng(pixels: Pixels, codec: Codec): Uint8Array {
  const { width, height, palette, transparent } = pixels;
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, palette ? 3 : 2], 8);
  const chunks = [Uint8Array.from(signature), chunk('IHDR', header, codec)];
  if (palette) chunks.push(chunk('PLTE', palette, codec));
  if (palette && transparent !== undefined && transparent < palette.length / 3) {
    const alphas = new Uint8Array(transparent + 1).fill(255);
    alphas[transparent] = 0;
    chunks.push(chunk('tRNS', alphas, codec));
  }
  chunks.push(chunk('IDAT', zlibStream(rowsOf(pixels), codec), codec), chunk('IEND', new Uint8Array(), codec));
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const each of chunks) {
    bytes.set(each, at);
    at += each.length;
  }
  return bytes;
}
