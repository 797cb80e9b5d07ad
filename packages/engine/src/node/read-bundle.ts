import { stat } from 'node:fs/promises';
import { parseBundle, type ParsedBundle } from '../bundle/index.ts';
import { authorBundle } from '../document/index.ts';
import { readError } from './disk-error.ts';
import { nodeCodec } from './node-codec.ts';
import { bundleLimits, readBundleFolder, type BundleLimits } from './read-bundle-folder.ts';
import type { Limits } from '../word/index.ts';
import { readInput } from './read-input.ts';
import { readBundleZip } from './with-node-codec.ts';

/** How a bundle is read from disk. */
export interface ReadBundleOptions {
  /** Bounds of a bundle; those of the engine hold for a zip. A zip's entries, sizes and total follow the bundle's. */
  readonly limits?: Partial<BundleLimits & Limits>;
}

const authoring = { codec: nodeCodec };

/**
 * The bundle at a path: a folder, or a zip. Files that are documents without an upload are written.
 * @throws {ShoruiError} `bundle.not-found` and other problems of the disk; else as `parseBundle`, `readBundleZip` and
 * `authorBundle`
 */
export async function readBundle(path: string, options: ReadBundleOptions = {}): Promise<ParsedBundle> {
  const limits = { ...bundleLimits, ...options.limits };
  const { fileBytes: partBytes, totalBytes: inflatedBytes, files: zipEntries } = limits;
  const isFolder = await stat(path).then(
    (stats) => stats.isDirectory(),
    (error: unknown) => {
      throw readError(error, path, 'bundle.not-found');
    },
  );
  if (isFolder) return authorBundle(parseBundle(await readBundleFolder(path, limits), { file: path }), authoring);
  const bytes = await readInput(path, { maxBytes: limits.totalBytes, missing: 'bundle.not-found' });
  const bundle = readBundleZip(bytes, {
    file: path,
    limits: { zipEntries, inflatedBytes, partBytes, ...options.limits, fileBytes: inflatedBytes },
  });
  return authorBundle(bundle, authoring);
}
