import { closeSync, fstatSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import {
  directoryHeaderSize,
  directorySignature,
  endRecordSize,
  endSignature,
  fixedDosDate,
  localHeaderSize,
  localSignature,
  stored,
  utf8Flag,
} from '../../zip/format.ts';

/** Sizes and offsets from here on are stored in the 64-bit records (PKWARE APPNOTE 6.3, 4.3.9 and 4.3.14 to 4.5.3), as do counts of files. */
const wide = 0xffffffff;
const wideCount = 0xffff;
const wideExtraId = 0x0001;
const wideEndSignature = 0x06064b50;
const wideLocatorSignature = 0x07064b50;

/** A file of a zip: its name, its bytes, and the offset of its header. */
interface ZipStreamEntry {
  readonly name: Buffer;
  readonly crc: number;
  readonly size: number;
  readonly offset: number;
}

function writeFields(view: Buffer, at: number, { name, crc, size }: ZipStreamEntry, version: number): void {
  view.writeUInt16LE(version, at);
  view.writeUInt16LE(utf8Flag, at + 2);
  view.writeUInt16LE(stored, at + 4);
  view.writeUInt16LE(0, at + 6);
  view.writeUInt16LE(fixedDosDate, at + 8);
  view.writeUInt32LE(crc, at + 10);
  view.writeUInt32LE(Math.min(size, wide), at + 14);
  view.writeUInt32LE(Math.min(size, wide), at + 18);
  view.writeUInt16LE(name.length, at + 22);
}

/** The extra field of an entry whose numbers need 64 bits; empty for others. */
function wideExtra(values: readonly number[]): Buffer {
  if (values.length === 0) return Buffer.alloc(0);
  const extra = Buffer.alloc(4 + values.length * 8);
  extra.writeUInt16LE(wideExtraId, 0);
  extra.writeUInt16LE(values.length * 8, 2);
  values.forEach((value, index) => extra.writeBigUInt64LE(BigInt(value), 4 + index * 8));
  return extra;
}

/** The local header before the bytes of a file. */
export function localHeader(entry: ZipStreamEntry): Buffer {
  const { name, size } = entry;
  const extra = wideExtra(size >= wide ? [size, size] : []);
  const header = Buffer.alloc(localHeaderSize);
  header.writeUInt32LE(localSignature, 0);
  writeFields(header, 4, entry, extra.length > 0 ? 45 : 20);
  header.writeUInt16LE(extra.length, 28);
  return Buffer.concat([header, name, extra]);
}

/** The line of a file in the directory. */
export function directoryHeader(entry: ZipStreamEntry): Buffer {
  const { size, offset, name } = entry;
  const extra = wideExtra([...(size >= wide ? [size, size] : []), ...(offset >= wide ? [offset] : [])]);
  const header = Buffer.alloc(directoryHeaderSize);
  const version = extra.length > 0 ? 45 : 20;
  header.writeUInt32LE(directorySignature, 0);
  header.writeUInt16LE(version, 4);
  writeFields(header, 6, entry, version);
  header.writeUInt16LE(extra.length, 30);
  header.writeUInt32LE(Math.min(offset, wide), 42);
  return Buffer.concat([header, name, extra]);
}

/** What a zip ends with: so many files, whose directory of `size` bytes begins at `at`. */
export function endRecords(count: number, at: number, size: number): Buffer {
  const end = Buffer.alloc(endRecordSize);
  end.writeUInt32LE(endSignature, 0);
  end.writeUInt16LE(Math.min(count, wideCount), 8);
  end.writeUInt16LE(Math.min(count, wideCount), 10);
  end.writeUInt32LE(Math.min(size, wide), 12);
  end.writeUInt32LE(Math.min(at, wide), 16);
  if (count < wideCount && size < wide && at < wide) return end;
  const record = Buffer.alloc(56);
  record.writeUInt32LE(wideEndSignature, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(45, 12);
  record.writeUInt16LE(45, 14);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(size), 40);
  record.writeBigUInt64LE(BigInt(at), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(wideLocatorSignature, 0);
  locator.writeBigUInt64LE(BigInt(at + size), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([record, locator, end]);
}

/** Bytes that are read at a time, and that are gathered before they are written. */
const pieceSize = 256 * 1024;

/**
 * Writes a zip of files on disk, a piece at a time and without compressing them again: Word and PDF files are compressed
 * already. Equal files in equal order give equal bytes. Of more than 65,535 files or 4 GiB the zip64 records are written.
 */
export class ZipStream {
  readonly #file: number;
  readonly #entries: ZipStreamEntry[] = [];
  readonly #piece = Buffer.allocUnsafe(pieceSize);
  /** Bytes per write: most files are much shorter. */
  readonly #gathered = Buffer.allocUnsafe(pieceSize);
  #gatheredSize = 0;
  #offset = 0;

  constructor(path: string) {
    this.#file = openSync(path, 'w');
  }

  /** Adds a file under a name. A file of one piece is read once; a longer one again, behind the header that has its checksum. */
  add(name: string, path: string): void {
    const file = openSync(path, 'r');
    try {
      const { size } = fstatSync(file);
      const first = this.#read(file, 0, size);
      let crc = crc32(first);
      for (let at = first.length; at < size;) {
        const bytes = this.#read(file, at, size);
        crc = crc32(bytes, crc);
        at += bytes.length;
      }
      const entry = { name: Buffer.from(name), crc, size, offset: this.#offset };
      this.#write(localHeader(entry));
      if (first.length === size) this.#write(first);
      else for (let at = 0; at < size;) at += this.#write(this.#read(file, at, size));
      this.#entries.push(entry);
    } finally {
      closeSync(file);
    }
  }

  /** Writes the directory, flushes the zip to disk and closes it. */
  end(): void {
    const directoryAt = this.#offset;
    for (const entry of this.#entries) this.#write(directoryHeader(entry));
    this.#write(endRecords(this.#entries.length, directoryAt, this.#offset - directoryAt));
    this.#flush();
    fsyncSync(this.#file);
    this.close();
  }

  close(): void {
    closeSync(this.#file);
  }

  /** The bytes of a file from `at` on, as many as are read at a time. @throws RangeError when someone has cut it off meanwhile */
  #read(file: number, at: number, size: number): Buffer {
    const length = readSync(file, this.#piece, 0, Math.min(pieceSize, size - at), at);
    if (length === 0 && at < size) throw new RangeError('a file has become shorter while it was packed');
    return this.#piece.subarray(0, length);
  }

  #write(bytes: Buffer): number {
    if (this.#gatheredSize + bytes.length > pieceSize) this.#flush();
    if (bytes.length > pieceSize) this.#writeOut(bytes);
    else this.#gatheredSize += bytes.copy(this.#gathered, this.#gatheredSize);
    this.#offset += bytes.length;
    return bytes.length;
  }

  #flush(): void {
    this.#writeOut(this.#gathered.subarray(0, this.#gatheredSize));
    this.#gatheredSize = 0;
  }

  #writeOut(bytes: Buffer): void {
    for (let at = 0; at < bytes.length;) at += writeSync(this.#file, bytes, at);
  }
}
