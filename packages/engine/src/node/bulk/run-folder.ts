import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ledgerName } from '../../bulk/index.ts';
import { createProblem, ShoruiError } from '../../problems/index.ts';
import { systemCode, writeError } from '../disk-error.ts';
import { makeFolder } from '../make-folder.ts';

/** The error of a run that could not write. Unlike elsewhere, the files made before remain. */
export function bulkWriteError(error: unknown, path: string): ShoruiError {
  if (error instanceof ShoruiError) return error;
  const code = systemCode(error);
  // A file is in the place of the folder.
  if (code === 'ENOTDIR' || code === 'EEXIST') return writeError(error, path);
  return new ShoruiError([createProblem('bulk.cannot-write', { file: path }, { code })], { cause: error });
}

/** Temporary folder for files before they are moved to their final paths; deleted when the run ends. */
export const workName = '.shorui-bulk';

/** What a run makes before it has anything to keep, and what file managers leave. */
const own = new Set([workName, ledgerName, '.DS_Store', 'Thumbs.db', 'desktop.ini']);

/** Folders that runs of this process work in. */
const inUse = new Set<string>();

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process is there and belongs to someone else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The folder of a run, held for one run at a time. */
export class RunFolder {
  readonly path: string;
  /** Finished files wait here, on the same disk, so that putting them in place is one step of the file system. */
  readonly work: string;
  readonly #lock: string;

  /**
   * Takes the folder; what a killed run left half done in it is swept away.
   * @throws ShoruiError `bulk.in-use`, `bundle.not-a-folder`, `bulk.cannot-write`
   */
  constructor(path: string) {
    this.path = resolve(path);
    this.work = join(this.path, workName);
    this.#lock = join(this.work, 'lock');
    try {
      makeFolder(this.work);
      this.#takeLock();
      for (const name of readdirSync(this.work)) {
        if (name !== 'lock') rmSync(join(this.work, name), { recursive: true, force: true });
      }
    } catch (error) {
      throw bulkWriteError(error, this.path);
    }
  }

  #takeLock(): void {
    const pid = existsSync(this.#lock) ? Number(readFileSync(this.#lock, 'utf8')) : 0;
    const taken = inUse.has(this.path) || (pid > 0 && pid !== process.pid && isRunning(pid));
    if (taken) throw new ShoruiError([createProblem('bulk.in-use', { file: this.#lock }, { pid })]);
    writeFileSync(this.#lock, String(process.pid));
    inUse.add(this.path);
  }

  /** Gives the folder back and takes the work folder away. */
  release(): void {
    inUse.delete(this.path);
    // What cannot be removed now is swept away by the next run.
    try {
      rmSync(this.work, { recursive: true, force: true });
    } catch {}
  }
}

/** Is there nothing in a folder that a run has not begun in, or no folder? @throws ShoruiError `bulk.cannot-write` when it is a file or may not be read */
export function isFreeFolder(path: string): boolean {
  try {
    return !existsSync(path) || readdirSync(path).every((name) => own.has(name));
  } catch (error) {
    throw bulkWriteError(error, path);
  }
}
