import { closeSync, fsyncSync, openSync, readSync, statSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { directoryHeader, endRecords, localHeader, type ZipStreamEntry } from './zip-headers.ts';

/**
 * Writes a zip of files on disk, a piece at a time and without compressing them again: Word and PDF files are compressed
 * already. Equal files in equal order give equal bytes. Of more than 65,535 files or 4 GiB the zip64 records are written.
 */
export class ZipStream {
  readonly #file: number;
  readonly #entries: ZipStreamEntry[] = [];
  readonly #piece = Buffer.alloc(256 * 1024);
  #offset = 0;

  constructor(path: string) {
    this.#file = openSync(path, 'w');
  }

  /** Adds a file under a name. */
  add(name: string, path: string): void {
    let crc = 0;
    this.#read(path, (bytes) => (crc = crc32(bytes, crc)));
    const entry = { name: Buffer.from(name), crc, size: statSync(path).size, offset: this.#offset };
    this.#write(localHeader(entry));
    this.#read(path, (bytes) => this.#write(bytes));
    this.#entries.push(entry);
  }

  /** Writes the directory, flushes the zip to disk and closes it. */
  end(): void {
    const directoryAt = this.#offset;
    for (const entry of this.#entries) this.#write(directoryHeader(entry));
    this.#write(endRecords(this.#entries.length, directoryAt, this.#offset - directoryAt));
    fsyncSync(this.#file);
    this.close();
  }

  close(): void {
    closeSync(this.#file);
  }

  #read(path: string, take: (bytes: Buffer) => void): void {
    const file = openSync(path, 'r');
    try {
      for (let length = readSync(file, this.#piece); length > 0; length = readSync(file, this.#piece)) {
        take(this.#piece.subarray(0, length));
      }
    } finally {
      closeSync(file);
    }
  }

  #write(bytes: Buffer): void {
    for (let at = 0; at < bytes.length;) at += writeSync(this.#file, bytes, at);
    this.#offset += bytes.length;
  }
}
