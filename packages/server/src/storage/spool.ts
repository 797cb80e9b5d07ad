import { createHash, randomBytes } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { makeFolder } from '@shorui/engine/make-folder';
import { AppError } from '../errors/app-error.ts';
import { formatBytes } from './format-bytes.ts';

/** Content in a temporary file, with its size and hash. */
export interface Spooled {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Hex. */
  readonly sha256: string;
}

export interface SpoolOptions {
  /** Folder of the temporary file; created when it is missing. */
  readonly folder: string;
  readonly maxBytes: number;
  /** Flushes to disk, so that a power failure after the rename cannot leave an empty file. */
  readonly durable?: boolean;
}

/** System error codes for a full disk. */
const fullCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && fullCodes.has(error.code);

/** AppError disk_full for errors of a full disk; other errors unchanged. */
export function diskError(error: unknown): unknown {
  return isDiskFull(error) ? new AppError('disk_full', { cause: error }) : error;
}

async function writeAll(file: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let at = 0; at < chunk.length;) at += (await file.write(chunk, at)).bytesWritten;
}

async function copy(content: Readable, file: FileHandle, maxBytes: number): Promise<Omit<Spooled, 'path'>> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const piece of content) {
    const chunk: Uint8Array = typeof piece === 'string' ? Buffer.from(piece) : piece;
    size += chunk.length;
    if (size > maxBytes) throw new AppError('too_large', { params: { limit: formatBytes(maxBytes) } });
    hash.update(chunk);
    await writeAll(file, chunk);
  }
  return { size, sha256: hash.digest('hex') };
}

/**
 * Writes a stream to a temporary file, in constant memory. The caller moves or removes the file; if the stream fails, is cut off or
 * is too long, no file is left.
 * @throws {AppError} too_large, disk_full
 */
export async function spool(content: Readable, options: SpoolOptions): Promise<Spooled> {
  const path = join(options.folder, randomBytes(16).toString('hex'));
  try {
    makeFolder(options.folder, 0o700);
    const file = await open(path, 'wx', 0o600);
    try {
      const measured = await copy(content, file, options.maxBytes);
      if (options.durable === true) await file.sync();
      return { path, ...measured };
    } finally {
      await file.close();
    }
  } catch (error) {
    content.destroy();
    await rm(path, { force: true });
    throw diskError(error);
  }
}
