// Joins a program and its modules into a few files: opening more than a thousand files takes several times as long as running
// them. Called with the program and the folder to write to.
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { buildSync } from 'esbuild';

const [program, folder] = process.argv.slice(2);
/** The program of the bulk runs' worker threads. Its starter looks for it in its own folder, so both are joined into one folder. */
const worker = 'packages/engine/src/node/bulk/bulk-worker.ts';
const workerStarter = 'packages/engine/src/node/bulk/worker-pool.ts';
/** Looks for packages, which are found from the joined files just as well. */
const fonts = 'packages/engine/src/node/fonts/bundled-fonts.ts';
const barcodes = 'packages/engine/src/node/symbol-encoder.ts';
const fresh = `${folder}.new`;
rmSync(fresh, { recursive: true, force: true });
const { metafile } = buildSync({
  entryPoints: [program, worker],
  entryNames: '[name]',
  outdir: fresh,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  metafile: true,
  // Of the engine, the modules that the command uses, rather than the parts that its package publishes.
  conditions: ['@shorui/source'],
  // The server has native modules and its own data files. Its commands load the unjoined build; other commands do not need it.
  external: ['@shorui/server'],
  logLevel: 'silent',
  // CommonJS packages load Node's built-in modules through this name.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
});

/** Our own modules that look for files in their own folder must not move. */
const bound = Object.keys(metafile.inputs).filter(
  (path) =>
    path !== workerStarter &&
    path !== fonts &&
    path !== barcodes &&
    !path.includes('node_modules/') &&
    /import\.meta|new Worker\(/.test(readFileSync(path, 'utf8')),
);
if (bound.length > 0) {
  rmSync(fresh, { recursive: true, force: true });
  process.exit(1);
}
renameSync(fresh, folder);
