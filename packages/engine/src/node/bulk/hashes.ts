import { createHash, hash as hashAtOnce } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { bundleEntries, type Bundle } from '../../bundle/index.ts';
import { recordText, type BulkRecord } from '../../bulk/index.ts';

/** SHA-256 in hexadecimal. At once, without an object whose native memory waits for the collector: it is called for every file. */
export function sha256(data: Uint8Array | string): string {
  return hashAtOnce('sha256', data, 'hex');
}

/** SHA-256 and size of a file; null when it cannot be read. */
export async function hashFile(path: string): Promise<{ sha256: string; size: number } | null> {
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const bytes of createReadStream(path)) {
      hash.update(bytes as Buffer);
      size += (bytes as Buffer).length;
    }
  } catch {
    return null;
  }
  return { sha256: hash.digest('hex'), size };
}

/** Stands for everything in a bundle: the application and the bytes and names of its files. */
export function hashBundle(bundle: Bundle): string {
  const hash = createHash('sha256');
  for (const [path, bytes] of bundleEntries(bundle)) hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex');
}

export function hashRecord(record: BulkRecord): string {
  return sha256(recordText(record));
}
