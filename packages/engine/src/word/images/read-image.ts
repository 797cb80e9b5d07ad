import { HelperError } from '../data/helper-error.ts';
import type { Limits } from '../../platform/limits.ts';
import { naturalSize, type EmbeddedImage, type ImageFormat } from './embedded-image.ts';
import type { ImageSize } from '../../images/pixels.ts';
import { isGif, readGif } from '../../images/read-gif.ts';
import { isJpeg, readJpeg } from '../../images/read-jpeg.ts';
import { isPng, readPng } from '../../images/read-png.ts';
import { isSvg, readSvg } from './read-svg.ts';

interface Reader {
  readonly format: ImageFormat;
  readonly is: (bytes: Uint8Array) => boolean;
  readonly read: (bytes: Uint8Array) => ImageSize | null;
}

const readers: readonly Reader[] = [
  { format: 'png', is: isPng, read: readPng },
  { format: 'jpeg', is: isJpeg, read: readJpeg },
  { format: 'gif', is: isGif, read: readGif },
  { format: 'svg', is: isSvg, read: readSvg },
];

/** Is it an image of a format that we know, going by its first bytes? */
export function isImage(bytes: Uint8Array): boolean {
  return readers.some(({ is }) => is(bytes));
}

/** A PNG of one transparent pixel. */
const emptyPng = new Uint8Array([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d, 0x49, 0x48, 0x44, 0x52, 0x00, 0x00, 0x00,
  0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x06, 0x00, 0x00, 0x00, 0x1f, 0x15, 0xc4, 0x89, 0x00, 0x00, 0x00, 0x0b, 0x49,
  0x44, 0x41, 0x54, 0x78, 0x9c, 0x63, 0x60, 0x00, 0x02, 0x00, 0x00, 0x05, 0x00, 0x01, 0x7a, 0x5e, 0xab, 0x3f, 0x00,
  0x00, 0x00, 0x00, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82,
]);

const emptyImage: EmbeddedImage = {
  format: 'png',
  bytes: emptyPng,
  width: 1,
  height: 1,
  fallback: null,
  turned: false,
  bareSvg: false,
};

/**
 * Looks at an image: its format by its first bytes, its size by its header. What it shows is never unpacked.
 * `fallback` is the picture for programs without SVG.
 * @throws HelperError `word.image-too-large`, `word.image-format`, `word.image-broken`, `word.image-pixels`,
 * `word.image-svg-unsafe`
 */
export function readImage(bytes: Uint8Array, limits: Limits, fallback: EmbeddedImage | null = null): EmbeddedImage {
  if (bytes.length > limits.imageBytes) {
    throw new HelperError('word.image-too-large', { size: bytes.length, limit: limits.imageBytes });
  }
  const reader = readers.find(({ is }) => is(bytes));
  if (!reader) throw new HelperError('word.image-format');
  const { format } = reader;
  const size = reader.read(bytes);
  if (!size) throw new HelperError('word.image-broken', { format: format.toUpperCase() });
  if (size.width * size.height > limits.imagePixels && format !== 'svg') {
    const { width, height } = size;
    throw new HelperError('word.image-pixels', { width, height, limit: limits.imagePixels });
  }
  const isVector = format === 'svg';
  return {
    format,
    bytes,
    ...naturalSize(size),
    fallback: isVector ? (fallback ?? emptyImage) : null,
    turned: size.turned === true,
    bareSvg: isVector && fallback === null,
  };
}
