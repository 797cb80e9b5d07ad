import { randomUUID } from 'node:crypto';
import { open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { makeFolder } from '@shorui/engine/make-folder';
import { AppError } from '../errors/app-error.ts';
import { isObjectKey, objectKey } from './object-key.ts';
import { isMissing, namesIn } from './names-in.ts';
import { diskError, spool } from './spool.ts';
import { sweepSpooled } from './sweep-spooled.ts';
import type { ByteRange, Storage, StoredObject } from './storage-port.ts';

/** Bytes written and removed again to check that the disk is writable. */
const roomBytes = 64 * 1024;

/** Makes a folder's new entries survive a power failure. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * Files in a folder of this host (or on a network drive shared by all processes). Content is written to a temporary file in the same
 * folder and renamed when it is complete and flushed, so that a reader sees a complete object or none.
 */
export class FolderStorage implements Storage {
  readonly #folder: string;
  readonly #incoming: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.#incoming = join(folder, 'incoming');
  }

  async put(content: Readable, limits: { readonly maxBytes: number }): Promise<StoredObject> {
    const { path, size, sha256 } = await spool(content, { folder: this.#incoming, durable: true, ...limits });
    const key = objectKey(sha256);
    const target = join(this.#folder, key);
    try {
      makeFolder(dirname(target), 0o700);
      // Also replaces an equal object: if that one was damaged, this repairs it.
      await rename(path, target);
      await syncFolder(dirname(target));
    } catch (error) {
      await rm(path, { force: true });
      throw diskError(error);
    }
    return { key, size, sha256 };
  }

  async get(key: string, range?: ByteRange): Promise<Readable> {
    if (!isObjectKey(key)) throw new AppError('not_found');
    try {
      // Opened before the reply begins, so that a missing object can still be reported.
      const file = await open(join(this.#folder, key), 'r');
      return file.createReadStream(range);
    } catch (error) {
      throw isMissing(error) ? new AppError('not_found', { cause: error }) : error;
    }
  }

  async size(key: string): Promise<number | undefined> {
    if (!isObjectKey(key)) return undefined;
    try {
      return (await stat(join(this.#folder, key))).size;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    if (isObjectKey(key)) await rm(join(this.#folder, key), { force: true });
  }

  async *list(): AsyncGenerator<{ readonly key: string; readonly size: number }> {
    for (const folder of await namesIn(join(this.#folder, 'sha256'))) {
      for (const name of await namesIn(join(this.#folder, 'sha256', folder))) {
        const key = `sha256/${folder}/${name}`;
        const size = await this.size(key);
        if (size !== undefined) yield { key, size };
      }
    }
  }

  async ready(): Promise<void> {
    const path = join(this.#incoming, `ready-${randomUUID()}`);
    try {
      makeFolder(this.#incoming, 0o700);
      await writeFile(path, new Uint8Array(roomBytes));
    } catch (error) {
      throw diskError(error);
    } finally {
      await rm(path, { force: true });
    }
  }

  sweep(now: number): Promise<number> {
    return sweepSpooled(this.#incoming, now);
  }
}
