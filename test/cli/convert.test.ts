import { expect } from 'chai';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seePdf } from '../engine/pdf/support/see-pdf.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { runCli, type CliResult } from './support/run-cli.ts';
import { writeWordFile } from './support/word-file.ts';

interface ConvertedJson {
  readonly size: number;
  readonly problems: readonly { readonly id: string; readonly place: unknown }[];
}

describe('shorui convert', () => {
  const folder = temporaryFolders();

  async function textOf(path: string): Promise<string[]> {
    return (await seePdf(new Uint8Array(readFileSync(path)))).map(({ text }) => text.replaceAll('\r', ''));
  }

  async function convert(cwd: string, ...args: readonly string[]): Promise<CliResult> {
    return runCli(['convert', ...args], { cwd });
  }

  it('converts a Word file to PDF and prints its pages and size', async () => {
    const cwd = folder();
    writeWordFile(join(cwd, '送付状.docx'), '拝啓', '時下ますますご清栄のこと');
    const { code, stdout, stderr } = await convert(cwd, '送付状.docx', '-o', 'out/送付状.pdf');
    expect(stderr).to.equal('');
    expect(code).to.equal(0);
    expect(stdout).to.match(/out.送付状\.pdf（1ページ、[\d.]+ KB）/);
    expect(await textOf(join(cwd, 'out/送付状.pdf'))).to.deep.equal(['拝啓\n時下ますますご清栄のこと']);
  });

  it('gives the same bytes each time', async () => {
    const cwd = folder();
    writeWordFile(join(cwd, 'a.docx'), '同じ');
    await convert(cwd, 'a.docx', '-o', '1.pdf');
    await convert(cwd, 'a.docx', '-o', '2.pdf');
    expect(readFileSync(join(cwd, '1.pdf'))).to.deep.equal(readFileSync(join(cwd, '2.pdf')));
  });

  it('converts several files to PDFs of the same names in a folder', async () => {
    const cwd = folder();
    writeWordFile(join(cwd, 'a.docx'), '一');
    writeWordFile(join(cwd, 'b.docx'), '二');
    const { code, stdout, stderr } = await convert(cwd, 'a.docx', 'b.docx', '-o', 'out');
    expect(code).to.equal(0);
    expect(stdout).to.include('a.pdf').and.include('b.pdf');
    expect(stderr).to.include('1/2').and.include('2/2');
    expect(await textOf(join(cwd, 'out/a.pdf'))).to.deep.equal(['一']);
    expect(await textOf(join(cwd, 'out/b.pdf'))).to.deep.equal(['二']);
  });

  it("writes into an existing folder under the file's name", async () => {
    const cwd = folder();
    mkdirSync(join(cwd, 'out'));
    writeWordFile(join(cwd, 'a.docx'), '一');
    expect((await convert(cwd, 'a.docx', '-o', 'out')).code).to.equal(0);
    expect(existsSync(join(cwd, 'out/a.pdf'))).to.equal(true);
  });

  it('prints pages, size and unsupported features as JSON', async () => {
    const cwd = folder();
    writeWordFile(join(cwd, 'a.docx'), '渡邉\u{e01ef}様', '次');
    const { code, stdout } = await convert(cwd, 'a.docx', '-o', 'a.pdf', '--json');
    expect(code).to.equal(0);
    const { files } = JSON.parse(stdout) as { files: ConvertedJson[] };
    const [file] = files;
    expect(file).to.include({ input: 'a.docx', path: join(cwd, 'a.pdf'), pages: 1 });
    expect(file?.size).to.equal(readFileSync(join(cwd, 'a.pdf')).length);
    const [problem] = file?.problems ?? [];
    expect(problem).to.include({ id: 'pdf.glyph-replaced', severity: 'warning' });
    expect(problem?.place).to.include({ file: 'a.docx', paragraph: 1 });
  });

  it('reports replaced characters with their places; refuses them with --missing-glyph error', async () => {
    const cwd = folder();
    writeWordFile(join(cwd, 'a.docx'), '山', '川\u{10fffd}');
    const replaced = await convert(cwd, 'a.docx', '-o', 'a.pdf');
    expect(replaced.code).to.equal(0);
    expect(replaced.stderr).to.include('U+10FFFD').and.include('〓').and.include('段落2').and.include('「--fonts」');
    expect(await textOf(join(cwd, 'a.pdf'))).to.deep.equal(['山\n川〓']);
    const stopped = await convert(cwd, 'a.docx', '-o', 'b.pdf', '--missing-glyph', 'error');
    expect(stopped.code).to.equal(1);
    expect(stopped.stderr).to.include('U+10FFFD').and.include('--missing-glyph mark');
    expect(existsSync(join(cwd, 'b.pdf'))).to.equal(false);
  });

  it('writes PDF/A with --pdfa', async () => {
    const cwd = folder();
    writeWordFile(join(cwd, 'a.docx'), '保存');
    expect((await convert(cwd, 'a.docx', '-o', 'a.pdf', '--pdfa')).code).to.equal(0);
    expect(readFileSync(join(cwd, 'a.pdf'), 'latin1')).to.include('<pdfaid:part>2</pdfaid:part>');
  });

  it('reports every file that cannot be converted, and writes nothing', async () => {
    const cwd = folder();
    writeWordFile(join(cwd, 'good.docx'), '一');
    writeFileSync(join(cwd, 'text.docx'), 'これはWordではない');
    // The signature of an OLE container: an encrypted Word file, or one of Word 97.
    writeFileSync(join(cwd, 'locked.docx'), Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0));
    const { code, stderr } = await convert(cwd, 'good.docx', 'text.docx', 'locked.docx', 'none.docx', '-o', 'out');
    expect(code).to.be.oneOf([1, 3]);
    expect(stderr).to.include('text.docx').and.include('locked.docx').and.include('none.docx');
    expect(stderr).to.include('何も書き込んでいません');
    expect(existsSync(join(cwd, 'out'))).to.equal(false);
  });

  it('refuses to write over its input, under another kind of name, or two files under one name', async () => {
    const cwd = folder();
    mkdirSync(join(cwd, 'x'));
    writeWordFile(join(cwd, 'a.docx'), '一');
    writeWordFile(join(cwd, 'x/a.docx'), '二');
    expect((await convert(cwd, 'a.docx', '-o', 'a.docx')).code).to.equal(2);
    expect((await convert(cwd, 'a.docx', '-o', 'a.txt')).code).to.equal(2);
    const one = await convert(cwd, 'a.docx', 'x/a.docx', '-o', 'out.pdf');
    expect(one.code).to.equal(2);
    expect(one.stderr).to.include('フォルダー');
    const same = await convert(cwd, 'a.docx', 'x/a.docx', '-o', 'out');
    expect(same.code).to.equal(2);
    expect(same.stderr).to.include('同じ名前');
  });

  it('shows its help', async () => {
    const { code, stdout } = await runCli(['convert', '--help']);
    expect(code).to.equal(0);
    expect(stdout).to.include('例：').and.include('--pdfa');
  });
});

describe('Word templates with PDF output', () => {
  const folder = temporaryFolders();
  const invoice = ['fixtures/invoice', '--answers', 'fixtures/invoice/answers/mixed-rates.json'];

  it('fills a template as PDF when the output ends in .pdf', async () => {
    const cwd = folder();
    writeWordFile(join(cwd, 't.docx'), '{{会社名}}御中');
    writeFileSync(join(cwd, 'd.json'), '{"会社名":"株式会社山田"}');
    const { code, stdout } = await runCli(['fill', 't.docx', '-d', 'd.json', '-o', 'o.pdf'], { cwd });
    expect(code).to.equal(0);
    expect(stdout).to.include('o.pdf');
    expect((await seePdf(new Uint8Array(readFileSync(join(cwd, 'o.pdf')))))[0]?.text).to.equal('株式会社山田御中');
  });

  it('refuses characters in the data that no font has, by default', async () => {
    const cwd = folder();
    writeWordFile(join(cwd, 't.docx'), '{{氏名}}');
    writeFileSync(join(cwd, 'd.json'), JSON.stringify({ 氏名: '\u{10fffd}' }));
    const fill = ['fill', 't.docx', '-d', 'd.json', '-o', 'o.pdf'];
    const stopped = await runCli(fill, { cwd });
    expect(stopped.code).to.equal(1);
    expect(stopped.stderr).to.include('U+10FFFD');
    expect((await runCli([...fill, '--missing-glyph', 'mark'], { cwd })).code).to.equal(0);
  });

  for (const [format, expected] of [
    ['docx', ['.docx']],
    ['pdf', ['.pdf']],
    ['both', ['.docx', '.pdf']],
  ] as const) {
    it(`generates with --format ${format}`, async () => {
      const out = folder();
      const { code, stdout } = await runCli(['generate', ...invoice, '-o', out, '--format', format, '--json']);
      expect(code).to.equal(0);
      const { files } = JSON.parse(stdout) as { files: { path: string }[] };
      expect(files.map(({ path }) => path.slice(path.lastIndexOf('.'))).sort()).to.deep.equal([...expected]);
      for (const { path } of files) {
        if (path.endsWith('.pdf'))
          expect((await seePdf(new Uint8Array(readFileSync(path))))[0]?.text).to.include('請求番号');
      }
    });
  }

  it('generates a PDF of a Word file whose output name ends in .pdf', async () => {
    const cwd = folder();
    expect((await runCli(['new', 'letter'], { cwd })).code).to.equal(0);
    const path = join(cwd, 'letter/application.json');
    const application = JSON.parse(readFileSync(path, 'utf8')) as { files: { name: string }[] };
    const [file] = application.files;
    if (file) file.name = file.name.replace(/\.docx$/, '.pdf');
    writeFileSync(path, JSON.stringify(application));
    const generate = ['generate', 'letter', '--answers', 'letter/answers/sample.json', '-o', 'out', '--json'];
    const { code, stdout } = await runCli(generate, { cwd });
    expect(code).to.equal(0);
    const { files } = JSON.parse(stdout) as { files: { path: string }[] };
    expect(files).to.have.length(1);
    expect(files[0]?.path).to.match(/\.pdf$/);
    expect(
      readFileSync(files[0]?.path ?? '')
        .subarray(0, 5)
        .toString(),
    ).to.equal('%PDF-');
  });
});
