import { readdirSync, type Dirent } from 'node:fs';
import { join, relative, sep } from 'node:path';

function entries(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    // The folder was removed in the meantime.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function within(folder: string): string[] {
  return entries(folder).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? within(path) : [path];
  });
}

/** Every file under a folder, including hidden ones, with `/` as separator, sorted. The folder may change meanwhile. */
export function listFiles(folder: string): string[] {
  return within(folder)
    .map((path) => relative(folder, path).replaceAll(sep, '/'))
    .sort();
}
