/** Color types of PNG (PNG specification, 11.2.2). */
export const pngColor = { gray: 0, rgb: 2, palette: 3, grayAlpha: 4, rgba: 6 } as const;

/** The header of a PNG: everything before its pixels. */
export interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly color: number;
  readonly interlaced: boolean;
  /** Three bytes a color. */
  readonly palette: Uint8Array | null;
  /** tRNS: alpha by palette index, or the one color that is clear. */
  readonly clear: Uint8Array | null;
  /** The IDAT chunks joined: one zlib stream. */
  readonly data: Uint8Array;
}

const name = (text: string): number =>
  Array.from(text).reduce((sum, each) => sum * 256 + (each.codePointAt(0) ?? 0), 0);
const chunk = {
  header: name('IHDR'),
  palette: name('PLTE'),
  clear: name('tRNS'),
  data: name('IDAT'),
  end: name('IEND'),
};

/** Bit depths that each color type may have. */
const depths: Readonly<Record<number, readonly number[]>> = {
  [pngColor.gray]: [1, 2, 4, 8, 16],
  [pngColor.rgb]: [8, 16],
  [pngColor.palette]: [1, 2, 4, 8],
  [pngColor.grayAlpha]: [8, 16],
  [pngColor.rgba]: [8, 16],
};

/** Samples of a pixel. */
export function channelsOf(color: number): number {
  if (color === pngColor.rgb) return 3;
  if (color === pngColor.grayAlpha) return 2;
  return color === pngColor.rgba ? 4 : 1;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const [first] = parts;
  if (parts.length === 1 && first) return first;
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** Reads all chunks of a PNG without unpacking its pixels; null when it is broken. */
export function readPngHeader(bytes: Uint8Array): PngHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 33 || view.getUint32(12) !== chunk.header) return null;
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const [bits, color, interlace] = [view.getUint8(24), view.getUint8(25), view.getUint8(28)];
  if (width === 0 || height === 0 || depths[color]?.includes(bits) !== true || interlace > 1) return null;
  let palette: Uint8Array | null = null;
  let clear: Uint8Array | null = null;
  const data: Uint8Array[] = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    if (length > bytes.length - at - 12) return null;
    const content = bytes.subarray(at + 8, at + 8 + length);
    const kind = view.getUint32(at + 4);
    if (kind === chunk.palette) palette = content;
    else if (kind === chunk.clear) clear = content;
    else if (kind === chunk.data) data.push(content);
    else if (kind === chunk.end) break;
    at += length + 12;
  }
  if (data.length === 0 || (color === pngColor.palette && !palette)) return null;
  return { width, height, bits, color, interlaced: interlace === 1, palette, clear, data: join(data) };
}
