import { open, type FileHandle } from 'node:fs/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import { ArchiveError } from './archive-error.ts';
import { through } from '../../output/zip/through.ts';
import {
  directoryHeader,
  endRecords,
  localHeader,
  methods,
  signatures,
  sizes,
  wide,
  wideExtraId,
  type ZipEntry,
} from '../../output/zip/zip-records.ts';

/** Maximum size of a directory in bytes: about four million entries. */
const maxDirectory = 512 * 1024 * 1024;
const piece = 256 * 1024;

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at < length;) {
    const { bytesRead } = await file.read(bytes, at, length - at, position + at);
    if (bytesRead === 0) throw new ArchiveError('cut_off');
    at += bytesRead;
  }
  return bytes;
}

/** 64-bit values that replace those that are too large for their fields, in the order of the fields. */
function wideValues(extra: Buffer, places: readonly number[]): number[] {
  const values = [...places];
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== wideExtraId) continue;
    let from = at + 4;
    values.forEach((value, index) => {
      if (value !== wide || from + 8 > extra.length) return;
      values[index] = Number(extra.readBigUInt64LE(from));
      from += 8;
    });
  }
  return values;
}

function readDirectory(bytes: Buffer): Map<string, ZipEntry> {
  const entries = new Map<string, ZipEntry>();
  for (let at = 0; at < bytes.length;) {
    if (at + sizes.directory > bytes.length || bytes.readUInt32LE(at) !== signatures.directory)
      throw new ArchiveError('damaged');
    const nameEnd = at + sizes.directory + bytes.readUInt16LE(at + 28);
    const extraEnd = nameEnd + bytes.readUInt16LE(at + 30);
    const name = bytes.toString('utf8', at + sizes.directory, nameEnd);
    const places = [bytes.readUInt32LE(at + 24), bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)];
    const [size = 0, packed = 0, offset = 0] = wideValues(bytes.subarray(nameEnd, extraEnd), places);
    const entry = { name, method: bytes.readUInt16LE(at + 10), crc: bytes.readUInt32LE(at + 16), size, packed, offset };
    // Compared byte for byte with the written form: no part of an archive may change undetected.
    if (entries.has(name) || !bytes.subarray(at, extraEnd).equals(directoryHeader(entry)))
      throw new ArchiveError('damaged', name);
    entries.set(name, entry);
    at = extraEnd;
  }
  return entries;
}

/** Whether each entry begins where the previous one ends, and the directory after the last entry. */
function areAdjoining(entries: ReadonlyMap<string, ZipEntry>, directoryAt: number): boolean {
  let next = 0;
  for (const entry of entries.values()) {
    if (entry.offset !== next) return false;
    next += localHeader(entry).length + entry.packed;
  }
  return next === directoryAt;
}

/** Reads a zip written by ZipWriter, entry by entry, in constant memory. Content that differs from the directory is damage. */
export class ZipReader {
  readonly entries: ReadonlyMap<string, ZipEntry>;
  readonly #file: FileHandle;

  private constructor(file: FileHandle, entries: ReadonlyMap<string, ZipEntry>) {
    this.#file = file;
    this.entries = entries;
  }

  /** @throws {ArchiveError} not_an_archive, cut_off, damaged; disk errors unchanged */
  static async open(path: string): Promise<ZipReader> {
    const file = await open(path, 'r');
    try {
      const { size } = await file.stat();
      const tailSize = sizes.wideEnd + sizes.wideLocator + sizes.end;
      const first = size >= 4 ? (await readAt(file, 0, 4)).readUInt32LE(0) : 0;
      if (first !== signatures.local) throw new ArchiveError('not_an_archive');
      if (size < tailSize) throw new ArchiveError('cut_off');
      const tail = await readAt(file, size - tailSize, tailSize);
      if (tail.readUInt32LE(0) !== signatures.wideEnd || tail.readUInt32LE(tailSize - sizes.end) !== signatures.end)
        throw new ArchiveError('cut_off');
      const length = Number(tail.readBigUInt64LE(40));
      const at = Number(tail.readBigUInt64LE(48));
      if (length > maxDirectory || at + length !== size - tailSize) throw new ArchiveError('damaged');
      const entries = readDirectory(await readAt(file, at, length));
      if (!tail.equals(endRecords(entries.size, at, length)) || !areAdjoining(entries, at))
        throw new ArchiveError('damaged');
      return new ZipReader(file, entries);
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** The content of an entry. Fails at the end if it differs from what was written, so read to the end before using it. */
  async *read(name: string): AsyncGenerator<Buffer> {
    const entry = this.#entry(name);
    let crc = 0;
    let size = 0;
    const packed = this.#packed(entry);
    const content: AsyncIterable<Buffer> =
      entry.method === methods.deflated ? through(packed, createInflateRaw()) : packed;
    try {
      for await (const bytes of content) {
        crc = crc32(bytes, crc);
        size += bytes.length;
        // Never unpacks more than the directory states.
        if (size > entry.size) break;
        yield bytes;
      }
    } catch (error) {
      if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
        throw new ArchiveError('damaged', name, { cause: error });
      throw error;
    }
    if (size !== entry.size || crc !== entry.crc) throw new ArchiveError('damaged', name);
  }

  /** The bytes of an entry as they are in the zip, compressed or not. */
  readPacked(name: string): AsyncGenerator<Buffer> {
    return this.#packed(this.#entry(name));
  }

  async close(): Promise<void> {
    await this.#file.close();
  }

  #entry(name: string): ZipEntry {
    const entry = this.entries.get(name);
    if (entry === undefined) throw new ArchiveError('missing', name);
    return entry;
  }

  async *#packed(entry: ZipEntry): AsyncGenerator<Buffer> {
    const { name, packed, offset } = entry;
    const expected = localHeader(entry);
    const header = await readAt(this.#file, offset, expected.length);
    if (!header.equals(expected)) throw new ArchiveError('damaged', name);
    const begin = offset + header.length;
    for (let at = 0; at < packed; at += piece) yield readAt(this.#file, begin + at, Math.min(piece, packed - at));
  }
}
