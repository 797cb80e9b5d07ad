import type { Codec } from '../platform/codec.ts';
import { stored } from './format.ts';
import { zipEntry } from './write-zip.ts';
import type { ZipEntry } from './zip-entry.ts';

/** Stored entries that are smaller are not worth a look. */
const smallest = 1024;

/** Formats of pictures that are compressed themselves, nearly always well enough. */
const compressedFormat = /\.(png|jpe?g|gif)$/i;

/** So many bytes, from the middle, show whether a picture was compressed badly: then they become smaller by a twentieth. */
const sampleSize = 4096;
const worthwhileShare = 0.95;

/** Would deflate make data of a compressed format smaller by more than a few bytes? */
function isBadlyCompressed(data: Uint8Array, codec: Codec): boolean {
  const middle = Math.max(0, (data.length - sampleSize) >> 1);
  const sample = data.subarray(middle, middle + sampleSize);
  return codec.deflateRaw(sample, 1).length < sample.length * worthwhileShare;
}

/** A picture as an entry, stored unless deflate makes it clearly smaller. */
export function pictureEntry(name: string, data: Uint8Array, codec: Codec): ZipEntry {
  return zipEntry({ name, data, store: !isBadlyCompressed(data, codec) }, codec);
}

/**
 * An entry of an archive as it goes into each of many others: compressed again where it was stored, or compressed in a hurry, as Word
 * does. `data` are its inflated bytes.
 */
export function packAgain(entry: ZipEntry, data: Uint8Array, codec: Codec): ZipEntry {
  const { name, method, size } = entry;
  const isHasty = method === stored ? size >= smallest : entry.isFast === true;
  if (!isHasty) return entry;
  const again = compressedFormat.test(name) ? pictureEntry(name, data, codec) : zipEntry({ name, data }, codec);
  return again.compressed.length < entry.compressed.length ? again : entry;
}
