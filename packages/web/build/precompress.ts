import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { styleguideMode } from './styleguide-plugin.ts';

const text = /\.(js|css|html|svg|json)$/;
/** Smaller files do not gain from compression. */
const leastBytes = 1024;

/** Writes `.br` and `.gz` beside each text file of the build, so that the server compresses nothing while it serves. */
export function precompress(): Plugin {
  let folder = 'dist';
  return {
    name: 'shorui-precompress',
    // Only the product is served compressed.
    apply: (_, { command, mode }) => command === 'build' && mode !== styleguideMode,
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!text.test(entry)) continue;
        const path = join(folder, entry);
        const content = readFileSync(path);
        if (content.length < leastBytes) continue;
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
