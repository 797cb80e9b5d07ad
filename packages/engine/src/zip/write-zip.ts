import type { Codec } from '../platform/codec.ts';
import {
  deflated,
  directoryHeaderSize,
  directorySignature,
  endRecordSize,
  endSignature,
  fixedDosDate,
  localHeaderSize,
  localSignature,
  stored,
  type ZipEntry,
  utf8Flag,
} from './format.ts';
import { portableCodec } from '../platform/portable-codec.ts';

/**
 * zlib level for what a document adds or rewrites as a whole: relationships, content types, lists. Parts with tags are deflated
 * by `write/deflate-part.ts`. Measured on 106 kB of XML: level 3 is four times as fast as 6, for 27 % more bytes.
 */
export const documentLevel = 6;

const encoder = new TextEncoder();

/** A file to be written: plain data, or an entry copied from another archive as it is. */
export interface ZipInput {
  readonly name: string;
  readonly data: Uint8Array;
  /** Keep the data uncompressed, for what is compressed already. */
  readonly store?: boolean;
}

/** Compresses one file into an entry. Data that deflate would not shrink is stored. */
export function zipEntry(input: ZipInput, codec: Codec, level = 6): ZipEntry {
  const { name, data } = input;
  const crc = codec.crc32(data);
  const compressed = input.store ? data : codec.deflateRaw(data, level);
  if (compressed.length >= data.length) return { name, method: stored, crc, size: data.length, compressed: data };
  return { name, method: deflated, crc, size: data.length, compressed };
}

function writeHeader(view: DataView, at: number, entry: ZipEntry, nameLength: number): void {
  view.setUint16(at, 20, true); // version needed: 2.0
  view.setUint16(at + 2, utf8Flag, true);
  view.setUint16(at + 4, entry.method, true);
  view.setUint16(at + 6, 0, true);
  view.setUint16(at + 8, fixedDosDate, true);
  view.setUint32(at + 10, entry.crc, true);
  view.setUint32(at + 14, entry.compressed.length, true);
  view.setUint32(at + 18, entry.size, true);
  view.setUint16(at + 22, nameLength, true);
}

/** Joins entries into an archive, in their order. The same entries give the same bytes. */
export function joinZip(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const names = entries.map((entry) => encoder.encode(entry.name));
  let size = endRecordSize;
  entries.forEach((entry, index) => {
    const nameLength = (names[index] as Uint8Array).length;
    size += localHeaderSize + directoryHeaderSize + nameLength * 2 + entry.compressed.length;
  });
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);

  const offsets: number[] = [];
  let at = 0;
  entries.forEach((entry, index) => {
    const name = names[index] as Uint8Array;
    offsets.push(at);
    view.setUint32(at, localSignature, true);
    writeHeader(view, at + 4, entry, name.length);
    bytes.set(name, at + localHeaderSize);
    bytes.set(entry.compressed, at + localHeaderSize + name.length);
    at += localHeaderSize + name.length + entry.compressed.length;
  });

  const directoryAt = at;
  entries.forEach((entry, index) => {
    const name = names[index] as Uint8Array;
    view.setUint32(at, directorySignature, true);
    view.setUint16(at + 4, 20, true); // version made by: 2.0, MS-DOS attributes
    writeHeader(view, at + 6, entry, name.length);
    view.setUint32(at + 42, offsets[index] as number, true);
    bytes.set(name, at + directoryHeaderSize);
    at += directoryHeaderSize + name.length;
  });

  view.setUint32(at, endSignature, true);
  view.setUint16(at + 8, entries.length, true);
  view.setUint16(at + 10, entries.length, true);
  view.setUint32(at + 12, at - directoryAt, true);
  view.setUint32(at + 16, directoryAt, true);
  return bytes;
}

/** Compresses files into an archive, in their order. The same files give the same bytes with the same codec. */
export function writeZip(inputs: readonly ZipInput[], options: { codec?: Codec } = {}): Uint8Array<ArrayBuffer> {
  const codec = options.codec ?? portableCodec;
  return joinZip(inputs.map((input) => zipEntry(input, codec)));
}

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
