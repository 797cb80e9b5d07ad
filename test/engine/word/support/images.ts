import { crc32, deflateSync } from 'node:zlib';

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const head = Buffer.alloc(4);
  const tail = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  tail.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, tail]);
}

/** What a PNG is to say of itself. */
export interface PngWishes {
  readonly width?: number;
  readonly height?: number;
  readonly dpi?: number;
  /** Gray of every pixel, so that two images can differ. */
  readonly gray?: number;
  /** Rows of pixels that are really there. */
  readonly rows?: number;
}

/** A whole gray PNG. */
export function makePng({ width = 4, height = 2, dpi, gray = 128, rows = height }: PngWishes = {}): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const physical = Buffer.alloc(9);
  const perMetre = Math.round((dpi ?? 0) / 0.0254);
  physical.writeUInt32BE(perMetre, 0);
  physical.writeUInt32BE(perMetre, 4);
  physical.writeUInt8(1, 8);
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(rows > 1000 ? 1 : Math.min(width, 10_000), gray)]);
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      ...(dpi === undefined ? [] : [chunk('pHYs', physical)]),
      chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: Math.min(rows, 1000) }, () => line)))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

const twoBytes = (value: number): number[] => [value >> 8, value & 0xff];
const twoBytesReversed = (value: number): number[] => [value & 0xff, value >> 8];

/** The frame of a JPEG: all that stands around the picture data. `orientation` is that of Exif. */
export function makeJpeg(width: number, height: number, dpi?: number, orientation?: number): Uint8Array {
  const density = twoBytes(dpi ?? 1);
  const start = [0xff, 0xd8];
  const jfif = [0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, dpi === undefined ? 0 : 1];
  const directory = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation ?? 1, 0, 0, 0, 0, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, ...directory];
  const exif = [0xff, 0xe1, 0, 8 + tiff.length, 0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  const table = [0xff, 0xc4, 0, 4, 1, 2];
  const frame = [0xff, 0xc2, 0, 11, 8, ...twoBytes(height), ...twoBytes(width), 1, 1, 0x11, 0];
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 3, 0xff, 0, 4];
  const end = [0xff, 0xd9];
  return new Uint8Array(
    [start, jfif, density, density, [0, 0], orientation === undefined ? [] : exif, table, frame, scan, end].flat(),
  );
}

export function makeGif(width: number, height: number): Uint8Array {
  const size = [...twoBytesReversed(width), ...twoBytesReversed(height)];
  const head = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, ...size, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  const extension = [0x21, 0xf9, 4, 0, 0, 0, 0, 0];
  const image = [0x2c, 0, 0, 0, 0, ...size, 0, 2, 2, 0x44, 1, 0];
  return new Uint8Array([head, extension, image, [0x3b]].flat());
}

/** An SVG of 20 by 10 mm with something in it. */
export function makeSvg(inside = '<rect width="20" height="10"/>', attributes = ''): Uint8Array {
  return new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" width="20mm" height="10mm" viewBox="0 0 20 10"${attributes}>${inside}</svg>`,
  );
}

export function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}
