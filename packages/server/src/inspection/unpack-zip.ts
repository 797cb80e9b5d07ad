import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readZip, ShoruiError, type Problem } from '@shorui/engine/node';

/** Where an archive is unpacked, and what that may cost: bytes of the archive, entries, unpacked bytes of all and of one. */
export interface UnpackTarget {
  readonly folder: string;
  readonly limits: {
    readonly fileBytes: number;
    readonly zipEntries: number;
    readonly inflatedBytes: number;
    readonly partBytes: number;
  };
}

/** An entry of an archive, unpacked into a file whose name does not depend on that of the entry. */
export interface UnpackedEntry {
  readonly name: string;
  readonly path: string;
  readonly size: number;
  /** SHA-256, hex. */
  readonly sha256: string;
}

/** Unpacks an archive into a folder. Without entries it cannot be unpacked within its bounds. */
export async function unpackZip(
  bytes: Uint8Array,
  { folder, limits }: UnpackTarget,
): Promise<{ readonly problems: readonly Problem[]; readonly entries?: readonly UnpackedEntry[] }> {
  try {
    const zip = readZip(bytes, { limits });
    const entries: UnpackedEntry[] = [];
    for (const [at, { name }] of zip.entries.entries()) {
      const content = zip.read(name);
      const path = join(folder, String(at));
      await writeFile(path, content);
      entries.push({ name, path, size: content.length, sha256: createHash('sha256').update(content).digest('hex') });
    }
    return { problems: [], entries };
  } catch (error) {
    if (!(error instanceof ShoruiError)) throw error;
    return { problems: error.problems };
  }
}
