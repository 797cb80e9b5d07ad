// Joins the modules of the engine into the few files that its package publishes: one for each entry of `exports`, and the parts that
// entries share. Loading some 1,500 modules takes ten times as long as loading these. Run without arguments, or call `joinEngine`.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const engine = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'packages/engine');
/** The folder that `files` and `exports` of the package name. */
const published = join(engine, 'dist/joined');

/** Entries of the package by the names of their files, without endings: `{ node: 'src/node/index.ts' }`. */
export function engineEntries() {
  const { exports } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'));
  const entries = Object.values(exports).filter((entry) => entry['@shorui/source'] !== undefined);
  return Object.fromEntries(
    entries.map((entry) => [basename(entry.default, '.js'), entry['@shorui/source'].replace('./', '')]),
  );
}

/** Node loads the encoder of barcodes with its first barcode, synchronously: that needs a CommonJS file. */
const barcodes = 'barcodes.cjs';
const barcodesFromFile = {
  name: 'barcodes-from-file',
  setup({ onLoad }) {
    onLoad({ filter: /node[/\\]symbol-encoder\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace("'bwip-js/node'", `'./${barcodes}'`),
      loader: 'ts',
    }));
  },
};

const shared = {
  absWorkingDir: engine,
  bundle: true,
  metafile: true,
  target: 'node20',
  conditions: ['@shorui/source', 'browser'],
  mainFields: ['browser', 'module', 'main'],
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  logLevel: 'silent',
};

/** Packages whose code is in the joined files, with their versions and licenses. */
function noticesOf(inputs) {
  const folders = inputs.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
  const texts = [...new Set(folders)]
    .toSorted((one, two) => one.localeCompare(two))
    .map((path) => {
      const folder = join(engine, path);
      const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const file = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'license', 'LICENSE-MIT'].find((each) =>
        existsSync(join(folder, each)),
      );
      const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
      return `## ${name} ${version} (${license})\n\n${text}`.trim();
    });
  return `# Software contained in this package\n\n${texts.join('\n\n')}\n`;
}

/** Moves files into a folder and removes the others from it. Files of unchanged content are never absent: a program may be loading them. */
function replaceFolder(fresh, folder) {
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(fresh);
  for (const name of names) renameSync(join(fresh, name), join(folder, name));
  for (const name of readdirSync(folder)) if (!names.includes(name)) rmSync(join(folder, name));
  rmSync(fresh, { recursive: true });
}

/**
 * Without the imports that only load another part: no module of the engine has side effects (`sideEffects` in its package.json), and
 * esbuild keeps such imports, by which every entry would load nearly all parts.
 */
function withoutBareImports(text) {
  return text.replace(/^(?:(?:import|export)\b[^;]*;)+/, (head) => head.replaceAll(/import"\.\/[\w-]+\.js";/g, ''));
}

/** Writes the joined files, and the licenses of the packages that they contain. Throws an error that lists what esbuild found. */
export async function joinEngine() {
  const fresh = `${published}.${process.pid}`;
  const joined = await build({
    ...shared,
    entryPoints: { ...engineEntries(), 'bulk-worker': 'src/node/bulk/bulk-worker.ts' },
    outdir: fresh,
    // All in one folder: modules find the files beside them.
    chunkNames: '[name]-[hash]',
    splitting: true,
    platform: 'neutral',
    format: 'esm',
    // fontkit is optional, as the fonts are: only variable fonts need it.
    external: ['node:*', 'stream', 'buffer', 'iconv-lite', 'fontkit'],
    plugins: [barcodesFromFile],
  });
  for (const name of readdirSync(fresh)) {
    writeFileSync(join(fresh, name), withoutBareImports(readFileSync(join(fresh, name), 'utf8')));
  }
  const encoder = await build({
    ...shared,
    stdin: { contents: "export { bwipEncoder as render } from './src/barcode/bwip-symbols.ts';", resolveDir: engine },
    outfile: join(fresh, barcodes),
    platform: 'node',
    format: 'cjs',
  });
  const inputs = [joined, encoder].flatMap(({ metafile }) => Object.keys(metafile.inputs));
  writeFileSync(join(fresh, 'NOTICES.md'), noticesOf(inputs));
  replaceFolder(fresh, published);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await joinEngine();
