import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const name = 'virtual:pdf-parts';
/** What pdf.js fetches where a file does not bring it along: character maps, the standard fonts, and the decoder of JPEG 2000. */
const parts = { cmaps: /\.bcmap$/, standard_fonts: /\.(?:pfb|ttf)$/, wasm: /_nowasm_fallback\.js$/ };

/**
 * Serves the parts of pdf.js from our own origin, at an address with its version: they may be kept for good. The address is the default
 * export of `virtual:pdf-parts`.
 */
export function pdfPlugin(): Plugin {
  const manifest = require.resolve('pdfjs-dist/package.json');
  const folder = dirname(manifest);
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string };
  const base = `assets/pdf-${version}`;
  return {
    name: 'shorui-pdf',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export default '/${base}/';` : undefined),
    generateBundle() {
      for (const [part, wanted] of Object.entries(parts))
        for (const file of readdirSync(join(folder, part)).filter((each) => wanted.test(each)))
          this.emitFile({
            type: 'asset',
            fileName: `${base}/${part}/${file}`,
            source: readFileSync(join(folder, part, file)),
          });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${base}`, (request, response, next) => {
        const [, part = '', file = ''] = (request.url ?? '').split('/');
        const wanted = Object.entries(parts).find(([each]) => each === part)?.[1];
        if (wanted?.test(file) !== true || !/^[\w.-]+$/.test(file)) return next();
        if (file.endsWith('.js')) response.setHeader('Content-Type', 'text/javascript');
        response.end(readFileSync(join(folder, part, file)));
      });
    },
  };
}
