import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../..');
const vite = join(root, 'node_modules/vite/bin/vite.js');
const builds = join(root, '.cache/styleguides');
const sources = ['packages/web', 'packages/engine/src', 'packages/server/src'];
const left = /(?:^|\/)(?:dist|node_modules)(?:\/|$)/;

/** Changes whenever a source of the styleguide does. */
function keyOfSources(): string {
  const hash = createHash('sha256');
  for (const folder of sources)
    for (const entry of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).toSorted()) {
      if (left.test(entry)) continue;
      const stats = statSync(join(root, folder, entry), { throwIfNoEntry: false });
      if (stats?.isFile()) hash.update(`${folder}/${entry} ${stats.size} ${stats.mtimeMs}\n`);
    }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Builds the styleguide unless it is built from the sources as they are, and gives its folder. Two processes may build at the same
 * time: each builds in a folder of its own, and the first to end gives it the name that both look for.
 */
export async function buildStyleguide(): Promise<string> {
  const key = keyOfSources();
  const built = join(builds, key);
  if (existsSync(built)) return built;
  mkdirSync(builds, { recursive: true });
  for (const old of readdirSync(builds)) if (!old.includes('.')) rmSync(join(builds, old), { recursive: true });
  const own = join(builds, `${key}.${process.pid}`);
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', 'packages/web', '--mode', 'styleguide', '--outDir', own, '--emptyOutDir'],
    { cwd: root },
  );
  try {
    renameSync(own, built);
  } catch (error) {
    if (!existsSync(built)) throw error;
    rmSync(own, { recursive: true });
  }
  return built;
}
