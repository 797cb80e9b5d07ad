import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

/** A file of the built screens, with its copies compressed at build time. */
export interface BuiltFile {
  readonly type: string;
  readonly etag: string;
  /** A name with a hash of its content: the file never changes. */
  readonly immutable: boolean;
  readonly plain: Buffer;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.ttf': 'font/ttf',
  // Character maps and standard fonts that pages of PDF files are drawn with.
  '.bcmap': 'application/octet-stream',
  '.pfb': 'application/octet-stream',
};

/** Reads the built screens into memory, by URL path (`/assets/main-3f2a.js`). Undefined if there is no build. */
export function readBuiltPages(folder: string): ReadonlyMap<string, BuiltFile> | undefined {
  if (!existsSync(join(folder, 'index.html'))) return undefined;
  const files = new Map<string, BuiltFile>();
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, entry);
    const type = types[extname(entry)];
    if (type === undefined || !statSync(path).isFile()) continue;
    const address = `/${entry.split(sep).join('/')}`;
    const plain = readFileSync(path);
    const packed = (ending: string): Buffer | undefined =>
      existsSync(`${path}.${ending}`) ? readFileSync(`${path}.${ending}`) : undefined;
    files.set(address, {
      type,
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
      immutable: address.startsWith('/assets/'),
      plain,
      br: packed('br'),
      gzip: packed('gz'),
    });
  }
  return files;
}
