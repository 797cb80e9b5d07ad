// Folders on disk, for programs that need nothing else of the engine.
import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder with all that is missing above it, and returns the outermost folder that was made; undefined when it exists already.
 * `mkdir` of Node with `recursive` never returns, and holds a thread, where a folder cannot be made in one that exists (`/proc/x`).
 * @param mode of the folders that are made
 * @throws {NodeJS.ErrnoException} of the operating system; EEXIST or ENOTDIR when the path, or one above it, is a file
 */
export function makeFolder(path: string, mode = 0o777): string | undefined {
  const missing: string[] = [];
  let existing = resolve(path);
  // The root exists, so that this ends.
  for (let stats = look(existing); !stats?.isDirectory(); stats = look(existing)) {
    // A file is in the way: fails with the error of the system.
    if (stats !== undefined) mkdirSync(existing);
    missing.unshift(existing);
    existing = dirname(existing);
  }
  for (const folder of missing) makeOne(folder, mode);
  return missing[0];
}

const look = (path: string) => statSync(path, { throwIfNoEntry: false });

function makeOne(path: string, mode: number): void {
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // Another process was faster.
    if (!look(path)?.isDirectory()) throw error;
  }
}
