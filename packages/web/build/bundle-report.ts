import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { bytesOf, firstLoad, firstPages, type FirstPage } from './first-load.ts';

// Prints what the first pages load, by file and by package: `npm run -s bundle:report`. It builds packages/web anew.

const root = join(import.meta.dirname, '..');
/** Packages and files with fewer bytes are left out. */
const leastBytes = 300;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;

/** The package of a module, or the folder of ours. */
function ownerOf(id: string): string {
  return (
    /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ??
    /packages\/(\w+\/(?:src|dist)\/\w+)/.exec(id)?.[1] ??
    id.replace('\0', '').split(/[/?]/, 1)[0] ??
    id
  );
}

const { output } = (await build({ root, logLevel: 'warn' })) as Rolldown.RolldownOutput;
const chunks = new Map(output.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each] as const] : [])));

for (const page of Object.keys(firstPages) as FirstPage[]) {
  const files = firstLoad(join(root, 'dist'), page);
  const owners = new Map<string, number>();
  process.stdout.write(`\n${page}: ${kilobytes(bytesOf(files)).trim()} of script by gzip\n`);
  for (const { file, bytes } of files) {
    if (bytes >= leastBytes) process.stdout.write(`  ${kilobytes(bytes)}  ${file}\n`);
    for (const [id, { code }] of Object.entries(chunks.get(file)?.modules ?? {})) {
      const size = code === null ? 0 : gzipSync(code).length;
      owners.set(ownerOf(id), (owners.get(ownerOf(id)) ?? 0) + size);
    }
  }
  process.stdout.write('  by package, each module by itself and before it is made small:\n');
  for (const [owner, bytes] of [...owners].toSorted((a, b) => b[1] - a[1])) {
    if (bytes >= leastBytes * 5) process.stdout.write(`  ${kilobytes(bytes)}  ${owner}\n`);
  }
}
