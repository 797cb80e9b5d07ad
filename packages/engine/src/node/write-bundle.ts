import { bundleEntries, type Bundle } from '../bundle/index.ts';
import { writeFileAtomic, writeOutputs } from './write-outputs.ts';
import type { WriteOptions } from './write-together.ts';
import { writeBundleZip } from './with-node-codec.ts';

/**
 * Writes a bundle: as a zip when the path ends in `.zip`, else as a folder. All or nothing.
 * @throws {ShoruiError} `bundle.cannot-write`
 */
export async function writeBundle(path: string, bundle: Bundle, options: WriteOptions = {}): Promise<void> {
  if (path.toLowerCase().endsWith('.zip')) return writeFileAtomic(path, writeBundleZip(bundle), options);
  const files = [...bundleEntries(bundle)].map(([name, bytes]) => ({ path: name, bytes }));
  await writeOutputs(path, files, options);
}
