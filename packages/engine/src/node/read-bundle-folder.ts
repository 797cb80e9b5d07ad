import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { applicationPath, filesFolder } from '../bundle/index.ts';
import { createProblem, ShoruiError } from '../problems/index.ts';
import { readError } from './disk-error.ts';
import { readInput } from './read-input.ts';

/** Bounds on a bundle that is read from disk. */
export interface BundleLimits {
  /** Files in the bundle. */
  readonly files: number;
  /** Bytes of one file. */
  readonly fileBytes: number;
  /** Bytes of all files together. */
  readonly totalBytes: number;
}

const MiB = 1024 * 1024;

/** The limits for reading a folder that apply where none is given. */
export const bundleLimits: BundleLimits = { files: 2_000, fileBytes: 100 * MiB, totalBytes: 512 * MiB };

/** Folders within folders that are looked into; a folder that links to itself would never end. */
const maxDepth = 20;

class FolderReader {
  readonly entries = new Map<string, Uint8Array>();
  readonly #root: string;
  readonly #realRoot: string;
  readonly #limits: BundleLimits;
  #bytes = 0;

  constructor(root: string, realRoot: string, limits: BundleLimits) {
    this.#root = root;
    this.#realRoot = realRoot;
    this.#limits = limits;
  }

  async folder(folder: string, depth: number): Promise<void> {
    const children: Dirent[] = await readdir(join(this.#root, folder), { withFileTypes: true });
    for (const { name } of children.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = `${folder}${name}`;
      const full = join(this.#root, path);
      const real = await realpath(full);
      if (!`${real}${sep}`.startsWith(`${this.#realRoot}${sep}`)) this.#refuse('bundle.link-outside', full);
      const stats = await stat(real);
      if (stats.isDirectory() && depth < maxDepth) await this.folder(`${path}/`, depth + 1);
      else if (stats.isFile()) await this.file(path);
    }
  }

  async file(path: string): Promise<void> {
    const { files, fileBytes, totalBytes } = this.#limits;
    if (this.entries.size >= files) this.#refuse('bundle.too-many-files', this.#root, files);
    const bytes = await readInput(join(this.#root, path), { maxBytes: fileBytes });
    this.#bytes += bytes.length;
    if (this.#bytes > totalBytes) this.#refuse('bundle.too-large', this.#root, Math.ceil(totalBytes / MiB));
    this.entries.set(path, bytes);
  }

  #refuse(
    id: 'bundle.link-outside' | 'bundle.too-many-files' | 'bundle.too-large',
    file: string,
    limit?: number,
  ): never {
    throw new ShoruiError([createProblem(id, { file }, limit === undefined ? {} : { limit })]);
  }
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/**
 * The files of a bundle folder by path: `application.json` and all under `files/`. Links may not lead out of the folder.
 * @throws {ShoruiError} `bundle.link-outside`, `bundle.too-many-files`, `bundle.too-large` and problems of the disk
 */
export async function readBundleFolder(path: string, limits: BundleLimits): Promise<Map<string, Uint8Array>> {
  try {
    const reader = new FolderReader(path, await realpath(path), limits);
    if (await isThere(join(path, applicationPath))) await reader.file(applicationPath);
    if (await isThere(join(path, filesFolder))) await reader.folder(filesFolder, 0);
    return reader.entries;
  } catch (error) {
    throw readError(error, path);
  }
}
