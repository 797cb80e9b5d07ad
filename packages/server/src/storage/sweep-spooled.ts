import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { namesIn } from './names-in.ts';

/** A temporary file that was not written to for this long (ms) belongs to a killed process. */
const staleAfter = 60 * 60_000;

/** Removes files of killed processes from a folder of temporary files; returns their number. `now` in ms. */
export async function sweepSpooled(folder: string, now: number): Promise<number> {
  let removed = 0;
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    const standing = await stat(path).catch(() => undefined);
    if (standing === undefined || now - standing.mtimeMs < staleAfter) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
