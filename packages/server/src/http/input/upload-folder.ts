import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '@shorui/engine/make-folder';

/** Minimum age, in milliseconds, before the folder of another process is removed: that process may run on another host. */
const leftoverAge = 24 * 60 * 60 * 1000;

/** Temporary folders of uploads during their calls: one folder per process, with one per call in it. */
export interface UploadFolder {
  /** Creates the folder of one call. */
  open(requestId: string): Promise<string>;
  /** Removes the folder with its contents; also works when it was never created. */
  sweep(requestId: string): Promise<void>;
  /** Removes folders left by processes that ended without cleanup. `now` in milliseconds. */
  sweepLeftovers(now: number): Promise<void>;
  /** Removes the folder of this process; called at shutdown. */
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
    // A process of another user is running too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
