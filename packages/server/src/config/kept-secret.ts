import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secret of a server without one in its configuration: made once in the data folder, readable by its owner alone, so that sessions
 * outlive a restart.
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
    // Another process was faster: its secret is everybody's.
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
