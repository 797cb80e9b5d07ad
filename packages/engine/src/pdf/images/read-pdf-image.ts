import { createProblem, type Place, type Problem } from '../../problems/index.ts';
import type { Limits } from '../../platform/limits.ts';
import { isJpeg, readJpeg } from '../../images/read-jpeg.ts';
import { isPng, readPng } from '../../images/read-png.ts';
import type { Codec } from '../../platform/codec.ts';
import { jpegImage } from './jpeg-image.ts';
import type { PdfImage } from './pdf-image.ts';
import { readPngHeader } from './png-header.ts';
import { pngImage, pngMemory } from './png-image.ts';

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
