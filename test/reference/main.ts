import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publicEntries } from './public-names.ts';
import { writeReference } from './write-reference.ts';

// npm run docs:reference: writes docs/reference from the docstrings of the engine's public names.

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../docs/reference');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const pages = writeReference(publicEntries());
for (const [name, text] of pages) writeFileSync(join(folder, name), text);
process.stdout.write(`${pages.size} pages in docs/reference\n`);
