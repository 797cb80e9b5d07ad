import { randomBytes } from 'node:crypto';
import { chmod, copyFile, link, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, resolve, win32 } from 'node:path';
import { writeError } from './disk-error.ts';
import { makeFolder } from './make-folder.ts';
import { bundleEntries, type Bundle } from '../bundle/index.ts';
import { ShoruiError, createProblem } from '../problems/index.ts';
import { writeBundleZip } from './with-node-codec.ts';

/** A file to be written. */
export interface OutputFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** How files are written. */
export interface WriteOptions {
  /** Aborts the writing; files already written are removed. */
  readonly signal?: AbortSignal | undefined;
}

/** A hidden name in the same folder and file system, so that renaming is atomic. */
function besides(path: string, kind: 'new' | 'old'): string {
  return join(dirname(path), `.${basename(path).slice(0, 60)}.${randomBytes(6).toString('hex')}.${kind}`);
}

interface Standing {
  readonly kind: 'file' | 'folder' | 'device';
  readonly mode: number;
}

/** The existing entry at a path, or nothing. */
async function standingAt(path: string): Promise<Standing | undefined> {
  try {
    const stats = await stat(path);
    return { kind: stats.isFile() ? 'file' : stats.isDirectory() ? 'folder' : 'device', mode: stats.mode };
  } catch {
    return undefined;
  }
}

/** Files on their way to disk, and everything needed to take them back. */
class Transaction {
  /** The path being worked on. */
  current = '';
  readonly #undo: (() => Promise<unknown>)[] = [];
  readonly #devices: OutputFile[] = [];
  readonly #old: string[] = [];
  readonly #renames: { from: string; to: string; replaces: boolean }[] = [];

  makeFolder(path: string): void {
    const first = makeFolder(path);
    if (first === undefined) return;
    const outermost = resolve(first);
    // Undone from the inside outwards, and only while empty.
    const made: string[] = [];
    for (let folder = resolve(path); folder.startsWith(outermost); folder = dirname(folder)) made.unshift(folder);
    for (const folder of made) this.#undo.push(() => rmdir(folder));
  }

  async stage({ path, bytes }: OutputFile): Promise<void> {
    this.current = path;
    this.makeFolder(dirname(path));
    const before = await standingAt(path);
    // A device or pipe (`/dev/stdout`) is written to, never replaced.
    if (before?.kind === 'device') return void this.#devices.push({ path, bytes });
    // Fails as it should, with the code of the system.
    if (before?.kind === 'folder') await writeFile(path, bytes);
    const from = besides(path, 'new');
    this.#undo.push(() => rm(from, { force: true }));
    await writeFile(from, bytes, { flag: 'wx' });
    if (before) await chmod(from, before.mode);
    this.#renames.push({ from, to: path, replaces: before !== undefined });
  }

  async commit(): Promise<void> {
    for (const { path, bytes } of this.#devices) {
      this.current = path;
      await writeFile(path, bytes);
    }
    for (const { from, to, replaces } of this.#renames) {
      this.current = to;
      if (replaces) await this.#keepOld(to);
      await rename(from, to);
      if (!replaces) this.#undo.push(() => rm(to, { force: true }));
    }
    for (const path of this.#old) await rm(path, { force: true }).catch(() => undefined);
  }

  /** Keeps the old file under a second name until everything is written. */
  async #keepOld(path: string): Promise<void> {
    const old = besides(path, 'old');
    await link(path, old).catch(() => copyFile(path, old));
    this.#undo.push(() => rename(old, path));
    this.#old.push(old);
  }

  async takeBack(): Promise<void> {
    for (const step of this.#undo.toReversed()) await step().catch(() => undefined);
  }
}

/**
 * Writes all files or none: each goes to a temporary name first and is renamed when all are there, so that a reader sees an
 * old file or a new one, never half of one. On any failure the written files are removed and existing files stay.
 * @throws {ShoruiError} `bundle.cannot-write`; the reason of the signal when it was aborted
 */
export async function writeTogether(files: readonly OutputFile[], options: WriteOptions = {}): Promise<void> {
  const transaction = new Transaction();
  try {
    for (const file of files) {
      options.signal?.throwIfAborted();
      await transaction.stage(file);
    }
    options.signal?.throwIfAborted();
    await transaction.commit();
  } catch (error) {
    await transaction.takeBack();
    options.signal?.throwIfAborted();
    throw writeError(error, transaction.current);
  }
}

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
