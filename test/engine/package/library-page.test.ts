import { expect } from 'chai';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixturesFolder, readAnswerSets } from '../../fixtures/fixture-folders.ts';
import { seePdf } from '../pdf/support/see-pdf.ts';
import { InstalledProject, root } from './installed-project.ts';

const page = readFileSync(join(root, 'docs/library.md'), 'utf8');
const programs = [...page.matchAll(/```ts\n([^]*?)```/g)].map((match) => match[1] ?? '');

/** The program of the page that imports from this entry of the engine. */
function programOf(entry: string): string {
  const found = programs.find((program) => program.includes(`'@shorui/engine/${entry}'`));
  if (found === undefined) throw new Error(`docs/library.md has no program that imports @shorui/engine/${entry}.`);
  return found;
}

/** The first program of the page, which is the inside of a function, as one; types of what it is given included. */
function asFunction(program: string): string {
  const [, imports = '', body = ''] = /^((?:import .*\n)+)([^]*)$/.exec(program) ?? [];
  const given = 'answers: Record<string, unknown>, store: (path: string, bytes: Uint8Array) => Promise<void>';
  return `${imports}export async function make(${given}) {\n${body}\nreturn problems;\n}\n`;
}

describe('the programs of the engine in docs/library.md', () => {
  let project: InstalledProject;

  before(async () => {
    project = await InstalledProject.create();
    cpSync(join(fixturesFolder, 'employment-contract'), join(project.folder, 'employment-contract'), {
      recursive: true,
    });
    project.write('make.ts', asFunction(programOf('node')));
    project.write('merge.ts', programOf('merge'));
    for (const name of ['pdf-lib', '@types/node', '@expo-google-fonts/biz-udmincho', '@expo-google-fonts/biz-udgothic'])
      if (existsSync(join(root, 'node_modules', name))) project.link(name);
    // Node runs what the compiler makes of the programs; it reports types that do not fit.
    const compilerOptions = { module: 'nodenext', strict: true, target: 'es2022', types: ['node'], skipLibCheck: true };
    project.write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['make.ts', 'merge.ts'] }));
    expect(await project.tool('typescript/bin/tsc')).to.deep.equal({ code: 0, output: '' });
  });
  after(() => project.remove());

  it('make the files of a bundle, and give the errors of answers', async () => {
    const [set] = readAnswerSets('employment-contract');
    project.write('answers.json', JSON.stringify(set?.answers ?? {}));
    project.write(
      'run-make.js',
      `import { readFileSync, writeFileSync } from 'node:fs';
      import { basename } from 'node:path';
      import { make } from './make.js';
      const store = async (path, bytes) => {
        writeFileSync(basename(path), bytes);
        console.log(basename(path));
      };
      console.log(JSON.stringify((await make({}, store)).map(({ question, rule }) => [typeof question, rule]).at(0)));
      console.log((await make(JSON.parse(readFileSync('answers.json', 'utf8')), store)).filter(({ severity }) => severity === 'error').length);`,
    );
    const { code, output } = await project.node('run-make.js');
    const lines = output.trim().split('\n');
    expect([code, lines[0], lines.at(-1)]).to.deep.equal([0, '["string","required"]', '0']);
    const made = lines.slice(1, -1);
    expect(made).not.to.deep.equal([]);
    for (const name of made) expect(project.readBytes(name).subarray(0, 2).toString(), name).to.match(/PK|%P/);
  });

  it('join pages of several PDF files for both sides of the paper, with page numbers', async () => {
    const form = readFileSync(join(fixturesFolder, 'forms/notification.pdf'));
    const pages = async (bytes: Uint8Array): Promise<number> => (await seePdf(bytes)).length;
    const own = await pages(form);
    project.write('契約書.pdf', form);
    project.write('申請書.pdf', form);
    const wrong = await project.node('merge.js');
    expect(wrong.code).to.equal(1);
    expect(wrong.output).to.include('ShoruiError').and.include('申請書.pdf');
    // The program takes pages 1 to 3 and 5.
    project.write('申請書.pdf', await fivePages(project));
    expect(await project.node('merge.js')).to.deep.equal({ code: 0, output: '' });
    const merged = await seePdf(project.readBytes('提出.pdf'));
    // Each copy begins on a front side; none needs a blank page after the last one.
    expect(merged).to.have.length(4 + 2 * own + (own % 2));
    expect(merged[0]?.text).to.match(/1\/\d+/);
  });
});

/** A PDF of five pages. */
async function fivePages(project: InstalledProject): Promise<Uint8Array> {
  project.write(
    'five.js',
    `import { PDFDocument } from 'pdf-lib';
    import { writeFileSync } from 'node:fs';
    const pdf = await PDFDocument.create();
    for (let page = 0; page < 5; page++) pdf.addPage([300, 300]);
    writeFileSync('five.pdf', await pdf.save());`,
  );
  expect(await project.node('five.js')).to.deep.equal({ code: 0, output: '' });
  return project.readBytes('five.pdf');
}
