import { createHash, hash as hashAtOnce } from 'node:crypto';
import { bundleEntries, type Bundle } from '../../bundle/index.ts';
import { recordText, type BulkRecord } from '../../bulk/index.ts';

/** SHA-256 in hexadecimal. Uses the one-shot `crypto.hash`, which leaves no native object for the garbage collector: it is called for every file. */
export function sha256(data: Uint8Array | string): string {
  return hashAtOnce('sha256', data, 'hex');
}

/** SHA-256 of a whole bundle: the application, and the names and bytes of its files. */
export function hashBundle(bundle: Bundle): string {
  const hash = createHash('sha256');
  for (const [path, bytes] of bundleEntries(bundle)) hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex');
}

export function hashRecord(record: BulkRecord): string {
  return sha256(recordText(record));
}
