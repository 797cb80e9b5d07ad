import { crc32 } from '../platform/crc32.ts';
import { portableCodec } from '../platform/portable-codec.ts';
import { zlibStream } from '../platform/zlib.ts';
import type { Barcode } from './barcode.ts';

/** A barcode as pictures: SVG, and PNG for programs without SVG. */
export interface BarcodePicture {
  readonly svg: Uint8Array;
  readonly png: Uint8Array;
}

/** Height of stretched bars, mm. */
const usualHeight = 15;
/** Pixels of a module in the PNG. */
const pixels = 8;

function sizeInMm({ width, height, shape, module }: Barcode): { width: number; height: number } {
  return { width: width * module.usual, height: shape === 'stretched' ? usualHeight : height * module.usual };
}

const round = (value: number): string => String(Math.round(value * 1000) / 1000);

function svgOf(code: Barcode): string {
  const size = sizeInMm(code);
  const path = code.shapes.map((points) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${round(size.width)}mm" height="${round(size.height)}mm"`,
    ` viewBox="0 0 ${round(code.width)} ${round(code.height)}" preserveAspectRatio="none" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0H${round(code.width)}V${round(code.height)}H0Z"/>`,
    `<path fill="#000" fill-rule="evenodd" d="${path}"/></svg>`,
  ].join('');
}

/** Where the edges of the shapes cross a line across, from left to right. */
function crossings({ shapes }: Barcode, y: number): number[] {
  const found: number[] = [];
  for (const points of shapes) {
    for (const [index, [x1, y1]] of points.entries()) {
      const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1];
      if (y1 > y !== y2 > y) found.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
    }
  }
  return found.sort((one, two) => one - two);
}

/** Rows of a PNG of one bit a pixel (0 black), each after its filter type. */
function rowsOf(code: Barcode, width: number, height: number): Uint8Array {
  const bytes = 1 + Math.ceil(width / 8);
  const rows = new Uint8Array(bytes * height).fill(0xff);
  for (let row = 0; row < height; row++) {
    rows[row * bytes] = 0;
    const at = crossings(code, ((row + 0.5) * code.height) / height);
    for (let index = 0; index + 1 < at.length; index += 2) {
      const from = Math.round((at[index] as number) * pixels);
      const to = Math.round((at[index + 1] as number) * pixels);
      for (let x = from; x < to; x++) {
        const byte = row * bytes + 1 + (x >> 3);
        rows[byte] = (rows[byte] as number) & ~(0x80 >> (x & 7));
      }
    }
  }
  return rows;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let index = 0; index < 4; index++) bytes[4 + index] = type.charCodeAt(index);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)));
  return bytes;
}

function pngOf(code: Barcode): Uint8Array {
  const size = sizeInMm(code);
  const width = Math.round(code.width * pixels);
  const height = Math.round((width * size.height) / size.width);
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header[8] = 1;
  // Pixels in a meter, so that programs give it its size.
  const density = new Uint8Array(9);
  const perMeter = Math.round((width / size.width) * 1000);
  new DataView(density.buffer).setUint32(0, perMeter);
  new DataView(density.buffer).setUint32(4, perMeter);
  density[8] = 1;
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('pHYs', density),
    chunk('IDAT', zlibStream(rowsOf(code, width, height), portableCodec)),
    chunk('IEND', new Uint8Array()),
  ];
  const png = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    png.set(part, at);
    at += part.length;
  }
  return png;
}

/** A barcode as pictures for documents that are not drawn by this engine. Its natural size is that of common labels. */
export function barcodePicture(code: Barcode): BarcodePicture {
  return { svg: new TextEncoder().encode(svgOf(code)), png: pngOf(code) };
}
