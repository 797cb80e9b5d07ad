// Joins the declarations of the engine that the compiler has written, as bin/lib/join-engine.mjs joins its modules. Run after both.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { engineEntries } from './join-engine.mjs';

const engine = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'packages/engine');

/** The compiler's declarations name the sources that they describe: `./place.ts` is in `./place.d.ts`. */
const declarationsOfSources = {
  name: 'declarations-of-sources',
  resolveId: {
    order: 'pre',
    handler(id, importer) {
      if (importer === undefined || !id.startsWith('.')) return null;
      return join(dirname(importer), id.replace(/(?:\.d)?\.ts$/, '.d.ts'));
    },
  },
};

/** Writes one file of declarations for each entry of the package, and the parts that they share. */
export async function joinDeclarations() {
  const entries = Object.entries(engineEntries()).map(([name, source]) => [
    name,
    join(engine, source.replace(/^src\//, 'dist/').replace(/\.ts$/, '.d.ts')),
  ]);
  const bundle = await rolldown({
    input: Object.fromEntries(entries),
    // Nothing is generated: the compiler has written the declarations.
    plugins: [declarationsOfSources, dts({ dtsInput: true, tsconfig: false, generator: 'oxc' })],
    external: [/^node:/, /^typebox/],
  });
  await bundle.write({
    dir: join(engine, 'dist/joined'),
    chunkFileNames: '[name]-[hash].d.ts',
    entryFileNames: '[name].d.ts',
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await joinDeclarations();
