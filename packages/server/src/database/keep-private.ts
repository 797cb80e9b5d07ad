import { chmodSync, closeSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '@shorui/engine/make-folder';

/** Read and written by the owner of the process alone. */
const ownerOnly = 0o600;

/**
 * Makes an empty SQLite file, and the folder it is in, for the owner of the process alone, before SQLite makes one that others
 * can read. A file that exists gets the same mode, with its log and index (`-wal`, `-shm`); new ones get that of the file.
 * @throws {NodeJS.ErrnoException} of the operating system when the file can be neither made nor opened
 */
export function keepPrivate(file: string): void {
  makeFolder(dirname(file), 0o700);
  closeSync(openSync(file, 'a', ownerOnly));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      chmodSync(path, ownerOnly);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // A file of another owner is that owner's to protect.
      if (code !== 'ENOENT' && code !== 'EPERM') throw error;
    }
  }
}
