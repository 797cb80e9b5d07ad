import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { drawPictures } from './pictures.ts';
import { BuiltModules, findFirstScreens, type FirstScreen } from './first-screens.ts';
import { styleguideMode } from './styleguide-plugin.ts';

/** Compiles a module to a script that runs as soon as the browser meets it. */
async function compile(module: string): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      target: ['chrome123', 'firefox128', 'safari17.5'],
      rolldownOptions: { input: module, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code;
}

const linkOf = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

const attributesOf = (needs: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(needs)
    .flatMap(([name, value]) => (value ? [` data-${name}="${value}"`] : []))
    .join('');

/** Beginnings of the tags of the scripts that run before anything else, and of the one for screens that show a paper. */
interface Scripts {
  readonly first: string;
  readonly paper: string;
}

/** The page of a screen: the common one, with what its screen needs. */
function pageOf(html: string, scripts: Scripts, screen: FirstScreen, picture: string): string {
  const { files, jp, en, live, session, paper } = screen;
  const first = attributesOf({ session, jp: jp.join(' '), en: en.join(' '), live: live.join(' ') });
  const withPaper = paper === undefined ? '' : `\n    ${scripts.paper}${attributesOf(paper)}></script>`;
  return html
    .replace(`${scripts.first}></script>`, `${scripts.first}${first}></script>${withPaper}`)
    .replace('</head>', `${files.map((file) => `  ${linkOf(file)}\n  `).join('')}</head>`)
    .replace('<div id="app"></div>', `${picture}$&`);
}

/**
 * Puts a small script before everything else in the page (src/first/first.ts), and writes a page for each screen that names all files
 * of the screen: else the browser would learn of each file from the one before it. `pages.json` tells the server which page belongs to
 * which path of the route table.
 */
export function firstPlugin(): Plugin {
  let source = 'src';
  return {
    name: 'shorui-first',
    enforce: 'post',
    apply: (_, { command, mode }) => command === 'build' && mode !== styleguideMode,
    configResolved({ root }) {
      source = join(root, 'src');
    },
    async generateBundle(_, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') return this.error('The build has no index.html.');
      const emit = (fileName: string, content: string): void =>
        void this.emitFile({ type: 'asset', fileName, source: content });
      const emitScript = async (name: string): Promise<string> => {
        const code = await compile(join(source, 'first', `${name}.ts`));
        const file = `assets/${name}-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
        emit(file, code);
        return `<script src="/${file}"`;
      };
      const scripts: Scripts = { first: await emitScript('first'), paper: await emitScript('paper') };
      const html = String(index.source).replace('<link rel="icon"', `${scripts.first}></script>\n    $&`);
      index.source = html;

      const show = `${await emitScript('picture')}></script>\n    `;
      const pictures = await drawPictures(join(source, '..'));
      const pages: Record<string, string> = {};
      for (const [number, screen] of findFirstScreens(new BuiltModules(bundle, source), source).entries()) {
        const file = `pages/${number}.html`;
        const drawn = pictures.get(screen.path);
        emit(file, pageOf(html, scripts, screen, drawn === undefined ? '' : `<div id="first"></div>\n${drawn}${show}`));
        pages[screen.path] = `/${file}`;
      }
      emit('pages.json', JSON.stringify(pages));
      return undefined;
    },
  };
}
