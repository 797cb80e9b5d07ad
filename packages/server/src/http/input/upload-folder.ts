import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '@shorui/engine/make-folder';

/** A folder of another process is left alone until it is this old: it may be one on another machine. Milliseconds. */
const leftoverAge = 24 * 60 * 60 * 1000;

/** Where uploads lie while their call runs: one folder a process, one a call within it. */
export interface UploadFolder {
  /** Makes the folder of one call. */
  open(requestId: string): Promise<string>;
  /** Takes it away with all that is in it; also when nothing was made. */
  sweep(requestId: string): Promise<void>;
  /** Takes away what processes that ended without sweeping left here. `now` in milliseconds. */
  sweepLeftovers(now: number): Promise<void>;
  /** Takes away the folder of this process: for the end. */
  remove(): Promise<void>;
}

export function createUploadFolder(dataFolder: string): UploadFolder {
  const top = join(dataFolder, 'tmp', 'uploads');
  const host = hostname().replace(/[^\w.-]/g, '_');
  const own = join(top, `${host}-${process.pid}-${Math.random().toString(36).slice(2, 8)}`);
  return {
    async open(requestId) {
      const folder = join(own, requestId);
      makeFolder(folder, 0o700);
      return folder;
    },
    sweep: (requestId) => rm(join(own, requestId), { recursive: true, force: true }),
    remove: () => rm(own, { recursive: true, force: true }),
    async sweepLeftovers(now) {
      for (const name of await readdir(top).catch(() => [])) {
        const folder = join(top, name);
        const pid = name.startsWith(`${host}-`) ? Number(/-(\d+)-\w+$/.exec(name)?.[1]) : undefined;
        const isDead = pid !== undefined && pid !== process.pid && !isRunning(pid);
        const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: now }));
        if (isDead || now - mtimeMs > leftoverAge) await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process runs too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
