import { randomBytes } from 'node:crypto';
import { closeSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@shorui/engine/make-folder';

/** The data folder is a file, or cannot be made or written. */
export class DataFolderError extends Error {
  readonly path: string;
  /** Of the operating system, `EACCES`. */
  readonly code: string;

  constructor(path: string, cause: NodeJS.ErrnoException) {
    super(`The data folder ${path} cannot be used (${cause.code}).`, { cause });
    this.name = 'DataFolderError';
    this.path = path;
    this.code = cause.code ?? '';
  }
}

/**
 * Makes the data folder, for the owner of the process alone, when it is missing, and tries to write in it.
 * @throws {DataFolderError}
 */
export function prepareDataFolder(path: string): void {
  const attempt = join(path, `.write-${randomBytes(6).toString('hex')}`);
  try {
    makeFolder(path, 0o700);
    closeSync(openSync(attempt, 'wx', 0o600));
    rmSync(attempt);
  } catch (error) {
    throw new DataFolderError(path, error as NodeJS.ErrnoException);
  }
}
