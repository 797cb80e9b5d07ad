import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** `.vite/manifest.json` of a build: chunks by the module that they begin with. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Pages, and the modules that they load beside the entry when they are opened for the first time, in Japanese. */
export const firstPages = {
  login: {
    path: '/auth/login',
    modules: ['src/routes/auth-table.ts', 'src/messages/jp/auth-titles.ts', 'src/screens/auth/login/screen.tsx'],
  },
  shell: {
    path: '/dashboard',
    modules: [
      'src/routes/site-table.ts',
      'src/messages/jp/site-titles.ts',
      'src/api/events/live-queries.ts',
      'src/routes/visitor.ts',
      'src/layouts/customer-layout.tsx',
      'src/screens/dashboard/screen.tsx',
    ],
  },
} as const;

export type FirstPage = keyof typeof firstPages;

export interface LoadedFile {
  readonly file: string;
  /** Bytes by gzip. */
  readonly bytes: number;
}

/** The scripts of the first load of a page, the largest first. @throws {Error} when the build has no chunk for one of its modules */
export function firstLoad(folder: string, page: FirstPage): readonly LoadedFile[] {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no chunk for ${name}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const each of chunk.imports ?? []) visit(each);
  };
  for (const name of ['index.html', ...firstPages[page].modules]) visit(name);
  // The small scripts that run before the others are no modules.
  const pages = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as Readonly<Record<string, string>>;
  const html = readFileSync(join(folder, pages[firstPages[page].path] ?? 'index.html'), 'utf8');
  for (const [, file = ''] of html.matchAll(/<script src="\/([^"]+)"/g)) files.add(file);
  return [...files]
    .map((file) => ({ file, bytes: gzipSync(readFileSync(join(folder, file)), { level: 9 }).length }))
    .toSorted((a, b) => b.bytes - a.bytes);
}

/** Bytes of all files together. */
export const bytesOf = (files: readonly LoadedFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);
