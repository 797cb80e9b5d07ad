import { mostPixels } from '../../../images/pixels.ts';
import { isGif, unpackGif } from '../../../images/read-gif.ts';
import { isJpeg, readJpeg } from '../../../images/read-jpeg.ts';
import { isPng, readPng } from '../../../images/read-png.ts';
import type { Codec } from '../../../platform/codec.ts';
import type { Limits } from '../../../platform/limits.ts';
import type { ProblemId, ProblemParams } from '../../../problems/index.ts';
import type { ZipArchive } from '../../../zip/index.ts';
import { isBmp, readBmp } from './pictures/read-bmp.ts';
import { writePng } from './pictures/write-png.ts';

/** The bytes of a picture that can be shown, or why it cannot. */
export type StoredPicture =
  | { readonly bytes: Uint8Array; readonly part: string }
  | { readonly problem: ProblemId; readonly params: ProblemParams };

/** Starts of files of other kinds, and what people call them. */
const otherKinds: readonly (readonly [start: readonly number[], kind: string])[] = [
  [[0x42, 0x4d], 'BMP'],
  [[0x49, 0x49, 0x2a, 0x00], 'TIFF'],
  [[0x4d, 0x4d, 0x00, 0x2a], 'TIFF'],
  [[0xd7, 0xcd, 0xc6, 0x9a], 'WMF'],
  [[0x01, 0x00, 0x00, 0x00], 'EMF'],
  [[0x52, 0x49, 0x46, 0x46], 'WebP'],
];

function kindOf(bytes: Uint8Array, name: string): string {
  const found = otherKinds.find(([start]) => start.every((byte, index) => bytes[index] === byte));
  return found?.[1] ?? /\.(\w+)$/.exec(name)?.[1]?.toUpperCase() ?? '?';
}

/** The pictures of a package, each looked at once. */
export class PictureStore {
  readonly #archive: ZipArchive;
  readonly #limits: Limits;
  readonly #codec: Codec;
  readonly #found = new Map<string, StoredPicture>();

  constructor(archive: ZipArchive, limits: Limits, codec: Codec) {
    this.#archive = archive;
    this.#limits = limits;
    this.#codec = codec;
  }

  picture(part: string): StoredPicture {
    let found = this.#found.get(part);
    if (!found) this.#found.set(part, (found = this.#look(part)));
    return found;
  }

  /** Pictures of kinds that PDF does not know become PNG. */
  #unpack(bytes: Uint8Array, part: string): StoredPicture {
    const pixels = isGif(bytes) ? unpackGif(bytes) : readBmp(bytes);
    if (pixels?.data) return { bytes: writePng(pixels, this.#codec), part };
    if (pixels) {
      const { width, height } = pixels;
      return { problem: 'convert.picture-pixels', params: { width, height, limit: mostPixels } };
    }
    if (isBmp(bytes)) return { problem: 'convert.picture-kind', params: { kind: kindOf(bytes, part) } };
    return { problem: 'convert.picture-broken', params: { name: part } };
  }

  #look(part: string): StoredPicture {
    if (!this.#archive.has(part)) return { problem: 'convert.picture-missing', params: { name: part } };
    const bytes = this.#archive.read(part);
    const { imageBytes, imagePixels } = this.#limits;
    if (bytes.length > imageBytes) {
      return { problem: 'convert.picture-too-large', params: { size: bytes.length, limit: imageBytes } };
    }
    if (isGif(bytes) || isBmp(bytes)) return this.#unpack(bytes, part);
    const read = isPng(bytes) ? readPng : isJpeg(bytes) ? readJpeg : null;
    if (!read) return { problem: 'convert.picture-kind', params: { kind: kindOf(bytes, part) } };
    const size = read(bytes);
    if (!size) return { problem: 'convert.picture-broken', params: { name: part } };
    if (size.width * size.height > imagePixels) {
      return {
        problem: 'convert.picture-pixels',
        params: { width: size.width, height: size.height, limit: imagePixels },
      };
    }
    return { bytes, part };
  }
}
