import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { kanjiFolder, makeKanjiFont } from './kanji-font.ts';

const require = createRequire(import.meta.url);
const prefix = 'virtual:fonts/';

/** Families by the name of their virtual module: the package they come from, and the weights that screens use. */
const families: Readonly<
  Record<string, { readonly family: string; readonly package: string; readonly weights: readonly number[] }>
> = {
  'gothic.css': { family: 'Shorui Gothic', package: 'biz-udpgothic', weights: [400, 700] },
  'mincho.css': { family: 'Shorui Mincho', package: 'biz-udpmincho', weights: [400] },
};

/**
 * Faces of Japanese fonts as `virtual:fonts/gothic.css`: one for each part of the character set, woff2 only. The style sheets of the
 * packages name two formats and repeat themselves: 190 kB instead of about 100. `virtual:fonts/kanji.css` has the kanji that these fonts lack.
 */
export function fontsPlugin(): Plugin {
  return {
    name: 'shorui-fonts',
    enforce: 'pre',
    config: () => ({ resolve: { alias: { 'kanji-font': kanjiFolder } } }),
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : undefined;
    },
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      if (id.endsWith('/kanji.css')) {
        const parts = await makeKanjiFont();
        return parts.map(({ file, range }) => fontFace('Shorui Kanji', 400, `kanji-font/${file}`, range)).join('\n');
      }
      const wanted = families[id.slice(prefix.length + 1)];
      if (wanted === undefined) return this.error(`There are no fonts "${id}".`);
      const ranges = JSON.parse(
        readFileSync(require.resolve(`@fontsource/${wanted.package}/unicode.json`), 'utf8'),
      ) as Record<string, string>;
      return wanted.weights
        .flatMap((weight) =>
          Object.entries(ranges).map(([part, range]) => face(wanted.family, wanted.package, part, weight, range)),
        )
        .join('\n');
    },
  };
}

function face(family: string, name: string, part: string, weight: number, range: string): string {
  const subset = part.replace(/^\[(\d+)\]$/, '$1');
  const file = `@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff2`;
  return fontFace(family, weight, file, range);
}

function fontFace(family: string, weight: number, file: string, range: string): string {
  return `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url('${file}') format('woff2');unicode-range:${range}}`;
}

/** The order of layers at the head of every style sheet: parts of the build may arrive in any order. */
export function layersPlugin(): Plugin {
  return {
    name: 'shorui-layers',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/packages\/web\/src\/.*\.css$/.test(id)) return undefined;
      return { code: `@layer reset, base, ui, screen;\n${code}`, map: null };
    },
  };
}
