import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { AppError } from '../errors/app-error.ts';
import { isObjectKey, objectKey } from './object-key.ts';
import { readListing } from './s3-listing.ts';
import { S3Requests, type S3Options } from './s3-requests.ts';
import { uploadSpooled } from './s3-upload.ts';
import { spool } from './spool.ts';
import { sweepSpooled } from './sweep-spooled.ts';
import type { ByteRange, Storage, StoredObject } from './storage-port.ts';

export interface S3StorageOptions extends S3Options {
  /** Folder of temporary files during uploads; a system folder unless given. */
  readonly temporaryFolder?: string;
}

/**
 * Files in an S3-compatible store. The key is known only after reading the whole content, which is therefore written to a temporary
 * file.
 */
export class S3Storage implements Storage {
  readonly #requests: S3Requests;
  readonly #temporary: string;

  constructor(options: S3StorageOptions) {
    this.#requests = new S3Requests(options);
    this.#temporary = options.temporaryFolder ?? join(tmpdir(), 'shorui-uploads');
  }

  async put(content: Readable, limits: { readonly maxBytes: number }): Promise<StoredObject> {
    const spooled = await spool(content, { folder: this.#temporary, ...limits });
    const { size, sha256 } = spooled;
    const key = objectKey(sha256);
    try {
      if ((await this.size(key)) !== size) await uploadSpooled(this.#requests, key, spooled);
    } finally {
      await rm(spooled.path, { force: true });
    }
    return { key, size, sha256 };
  }

  async get(key: string, range?: ByteRange): Promise<Readable> {
    if (!isObjectKey(key)) throw new AppError('not_found');
    const headers = range && { Range: `bytes=${range.start}-${range.end}` };
    const reply = await this.#requests.send({ method: 'GET', key, ...(headers && { headers }) }, [404]);
    if (reply.status === 404) {
      await reply.body?.cancel();
      throw new AppError('not_found');
    }
    // A store (or a proxy in front) that does not support ranges sends the whole file: these would be the wrong bytes.
    if (range && reply.status !== 206) {
      await reply.body?.cancel();
      throw new AppError('busy', { cause: new Error('The file store does not support ranges.') });
    }
    return reply.body === null ? Readable.from([]) : Readable.fromWeb(reply.body);
  }

  async size(key: string): Promise<number | undefined> {
    if (!isObjectKey(key)) return undefined;
    const reply = await this.#requests.send({ method: 'HEAD', key }, [404]);
    if (reply.status === 404) return undefined;
    const length = Number(reply.headers.get('content-length') ?? Number.NaN);
    if (Number.isSafeInteger(length)) return length;
    throw new AppError('busy', { cause: new Error('The file store returned no size.') });
  }

  async delete(key: string): Promise<void> {
    if (!isObjectKey(key)) return;
    const reply = await this.#requests.send({ method: 'DELETE', key }, [404]);
    await reply.body?.cancel();
  }

  async *list(): AsyncGenerator<{ readonly key: string; readonly size: number }> {
    let token: string | undefined;
    do {
      const query = {
        'list-type': '2',
        prefix: 'sha256/',
        ...(token !== undefined && { 'continuation-token': token }),
      };
      const page = readListing(await this.#requests.text(await this.#requests.send({ method: 'GET', key: '', query })));
      yield* page.objects;
      if (page.next !== undefined && page.next === token)
        throw new AppError('busy', { cause: new Error('The file store repeats the same page of its list.') });
      token = page.next;
    } while (token !== undefined);
  }

  async ready(): Promise<void> {
    const reply = await this.#requests.send({ method: 'GET', key: '', query: { 'list-type': '2', 'max-keys': '1' } });
    await reply.body?.cancel();
  }

  sweep(now: number): Promise<number> {
    return sweepSpooled(this.#temporary, now);
  }
}
