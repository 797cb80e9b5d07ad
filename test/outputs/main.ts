import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOutput } from './hash-output.ts';
import { listOutputs } from './list-outputs.ts';

// npm run -s outputs -- save: keeps hashes of everything that the engine makes of the fixtures and the real files.
// npm run -s outputs: makes it all again and lists what differs from what was kept; exits with 1 when something does.

const kept = join(dirname(fileURLToPath(import.meta.url)), '../../.cache/outputs.json');
const saves = process.argv[2] === 'save';
if (!saves && !existsSync(kept)) {
  process.stderr.write('Nothing was kept to compare with: run `npm run -s outputs -- save` before the change.\n');
  process.exit(2);
}

const started = performance.now();
const hashes = new Map<string, string>();
const ownName = (name: string): string => (hashes.has(name) ? ownName(`${name}, again`) : name);
for (const [name, value] of listOutputs()) hashes.set(ownName(name), hashOutput(value));
const seconds = ((performance.now() - started) / 1000).toFixed(1);

if (saves) {
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify(Object.fromEntries(hashes), null, 1));
  process.stdout.write(`${hashes.size} outputs kept in ${seconds} s\n`);
} else {
  const before = new Map(Object.entries(JSON.parse(readFileSync(kept, 'utf8')) as Record<string, string>));
  const names = [...new Set([...before.keys(), ...hashes.keys()])];
  const different = names.filter((name) => before.get(name) !== hashes.get(name));
  for (const name of different) process.stdout.write(`differs: ${name}\n`);
  process.stdout.write(`${hashes.size} outputs in ${seconds} s, ${different.length} differ\n`);
  process.exitCode = different.length > 0 ? 1 : 0;
}
