import { closeSync, fstatSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { directoryHeader, endRecords, localHeader, type ZipStreamEntry } from './zip-headers.ts';

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
