import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { build } from 'esbuild';
import { after, before } from 'mocha';
import { seePdf } from '../pdf/support/see-pdf.ts';
import { makeDocx } from '../word/support/make-docx.ts';
import { textOf } from '../word/support/read-docx.ts';
import { InstalledProject, root } from './installed-project.ts';
import { publicSurface } from './public-surface.ts';

/** The names that the package promises. After a wanted change, run this test with SHORUI_WRITE_SURFACE=1 and commit the file. */
const surfaceFile = join(root, 'test/engine/package/public-surface.json');

const readme = readFileSync(join(root, 'packages/engine/README.md'), 'utf8');
/** The programs of the README, in order: one fills a template, the next converts the document to PDF. */
const [fill = '', convert = ''] = [...readme.matchAll(/```js\n([^]*?)```/g)].map((match) => match[1] ?? '');
/** The packages of fonts that the README installs. */
const fonts = [...new Set(readme.match(/@expo-google-fonts\/[\w-]+/g))];

const typed = `
import { describeProblem, type Problem } from '@shorui/engine/problems';
import { formatWareki, type CalendarDate } from '@shorui/engine/japanese';
import { compileTemplate, renderTemplate, type RenderedTemplate } from '@shorui/engine/node';

export function letter(bytes: Uint8Array): RenderedTemplate {
  return renderTemplate(compileTemplate(bytes), { 宛名: '諏訪 湖太郎' });
}
export const date = (day: CalendarDate): string => formatWareki(day);
export const describe = (problem: Problem): string => describeProblem(problem, 'en');
// @ts-expect-error: a template is compiled from bytes.
compileTemplate('letter.docx');
`;

/** The files of docs/browser.md, which names each before its program. */
const browserPage = readFileSync(join(root, 'docs/browser.md'), 'utf8');
const browserFiles = [...browserPage.matchAll(/`([\w-]+\.jsx?)`[^]*?```jsx?\n([^]*?)```/g)];

/** Largest size of the program that fills a Word template in a browser, minified and packed by gzip. */
const mostOfFilling = 90_000;

describe('the package of the engine', () => {
  let project: InstalledProject;

  before(async () => {
    project = await InstalledProject.create();
    project.write('letter.docx', makeDocx('<w:p><w:r><w:t>{{宛名}} 様</w:t></w:r></w:p>'));
  });
  after(() => project.remove());

  it('has fewer than 200 files, with README and license, and is smaller than 6 MB', () => {
    const files = project.engineFiles();
    expect(files).to.include.members(['README.md', 'LICENSE', 'package.json', join('dist', 'joined', 'NOTICES.md')]);
    expect(files).to.have.lengthOf.below(200);
    const size = files.reduce((sum, path) => sum + statSync(join(project.engine, path)).size, 0);
    expect(size).to.be.below(6_000_000);
  });

  it('exports the names of public-surface.json from each entry, and no others', () => {
    const surface = publicSurface(project.engine);
    if (process.env['SHORUI_WRITE_SURFACE'] === '1') {
      writeFileSync(surfaceFile, `${JSON.stringify(surface, null, 2)}\n`);
    }
    expect(surface).to.deep.equal(JSON.parse(readFileSync(surfaceFile, 'utf8')));
  });

  it('fills a template and converts it to PDF by the programs of its README, and reports fonts that are not installed', async () => {
    project.write('fill.js', fill);
    expect(await project.node('fill.js')).to.deep.equal({ code: 0, output: '' });
    expect(textOf(project.readBytes('letter-1.docx'))).to.equal('諏訪 湖太郎 様');

    project.write('convert.js', convert);
    const withoutFonts = await project.node('convert.js');
    expect(withoutFonts.code).to.equal(1);
    expect(withoutFonts.output).to.include('npm install @expo-google-fonts/');

    for (const name of fonts) project.link(name);
    expect(await project.node('convert.js')).to.deep.equal({ code: 0, output: '' });
    const pages = await seePdf(project.readBytes('letter-1.pdf'));
    expect(pages.map(({ text }) => text.trim())).to.deep.equal(['諏訪 湖太郎 様']);
  });

  it('names the package that variable fonts need, where it is not installed', async () => {
    const font = join(root, 'node_modules/@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2');
    project.write('fonts/garamond.woff2', readFileSync(font));
    project.write(
      'read-fonts.js',
      `import { readFontFolder } from '@shorui/engine/node';
      const { sources, problems } = await readFontFolder('fonts');
      console.log(sources.length, problems.map(({ id, params }) => \`\${id} \${params.package}\`).join());`,
    );
    const read = { code: 0, output: '0 pdf.font-reader-missing fontkit\n' };
    expect(await project.node('read-fonts.js')).to.deep.equal(read);
  });

  it('can be required from CommonJS', async () => {
    project.write('fill.cjs', fill.replace(/import (\{.*\}) from ('.*');/g, 'const $1 = require($2);'));
    expect(await project.node('fill.cjs')).to.deep.equal({ code: 0, output: '' });
    expect(textOf(project.readBytes('letter-1.docx'))).to.equal('諏訪 湖太郎 様');
  });

  for (const [module, moduleResolution] of [
    ['nodenext', 'nodenext'],
    ['node16', 'node16'],
    ['esnext', 'bundler'],
  ]) {
    it(`has types for strict TypeScript with ${moduleResolution} resolution`, async () => {
      const compilerOptions = { module, moduleResolution, strict: true, noEmit: true, target: 'es2022', types: [] };
      project.write('letter.ts', typed);
      project.write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['letter.ts'] }));
      expect(await project.tool('typescript/bin/tsc')).to.deep.equal({ code: 0, output: '' });
    });
  }

  it('is bundled by Vite with the React page and the worker of docs/browser.md, and makes Word and PDF files there', async () => {
    expect(browserFiles).to.have.lengthOf(3);
    for (const [, name = '', program = ''] of browserFiles) project.write(name, program);
    for (const name of ['react', '@expo-google-fonts/biz-udmincho']) project.link(name);
    const library = `{ entry: ['make-document.js', 'letter-page.jsx'], formats: ['es'] }`;
    project.write(
      'vite.config.js',
      `export default {
        logLevel: 'error',
        build: { lib: ${library}, outDir: 'built', rolldownOptions: { external: /^react/ } },
        worker: { format: 'es' },
      };`,
    );
    expect(await project.tool('vite/bin/vite.js', 'build')).to.deep.equal({ code: 0, output: '' });
    project.write(
      'built/run.js',
      `import { readFileSync, writeFileSync } from 'node:fs';
      import { makeDocument, openFonts } from './make-document.js';
      const font = readFileSync('node_modules/@expo-google-fonts/biz-udmincho/400Regular/BIZUDMincho_400Regular.ttf');
      const template = readFileSync('letter.docx');
      const data = { 宛名: '諏訪 湖太郎' };
      const { docx, pdf } = makeDocument(template, data, openFonts(font));
      writeFileSync('from-page.docx', docx);
      writeFileSync('from-page.pdf', pdf);
      try {
        makeDocument(template, data);
      } catch ({ problems }) {
        console.log(problems.map(({ id }) => id).join());
      }`,
    );
    expect(await project.node('built/run.js')).to.deep.equal({ code: 0, output: 'document.fonts-missing\n' });
    expect(textOf(project.readBytes('from-page.docx'))).to.equal('諏訪 湖太郎 様');
    const pages = await seePdf(project.readBytes('from-page.pdf'));
    expect(pages.map(({ text }) => text.trim())).to.deep.equal(['諏訪 湖太郎 様']);
  });

  it('describes errors in words in every entry of Node, and by their ids in a program that only fills templates', async () => {
    const entries = [
      'word',
      'convert',
      'pdf',
      'answers',
      'bundle',
      'document',
      'bulk',
      'editor',
      'lint',
      'node',
      'fill',
    ];
    for (const entry of entries) {
      const fails =
        "new ShoruiError([{ id: 'word.tag-empty', severity: 'error', place: { paragraph: 2 }, params: {} }])";
      project.write('fail.js', `import { ShoruiError } from '@shorui/engine/${entry}'; console.log(${fails}.message);`);
      const { output } = await project.node('fail.js');
      expect(output, entry).to.match(
        entry === 'fill' ? /^paragraph 2 word\.tag-empty\n$/ : /^paragraph 2: .*[a-z]+ tag/i,
      );
    }
  });

  it('fills Word templates in a browser with little code', async () => {
    project.write('fill-only.js', "export { compileTemplate, renderTemplate } from '@shorui/engine/fill';");
    const { outputFiles } = await build({
      absWorkingDir: project.folder,
      entryPoints: ['fill-only.js'],
      bundle: true,
      splitting: true,
      minify: true,
      write: false,
      platform: 'browser',
      format: 'esm',
      outdir: 'unused',
      logLevel: 'silent',
    });
    const program = outputFiles.find(({ path }) => path.endsWith('fill-only.js'));
    expect(gzipSync(program?.contents ?? '').length).to.be.within(1, mostOfFilling);
  });
});
