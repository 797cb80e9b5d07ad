import { readdirSync, type Dirent } from 'node:fs';
import { join, relative, sep } from 'node:path';

function entries(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    // Whoever uses the folder has removed it meanwhile.
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

/** Every file under a folder, hidden ones too, with `/` between names, sorted. The folder may change meanwhile. */
export function listFiles(folder: string): string[] {
  return within(folder)
    .map((path) => relative(folder, path).replaceAll(sep, '/'))
    .sort();
}
