import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { namesIn } from './names-in.ts';

/** A temporary file that nobody wrote to for so long (ms) belongs to a process that was killed. */
const staleAfter = 60 * 60_000;

/** Removes what killed processes left in a folder of temporary files; gives how many files that were. `now` in ms. */
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
