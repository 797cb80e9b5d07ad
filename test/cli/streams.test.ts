import { expect } from 'chai';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { documentText } from '../fixtures/document-text.ts';
import { readText } from '../fixtures/fixture-folders.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { makeDocx } from '../engine/word/support/make-docx.ts';
import { runCli } from './support/run-cli.ts';

const template = 'fixtures/templates/quotation.docx';
const data = readFileSync('fixtures/templates/quotation.json', 'utf8');
const fill = ['fill', template, '--data'];
const generate = ['generate', 'fixtures/invoice', '--answers'];
const answers = 'fixtures/invoice/answers/mixed-rates.json';

interface Printed {
  readonly ok?: boolean;
  readonly files: readonly { readonly path: string; readonly size: number }[];
  readonly problems: readonly { readonly id: string }[];
}

describe('standard input and output', () => {
  const folder = temporaryFolders();

  it('data comes from standard input as JSON or YAML, and the document goes to standard output', async () => {
    const json = await runCli([...fill, '-', '-o', '-'], { stdin: data });
    expect([json.code, json.stdout]).to.deep.equal([0, '']);
    expect(documentText(json.bytes)).to.include('学校法人みどり学園');
    const yaml = Object.entries(JSON.parse(data) as object).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
    const other = await runCli([...fill, '-', '-o', '-'], { stdin: yaml.join('\n') });
    expect(other.code).to.equal(0);
    expect(Buffer.from(other.bytes).equals(Buffer.from(json.bytes))).to.equal(true);
  });

  it('the template itself may come from standard input, and a PDF may leave by standard output', async () => {
    const bytes = new Uint8Array(readFileSync('fixtures/templates/cover-letter.docx'));
    const { code, bytes: pdf } = await runCli(['convert', '-', '-o', '-'], { stdin: bytes });
    expect(code).to.equal(0);
    expect(new TextDecoder().decode(pdf.subarray(0, 5))).to.equal('%PDF-');
  });

  it('the documents of a bundle go to standard output as a zip', async () => {
    const { code, stdout, bytes } = await runCli([...generate, '-', '--zip', '-'], {
      stdin: readText('invoice', 'answers', 'mixed-rates.json'),
    });
    expect([code, stdout]).to.deep.equal([0, '']);
    expect(Object.keys(unzipSync(bytes))).to.have.length(1);
  });

  it('problems of what was piped in are about standard input, with line and column', async () => {
    const { code, stderr } = await runCli([...fill, '-', '-o', '-'], { stdin: '{\n  "件名": }' });
    expect(code).to.equal(1);
    expect(stderr).to.match(/標準入力 2行目/);
    const english = await runCli(['--lang', 'en', ...fill, '-', '-o', '-'], { stdin: '{\n  "件名": }' });
    expect(english.stderr).to.match(/standard input/);
  });

  it('is named in what is said about a template that is piped in', async () => {
    const clean = await runCli(['lint', '-'], { stdin: new Uint8Array(readFileSync(template)) });
    expect(clean.stdout).to.equal('標準入力：問題は見つかりませんでした。\n');
    const faulty = await runCli(['lint', '-'], { stdin: makeDocx('<w:p><w:r><w:t>{{#if 件名}}</w:t></w:r></w:p>') });
    expect(faulty.stdout)
      .to.match(/標準入力 /)
      .and.not.match(/: - /);
  });

  it('answers of a bulk run are a file', async () => {
    const { code, stderr } = await runCli(['bulk', 'fixtures/invoice', '-a', '-', '-o', folder()], { stdin: data });
    expect(code).to.equal(2);
    expect(stderr).to.include('標準入力（-）からは読み込めません');
  });

  it('is refused where it cannot be meant', async () => {
    const out = folder();
    for (const argv of [
      ['overlay', '-', '--fields', '-', '--data', 'x.json', '-o', join(out, 'a.pdf')],
      [...fill, '-', '-o', '-', '--json'],
      [...generate, answers, '-o', '-'],
    ]) {
      const { code, stderr, bytes } = await runCli(argv, { stdin: data });
      expect([code, bytes.length], argv.join(' ')).to.deep.equal([2, 0]);
      expect(stderr).to.include('-');
    }
  });
});

describe('--no-clobber', () => {
  const folder = temporaryFolders();
  const commands: readonly (readonly [string, readonly string[]])[] = [
    ['fill', [...fill, 'fixtures/templates/quotation.json', '-o', 'a.docx']],
    ['convert', ['convert', 'fixtures/templates/cover-letter.docx', '-o', 'a.pdf']],
    ['generate', [...generate, answers, '--zip', 'a.zip']],
    ['inspect', ['inspect', 'fixtures/forms/notification.pdf', '--fields', 'a.json']],
    ['lint', ['lint', template, '--fix', '-o', 'a.docx']],
  ];
  for (const [name, argv] of commands) {
    it(`keeps ${name} from replacing a file; without it the file is replaced`, async () => {
      const cwd = folder();
      const last = argv.at(-1) ?? '';
      const path = join(cwd, last);
      const given = argv.map((each) => (each.startsWith('fixtures/') ? join(process.cwd(), each) : each));
      writeFileSync(path, 'kept');
      const refused = await runCli([...given, '--no-clobber'], { cwd });
      expect(refused.code).to.equal(1);
      expect(refused.stderr).to.include(`${last}：ファイルがすでにあります`);
      expect(readFileSync(path, 'utf8')).to.equal('kept');
      expect((await runCli(given, { cwd })).code).to.equal(0);
      expect(readFileSync(path, 'latin1')).to.not.equal('kept');
    });
  }
});

describe('--json', () => {
  const folder = temporaryFolders();

  it('prints the written files of fill, overlay and new, and nothing else', async () => {
    const cwd = folder();
    const at = (path: string): string => join(process.cwd(), 'fixtures', path);
    const form = at('forms/notification');
    for (const [argv, path] of [
      [['fill', at('templates/quotation.docx'), '-d', at('templates/quotation.json'), '-o', 'a.docx'], 'a.docx'],
      [['overlay', `${form}.pdf`, '-f', `${form}.fields.json`, '-d', `${form}.json`, '-o', 'b.pdf'], 'b.pdf'],
      [['new', 'letter'], 'letter/application.json'],
    ] as const) {
      const { code, stdout, stderr } = await runCli([...argv, '--json'], { cwd });
      expect([code, stderr], argv[0]).to.deep.equal([0, '']);
      const { files } = JSON.parse(stdout) as Printed;
      expect(files.map((file) => file.path)).to.include(join(cwd, path));
      expect(existsSync(join(cwd, path))).to.equal(true);
    }
  });

  it('prints the problems that stop a command, with their places', async () => {
    const out = join(folder(), 'a.docx');
    const { code, stdout, stderr } = await runCli([...fill, '-', '-o', out, '--json'], { stdin: '{}' });
    expect([code, stderr]).to.deep.equal([1, '']);
    const { ok, problems } = JSON.parse(stdout) as Printed;
    expect(ok).to.equal(false);
    expect(problems.length).to.be.greaterThan(5);
  });

  it('prints wrong usage too, and the names of the schemas', async () => {
    const { code, stdout } = await runCli([...fill, '-', '--json']);
    expect(code).to.equal(2);
    expect(JSON.parse(stdout)).to.deep.include({ ok: false });
    expect((JSON.parse(stdout) as Printed).problems.map(({ id }) => id)).to.deep.equal(['usage']);
    const names = await runCli(['schema', '--json']);
    expect(JSON.parse(names.stdout)).to.include.members(['application', 'fields']);
  });
});
