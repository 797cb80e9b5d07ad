import { randomBytes } from 'node:crypto';
import { closeSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@shorui/engine/make-folder';

/** The data folder is a file, or cannot be created or written to. */
export class DataFolderError extends Error {
  readonly path: string;
  /** Error code of the operating system, for example `EACCES`. */
  readonly code: string;

  constructor(path: string, cause: NodeJS.ErrnoException) {
    super(`The data folder ${path} cannot be used (${cause.code}).`, { cause });
    this.name = 'DataFolderError';
    this.path = path;
    this.code = cause.code ?? '';
  }
}

/**
 * Creates the data folder if it is missing, accessible to the owner of the process only, and checks that it is writable.
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
