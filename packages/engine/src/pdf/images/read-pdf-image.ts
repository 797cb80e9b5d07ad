import { isJpeg, readJpeg } from '../../images/read-jpeg.ts';
import { isPng, readPng } from '../../images/read-png.ts';
import type { Codec } from '../../platform/codec.ts';
import type { Limits } from '../../platform/limits.ts';
import { createProblem, type Place, type Problem } from '../../problems/index.ts';
import { PdfDict, PdfName } from '../read/index.ts';
import type { PdfImage } from './pdf-image.ts';
import { readPngHeader } from './png-header.ts';
import { pngImage, pngMemory } from './png-image.ts';

/** Segments that hold the size: SOF0-SOF15 without DHT, JPG and DAC (ITU-T T.81, table B.1). */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

const adobe = [0x41, 0x64, 0x6f, 0x62, 0x65];

/** A JPEG for a PDF, its data as it is; null when it has no frame that PDF can show (baseline or progressive, 8 bits). */
export function jpegImage(bytes: Uint8Array): PdfImage | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let inverted = false;
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    if (marker === 0xd9 || marker === 0xda) return null;
    const length = view.getUint16(at + 2);
    if (length < 2 || at + 2 + length > bytes.length) return null;
    // Adobe's programs write four-color JPEGs upside down: 0 is full ink.
    if (marker === 0xee && adobe.every((byte, index) => bytes[at + 4 + index] === byte)) inverted = true;
    if (isFrame(marker)) {
      if (length < 8 || bytes[at + 4] !== 8 || marker > 0xc2) return null;
      const [height, width, parts] = [view.getUint16(at + 5), view.getUint16(at + 7), bytes[at + 9] ?? 0];
      const space = parts === 1 ? 'DeviceGray' : parts === 3 ? 'DeviceRGB' : parts === 4 ? 'DeviceCMYK' : null;
      if (space === null || width === 0 || height === 0) return null;
      const dict = PdfDict.of({
        Type: PdfName.of('XObject'),
        Subtype: PdfName.of('Image'),
        Width: width,
        Height: height,
        ColorSpace: PdfName.of(space),
        BitsPerComponent: 8,
        Filter: PdfName.of('DCTDecode'),
        Decode: parts === 4 && inverted ? [1, 0, 1, 0, 1, 0, 1, 0] : undefined,
      });
      return { width, height, dict, data: bytes };
    }
    at += 2 + length;
  }
  return null;
}

/** What makes PDF pictures of bytes: a picture that was made once is kept for as long as its bytes are. */
export class PdfImageReader {
  readonly #codec: Codec;
  readonly #limits: Limits;
  readonly #kept = new WeakMap<Uint8Array, PdfImage>();

  constructor(codec: Codec, limits: Limits) {
    this.#codec = codec;
    this.#limits = limits;
  }

  /**
   * The picture, or what is wrong: `pdf.image-too-large`, `pdf.image-format`, `pdf.image-broken`, `pdf.image-pixels`,
   * `pdf.image-memory`.
   */
  read(bytes: Uint8Array, place: Place): PdfImage | Problem {
    const kept = this.#kept.get(bytes);
    if (kept) return kept;
    const { imageBytes, imagePixels } = this.#limits;
    if (bytes.length > imageBytes) return createProblem('pdf.image-too-large', place, { limit: imageBytes });
    const png = isPng(bytes);
    if (!png && !isJpeg(bytes)) return createProblem('pdf.image-format', place);
    const size = png ? readPng(bytes) : readJpeg(bytes);
    if (!size) return createProblem('pdf.image-broken', place);
    const { width, height } = size;
    if (width * height > imagePixels)
      return createProblem('pdf.image-pixels', place, { width, height, limit: imagePixels });
    const image = png ? this.#png(bytes, place) : jpegImage(bytes);
    if (!image) return createProblem('pdf.image-broken', place);
    if (!('severity' in image)) this.#kept.set(bytes, image);
    return image;
  }

  #png(bytes: Uint8Array, place: Place): PdfImage | Problem | null {
    const header = readPngHeader(bytes);
    if (!header) return null;
    const { imageMemory } = this.#limits;
    const size = pngMemory(header);
    if (size > imageMemory) return createProblem('pdf.image-memory', place, { size, limit: imageMemory });
    return pngImage(header, this.#codec);
  }
}
