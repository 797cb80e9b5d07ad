import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { constants, crc32, createDeflateRaw } from 'node:zlib';
import { through } from './through.ts';
import { directoryHeader, endRecords, localHeader, methods, type ZipEntry } from './zip-records.ts';

/** Result of writing one entry. */
export interface WrittenEntry {
  /** Size of the content, in bytes. */
  readonly size: number;
  /** SHA-256 of the content, hex. */
  readonly sha256: string;
  /** SHA-256 of the bytes in the zip, hex: the content, or its compressed form. */
  readonly packedSha256: string;
}

/** Writes a zip to disk in chunks: neither an entry nor the whole is ever in memory. */
export class ZipWriter {
  readonly #file: FileHandle;
  readonly #entries: ZipEntry[] = [];
  #offset = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** Creates a zip at a path where no file exists. */
  static async create(path: string): Promise<ZipWriter> {
    return new ZipWriter(await open(path, 'wx', 0o600));
  }

  /** Adds an entry, optionally compressed. */
  async add(
    name: string,
    content: AsyncIterable<Uint8Array>,
    options: { readonly compress: boolean },
  ): Promise<WrittenEntry> {
    const start = { name, method: options.compress ? methods.deflated : methods.stored, offset: this.#offset };
    await this.#write(localHeader({ ...start, crc: 0, packed: 0, size: 0 }));
    const begun = this.#offset;
    const hash = createHash('sha256');
    let crc = 0;
    let size = 0;
    async function* measured(): AsyncGenerator<Uint8Array> {
      for await (const piece of content) {
        crc = crc32(piece, crc);
        size += piece.length;
        hash.update(piece);
        yield piece;
      }
    }
    const pieces: AsyncIterable<Uint8Array> = options.compress
      ? through(measured(), createDeflateRaw({ level: constants.Z_BEST_SPEED }))
      : measured();
    const packedHash = createHash('sha256');
    for await (const piece of pieces) {
      if (options.compress) packedHash.update(piece);
      await this.#write(piece);
    }
    const entry: ZipEntry = { ...start, crc, size, packed: this.#offset - begun };
    // The header was written before the sizes were known.
    const header = localHeader(entry);
    await this.#file.write(header, 0, header.length, entry.offset);
    this.#entries.push(entry);
    const sha256 = hash.digest('hex');
    return { size, sha256, packedSha256: options.compress ? packedHash.digest('hex') : sha256 };
  }

  /** Writes the directory, flushes to disk, and closes the zip. Returns its size in bytes. */
  async end(): Promise<number> {
    const directoryAt = this.#offset;
    for (const entry of this.#entries) await this.#write(directoryHeader(entry));
    await this.#write(endRecords(this.#entries.length, directoryAt, this.#offset - directoryAt));
    await this.#file.sync();
    await this.close();
    return this.#offset;
  }

  /** Closes the file, complete or not. */
  async close(): Promise<void> {
    await this.#file.close();
  }

  async #write(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length;) {
      const { bytesWritten } = await this.#file.write(bytes, at, bytes.length - at, this.#offset);
      at += bytesWritten;
      this.#offset += bytesWritten;
    }
  }
}
