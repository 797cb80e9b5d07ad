import { isAbsolute, join, win32 } from 'node:path';
import { bundleEntries, type Bundle } from '../bundle/index.ts';
import { createProblem, ShoruiError } from '../problems/index.ts';
import { writeBundleZip } from './with-node-codec.ts';
import { writeTogether, type OutputFile, type WriteOptions } from './write-together.ts';

function refuseOutside(files: readonly OutputFile[]): void {
  const outside = files.filter(
    ({ path }) =>
      path === '' ||
      isAbsolute(path) ||
      win32.isAbsolute(path) ||
      path.split(/[/\\]/).some((step) => /^\.{0,2}$/.test(step)),
  );
  if (outside.length === 0) return;
  throw new ShoruiError(outside.map(({ path }) => createProblem('bundle.unsafe-output', {}, { path })));
}

/** Finished files with their paths under `folder`. @throws {ShoruiError} `bundle.unsafe-output` */
export function outputFiles(folder: string, files: readonly OutputFile[]): OutputFile[] {
  refuseOutside(files);
  return files.map(({ path, bytes }) => ({ path: join(folder, path), bytes }));
}

/**
 * Writes finished files into a folder, all or none, and returns their paths. Files of the same name are replaced,
 * others stay.
 * @throws {ShoruiError} `bundle.unsafe-output` for a path that leads out of the folder, `bundle.cannot-write`
 */
export async function writeOutputs(
  folder: string,
  files: readonly OutputFile[],
  options: WriteOptions = {},
): Promise<string[]> {
  const outputs = outputFiles(folder, files);
  await writeTogether(outputs, options);
  return outputs.map(({ path }) => path);
}

/** Writes one file so that a reader sees the old one or the new one. @throws {ShoruiError} `bundle.cannot-write` */
export async function writeFileAtomic(path: string, bytes: Uint8Array, options: WriteOptions = {}): Promise<void> {
  await writeTogether([{ path, bytes }], options);
}

/**
 * Writes a bundle: as a zip when the path ends in `.zip`, else as a folder. All or nothing.
 * @throws {ShoruiError} `bundle.cannot-write`
 */
export async function writeBundle(path: string, bundle: Bundle, options: WriteOptions = {}): Promise<void> {
  if (path.toLowerCase().endsWith('.zip')) return writeFileAtomic(path, writeBundleZip(bundle), options);
  const files = [...bundleEntries(bundle)].map(([name, bytes]) => ({ path: name, bytes }));
  await writeOutputs(path, files, options);
}
