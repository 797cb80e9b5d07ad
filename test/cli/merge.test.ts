import { expect } from 'chai';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDict, PDFDocument, PDFHexString, PDFName } from 'pdf-lib';
import { rc4File } from '../engine/pdf/support/encrypt-pdf.ts';
import { runQpdf } from '../engine/pdf/support/run-qpdf.ts';
import { onePageFile, twoPageFile } from '../engine/pdf/support/sample-pdfs.ts';
import { countDifferences, seePdf } from '../engine/pdf/support/see-pdf.ts';
import { fixturesFolder } from '../fixtures/fixture-folders.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { runCli, type CliResult } from './support/run-cli.ts';

/** The titles of a file's outline in order. */
async function outlineOf(bytes: Uint8Array): Promise<string[]> {
  const { catalog } = await PDFDocument.load(bytes, { updateMetadata: false });
  const titles: string[] = [];
  let entry = catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict)?.lookupMaybe(PDFName.of('First'), PDFDict);
  while (entry) {
    titles.push(entry.lookup(PDFName.of('Title'), PDFHexString).decodeText());
    entry = entry.lookupMaybe(PDFName.of('Next'), PDFDict);
  }
  return titles;
}

/** Is the page white, whatever its size? */
const isWhite = ({ pixels }: { readonly pixels: Uint8Array }): boolean => pixels.every((value) => value === 255);

describe('shorui merge', () => {
  const folder = temporaryFolders();

  /** Runs the command next to `two.pdf` (One, Two) and `one.pdf` (Three). */
  async function merge(
    args: readonly string[],
    more: Readonly<Record<string, Uint8Array>> = {},
  ): Promise<CliResult & { cwd: string; out: Uint8Array }> {
    const cwd = folder();
    const files = {
      'two.pdf': twoPageFile(),
      'one.pdf': onePageFile('/MediaBox[0 0 300 200]', 'BT /F1 18 Tf 20 40 Td (Three) Tj ET'),
      ...more,
    };
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(cwd, name), bytes);
    const result = await runCli(['merge', ...args, '-o', 'out.pdf'], { cwd });
    const path = join(cwd, 'out.pdf');
    return { ...result, cwd, out: existsSync(path) ? readFileSync(path) : new Uint8Array() };
  }

  async function textsOf(bytes: Uint8Array): Promise<string[]> {
    return (await seePdf(bytes)).map(({ text }) => text.trim());
  }

  it('puts pages into one file, in the given order, and looks as the files do', async () => {
    const { code, stdout, out, stderr } = await merge(['one.pdf', 'two.pdf']);
    expect(code, stderr).to.equal(0);
    expect(stdout).to.include('out.pdf（3ページ');
    expect(await textsOf(out)).to.deep.equal(['Three', 'One', 'Two']);
    const [three, ...two] = await seePdf(out);
    const sources = [
      ...(await seePdf(onePageFile('/MediaBox[0 0 300 200]', 'BT /F1 18 Tf 20 40 Td (Three) Tj ET'))),
      ...(await seePdf(twoPageFile())),
    ];
    for (const [index, page] of [three, ...two].entries()) {
      if (!page || !sources[index]) throw new Error('a page is missing');
      expect(countDifferences(page, sources[index])).to.equal(0);
    }
    expect((await runQpdf(out, '--check', 'in.pdf')).code).to.equal(0);
    expect(await outlineOf(out)).to.deep.equal(['one', 'two']);
  });

  it('takes chosen pages in their order and several copies', async () => {
    const { out } = await merge(['two.pdf:2,1,2', 'one.pdf*2', 'two.pdf:2-']);
    expect(await textsOf(out)).to.deep.equal(['Two', 'One', 'Two', 'Three', 'Three', 'Two']);
    expect(await outlineOf(out)).to.deep.equal(['two', 'one', 'one', 'two']);
    expect((await runQpdf(out, '--check', 'in.pdf')).code).to.equal(0);
  });

  it('begins each file and copy on a right-hand page with --duplex, by blank pages of the size of the page before', async () => {
    const { out, stdout } = await merge([
      'one.pdf*2',
      'two.pdf',
      'one.pdf',
      '--duplex',
      '--page-numbers',
      '－{page}/{pages}－',
    ]);
    expect(stdout).to.include('うち白紙 2ページ');
    expect(await textsOf(out)).to.satisfy((texts: string[]) => {
      expect(texts.map((text) => text.replaceAll(/\s+/g, ' '))).to.deep.equal([
        'Three －1/7－',
        '',
        'Three －3/7－',
        '',
        'One －5/7－',
        'Two －6/7－',
        'Three －7/7－',
      ]);
      return true;
    });
    const pages = await seePdf(out);
    expect(pages.map((page) => isWhite(page))).to.deep.equal([false, true, false, true, false, false, false]);
    expect(pages[1]).to.include({ width: 300, height: 200 });
  });

  it('prints page numbers where they are wanted: a copy of a page has its own', async () => {
    const { out } = await merge(['one.pdf*2', '--page-numbers', '--number-place', 'top-outside', '--no-outline']);
    expect((await textsOf(out)).map((text) => text.replaceAll(/\s+/g, ' '))).to.deep.equal([
      'Three 1 / 2',
      'Three 2 / 2',
    ]);
    const inkAt = ({ pixels, width }: { pixels: Uint8Array; width: number }, from: number, to: number): boolean => {
      for (let y = 15; y < 45; y++)
        for (let x = from; x < to; x++) if ((pixels[(y * width + x) * 4] ?? 255) < 128) return true;
      return false;
    };
    const [odd, even] = await seePdf(out);
    expect(odd && [inkAt(odd, 0, 150), inkAt(odd, 150, 300)]).to.deep.equal([false, true]);
    expect(even && [inkAt(even, 0, 150), inkAt(even, 150, 300)]).to.deep.equal([true, false]);
    expect(await outlineOf(out)).to.deep.equal([]);
  });

  it('carries attachments, title and author, and gives the same bytes again', async () => {
    const args = ['two.pdf', 'one.pdf', '--title', '提出書類', '--author', '総務部', '--duplex', '--attach', 'one.pdf'];
    const { out } = await merge(args);
    const document = await PDFDocument.load(out, { updateMetadata: false });
    expect([document.getTitle(), document.getAuthor()]).to.deep.equal(['提出書類', '総務部']);
    const list = await runQpdf(out, '--list-attachments', 'in.pdf');
    expect(list.output).to.include('one.pdf');
    const shown = await runQpdf(out, '--show-attachment=one.pdf', 'in.pdf');
    expect(shown.output).to.include('%PDF');
    expect(Buffer.compare((await merge(args)).out, out)).to.equal(0);
  });

  it('converts Word files, and draws form fields into their pages', async () => {
    const form = readFileSync(join(fixturesFolder, 'forms/acroform.pdf'));
    const data = join(fixturesFolder, 'forms/acroform.json');
    const cwd = folder();
    const fill = ['fill', join(fixturesFolder, 'forms/acroform.pdf'), '-d', data];
    await runCli([...fill, '-o', 'filled.pdf'], { cwd });
    await runCli([...fill, '--flatten', '-o', 'flat.pdf'], { cwd });
    const filled = readFileSync(join(cwd, 'filled.pdf'));
    const letter = readFileSync(join(fixturesFolder, 'templates/cover-letter.docx'));
    const { out, code, stderr } = await merge(['filled.pdf', 'form.pdf:1', 'letter.docx'], {
      'filled.pdf': filled,
      'form.pdf': form,
      'letter.docx': letter,
    });
    expect(code, stderr).to.equal(0);
    const pages = await seePdf(out);
    const [asFilled] = await seePdf(readFileSync(join(cwd, 'flat.pdf')));
    if (!pages[0] || !asFilled) throw new Error('a page is missing');
    expect(countDifferences(pages[0], asFilled)).to.equal(0);
    expect(pages.at(-1)?.text).to.include('送付');
    const document = await PDFDocument.load(out, { updateMetadata: false });
    expect(document.catalog.has(PDFName.of('AcroForm'))).to.equal(false);
    expect((await outlineOf(out)).at(-1)).to.equal('letter');
  });

  it('lists what is wrong with all files and writes nothing', async () => {
    const bad = {
      'locked.pdf': rc4File('secret', { version: 2, revision: 3, keyLength: 16 }),
      'password.pdf': rc4File('secret', { version: 2, revision: 3, keyLength: 16, password: 'x' }),
      'damaged.pdf': new TextEncoder().encode('%PDF-1.7\nnothing of a file'),
      'text.pdf': new TextEncoder().encode('hello'),
    };
    const files = [...Object.keys(bad), 'two.pdf:3', 'two.pdf:0'];
    const { code, stderr, out, stdout } = await merge(files, bad);
    expect(code).to.equal(1);
    expect(out).to.have.lengthOf(0);
    expect(stdout).to.equal('');
    expect(stderr)
      .to.match(/locked\.pdf[^\n]*暗号化されているPDF/)
      .and.match(/password\.pdf[^\n]*パスワード/)
      .and.match(/damaged\.pdf[^\n]*壊れて/)
      .and.match(/text\.pdf/)
      .and.match(/two\.pdf[^\n]*3ページはありません（全2ページ）/)
      .and.match(/two\.pdf[^\n]*0ページはありません/)
      .and.include('何も書き込んでいません');
    const json = await merge(['locked.pdf', '--json'], bad);
    const { ok, problems } = JSON.parse(json.stdout) as { ok: boolean; problems: { id: string }[] };
    expect([ok, problems.map(({ id }) => id)]).to.deep.equal([false, ['pdf.merge-encrypted']]);
  });

  it('refuses a choice of pages, an attachment and a format that make no sense', async () => {
    expect((await merge(['two.pdf:1-,,'])).stderr).to.include('ページの指定「1-,,」を読み取れません');
    const attached = await merge(['two.pdf', '--attach', 'one.pdf', './one.pdf']);
    expect([attached.code, attached.stderr]).to.satisfy(
      ([code, text]: [number, string]) => code === 1 && text.includes('「one.pdf」という名前の添付'),
    );
    const format = await merge(['two.pdf', '--page-numbers', 'ページ']);
    expect([format.code, format.stderr]).to.satisfy(
      ([code, text]: [number, string]) => code === 2 && text.includes('{page}'),
    );
    expect((await merge(['two.pdf', '--number-place', 'top'])).code).to.equal(2);
    const missing = await merge(['no.pdf', 'two.pdf', '--attach', 'none.xlsx', 'nothing.csv']);
    for (const name of ['no.pdf', 'none.xlsx', 'nothing.csv']) expect(missing.stderr).to.include(name);
    const { cwd } = await merge(['two.pdf']);
    const again = await runCli(['merge', 'one.pdf', '-o', 'out.pdf', '--no-clobber'], { cwd });
    expect(again.code).to.equal(1);
    expect((await runCli(['merge', 'one.pdf', '-o', 'one.pdf'], { cwd })).code).to.equal(2);
  });

  it('reports signatures that lose their validity', async () => {
    const signed = onePageFile('/MediaBox[0 0 300 200]/Annots[6 0 R]');
    const text = Buffer.from(signed).toString('latin1');
    const own = text
      .replace('/Type/Catalog', '/Type/Catalog/AcroForm<</Fields[6 0 R]/SigFlags 3>>')
      .replace(
        '\nxref',
        '\n6 0 obj\n<</Type/Annot/Subtype/Widget/FT/Sig/T(S)/Rect[0 0 0 0]/P 3 0 R/V<</Type/Sig/Name(A)/ByteRange[0 1 2 3]>>>>\nendobj\nxref',
      );
    const { code, stderr } = await merge(['signed.pdf'], { 'signed.pdf': Buffer.from(own, 'latin1') });
    expect(code, stderr).to.equal(0);
    expect(stderr).to.match(/注意: .*signed\.pdf.*署名の効力がなくなります/);
  });
});

describe('a print set', () => {
  const folder = temporaryFolders();
  const bundle = ['generate', 'fixtures/onboarding-set', '--answers', 'fixtures/onboarding-set/answers/full-set.json'];

  it('has the documents of an application, Word files as PDF, in one file', async () => {
    const out = join(folder(), 'set.pdf');
    const { code, stdout, stderr } = await runCli([...bundle, '--print-set', out, '--duplex', '--page-numbers']);
    expect(code, stderr).to.equal(0);
    expect(stdout)
      .to.include('set.pdf')
      .and.match(/\d+ページ/);
    const bytes = readFileSync(out);
    const titles = await outlineOf(bytes);
    expect(titles).to.deep.equal(['入社誓約書', '秘密保持誓約書', '身元保証書', '給与振込口座届', '扶養家族届_3名']);
    const pages = await seePdf(bytes);
    for (const title of ['誓約書', '秘密保持', '身元保証', '口座', '扶養']) {
      const at = pages.findIndex(({ text }) => text.replaceAll(/\s/g, '').includes(title));
      expect(at, title).to.be.at.least(0);
    }
    expect((await runQpdf(bytes, '--check', 'in.pdf')).code).to.equal(0);
  });

  it('has the chosen files with their copies, next to the documents themselves', async () => {
    const cwd = folder();
    const args = ['-o', join(cwd, 'out'), '--print-set', join(cwd, 'set.pdf'), '--json'];
    const choice = ['--set-files', 'files/guarantee.docx:1*2', '入社誓約書.docx'];
    const { code, stdout, stderr } = await runCli([...bundle, ...args, ...choice]);
    expect(code, stderr).to.equal(0);
    const { files } = JSON.parse(stdout) as { files: { path: string }[] };
    expect(files.map(({ path }) => path.slice(path.lastIndexOf('.')))).to.include.members(['.docx', '.pdf']);
    expect(
      existsSync(join(cwd, 'out/入社誓約書.docx')) || files.some(({ path }) => path.endsWith('入社誓約書.docx')),
    ).to.equal(true);
    const texts = (await seePdf(readFileSync(join(cwd, 'set.pdf')))).map(({ text }) => text.replaceAll(/\s/g, ''));
    expect(texts.slice(0, 2).every((text) => text.includes('身元保証書'))).to.equal(true);
    expect(texts[2]).to.include('誓約書');
  });

  it('refuses unknown files, and options of a print set without one', async () => {
    const out = join(folder(), 'set.pdf');
    const unknown = await runCli([...bundle, '--print-set', out, '--set-files', 'ない.docx']);
    expect([unknown.code, existsSync(out)]).to.deep.equal([2, false]);
    expect(unknown.stderr).to.include('「ない.docx」').and.include('入社誓約書.docx');
    const alone = await runCli([...bundle, '-o', folder(), '--duplex']);
    expect([alone.code, alone.stderr]).to.satisfy(
      ([code, text]: [number, string]) => code === 2 && text.includes('--print-set'),
    );
    const missing = await runCli(['generate', 'fixtures/onboarding-set', '--answers', '-', '--print-set', out], {
      stdin: '{}',
    });
    expect([missing.code, existsSync(out)]).to.deep.equal([1, false]);
  });
});
