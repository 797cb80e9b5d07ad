import { expect } from 'chai';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictOf, openPdf, stringOf } from '../../packages/engine/src/pdf/read/index.ts';
import { onePageFile } from '../engine/pdf/support/sample-pdfs.ts';
import { seePdf } from '../engine/pdf/support/see-pdf.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { runCli, type CliResult } from './support/run-cli.ts';

describe('shorui overlay', () => {
  const folder = temporaryFolders();

  interface Given {
    readonly fields?: unknown;
    readonly data?: unknown;
    readonly args?: readonly string[];
  }

  const field = { name: '氏名', page: 1, position_x: 20, position_y: 30, style: { width: 60, height: 8 } };

  async function overlay({ fields, data, args = [] }: Given): Promise<CliResult & { out: string; form: Uint8Array }> {
    const cwd = folder();
    const form = onePageFile('/MediaBox[0 0 595 842]', '');
    writeFileSync(join(cwd, 'form.pdf'), form);
    writeFileSync(join(cwd, 'f.json'), JSON.stringify(fields ?? { format: 1, fields: [field] }, null, 2));
    writeFileSync(join(cwd, 'd.json'), JSON.stringify(data ?? { 氏名: '山田太郎' }));
    const command = ['overlay', 'form.pdf', '--fields', 'f.json', '--data', 'd.json', '-o', 'out.pdf', ...args];
    return { ...(await runCli(command, { cwd })), out: join(cwd, 'out.pdf'), form };
  }

  it('draws values on the form and keeps its bytes first', async () => {
    const { code, stdout, out, form } = await overlay({});
    expect(code).to.equal(0);
    expect(stdout).to.include('out.pdf');
    const bytes = new Uint8Array(readFileSync(out));
    expect(bytes.subarray(0, form.length)).to.deep.equal(form);
    expect((await seePdf(bytes))[0]?.text).to.equal('山田太郎');
  });

  it('sets the title and language with --title, and no date', async () => {
    const { code, out } = await overlay({ args: ['--title', '住所変更届　葛󠄀城'] });
    expect(code).to.equal(0);
    const file = openPdf(new Uint8Array(readFileSync(out)));
    expect(stringOf(file, dictOf(file, file.trailer.get('Info'))?.get('Title'))?.text).to.equal('住所変更届　葛󠄀城');
    expect(stringOf(file, file.catalog.get('Lang'))?.text).to.equal('ja');
    expect(file.catalog.has('Metadata')).to.equal(true);
    const plain = openPdf(new Uint8Array(readFileSync((await overlay({})).out)));
    expect([plain.catalog.has('Lang'), plain.catalog.has('Metadata')]).to.deep.equal([false, false]);
  });

  it('lists every name missing in the data, with its place in the fields file, and writes nothing', async () => {
    const { code, stderr, out } = await overlay({ data: { 氏: 'A' } });
    expect(code).to.equal(1);
    expect(stderr)
      .to.include('f.json')
      .and.to.include('氏名')
      .and.to.match(/\d+行目/);
    expect(existsSync(out)).to.equal(false);
  });

  it('prints nothing for a missing name with --missing blank', async () => {
    const { code, out } = await overlay({ data: {}, args: ['--missing', 'blank'] });
    expect(code).to.equal(0);
    expect((await seePdf(new Uint8Array(readFileSync(out))))[0]?.text).to.equal('');
  });

  it('reports errors in the fields file: unknown settings with the nearest one, and bad values', async () => {
    const style = { widht: 60, align: 'middle' };
    const { code, stderr } = await overlay({ fields: { format: 1, fields: [{ ...field, style }] } });
    expect(code).to.equal(1);
    expect(stderr)
      .to.include('widht')
      .and.to.include('width')
      .and.to.include('align')
      .and.to.match(/\d+行目/);
  });

  it('refuses a text that does not fit, and by default a character missing in all fonts', async () => {
    const tight = { ...field, style: { width: 6, height: 4 } };
    const long = await overlay({ fields: { format: 1, fields: [tight] }, data: { 氏名: '長い名前'.repeat(20) } });
    expect(long.code).to.equal(1);
    expect(long.stderr).to.include('入りません');
    const rare = await overlay({ data: { 氏名: '山\u{10fffd}' } });
    expect(rare.code).to.equal(1);
    expect(rare.stderr).to.include('U+10FFFD').and.to.include('氏名');
    const marked = await overlay({ data: { 氏名: '山\u{10fffd}' }, args: ['--missing-glyph', 'mark'] });
    expect(marked.code).to.equal(0);
    expect((await seePdf(new Uint8Array(readFileSync(marked.out))))[0]?.text).to.equal('山〓');
  });

  it('never writes over the form, and nothing but a PDF', async () => {
    expect((await overlay({ args: ['-o', 'form.pdf'] })).code).to.equal(2);
    expect((await overlay({ args: ['-o', 'out.docx'] })).code).to.equal(2);
  });

  it('refuses a form that is not a PDF', async () => {
    const cwd = folder();
    for (const [name, text] of Object.entries({
      'form.pdf': 'hello',
      'f.json': '{"format":1,"fields":[]}',
      'd.json': '{}',
    })) {
      writeFileSync(join(cwd, name), text);
    }
    const command = ['overlay', 'form.pdf', '--fields', 'f.json', '--data', 'd.json', '-o', 'out.pdf'];
    const { code, stderr } = await runCli(command, { cwd });
    expect(code).to.equal(1);
    expect(stderr).to.include('form.pdf').and.to.include('PDF');
  });
});
