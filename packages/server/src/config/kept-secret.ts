import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secret of a server whose configuration has none: created once in the data folder, readable by its owner only, so that sessions
 * survive a restart.
 */
export function keptSecret(dataFolder: string): string {
  const file = join(dataFolder, 'secret');
  const known = readText(file);
  if (known !== undefined) return known;
  const made = randomBytes(32).toString('base64url');
  try {
    writeFileSync(file, `${made}\n`, { mode: 0o600, flag: 'wx' });
    return made;
  } catch (error) {
    // Another process created the file first: all processes use its secret.
    const theirs = readText(file);
    if (theirs === undefined) throw error;
    return theirs;
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
