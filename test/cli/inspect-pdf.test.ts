import { expect } from 'chai';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formFile, widget } from '../engine/pdf/acroform/support.ts';
import { box, drawnFile, words } from '../engine/pdf/inspect/support.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { runCli } from './support/run-cli.ts';

describe('shorui inspect of a PDF', () => {
  const folder = temporaryFolders();
  const form = (): string => {
    const path = join(folder(), 'form.pdf');
    writeFileSync(path, drawnFile(box(20, 200, 80, 30) + box(100, 200, 200, 30) + words('会社名', 30, 210)));
    return path;
  };

  it('shows pages, fonts and proposed fields, in Japanese or English', async () => {
    const path = form();
    const ja = await runCli(['inspect', path]);
    expect(ja.code).to.equal(0);
    expect(ja.stdout).to.include('1ページ 141.11×105.83mm').and.include('MS-Mincho').and.include('埋め込みなし');
    expect(ja.stdout).to.match(/会社名 +枠 +1ページ 35\.3, 24\.7 +70\.6×10\.6 mm/);
    const en = await runCli(['inspect', path], { env: { LANG: 'en_US.UTF-8' } });
    expect(en.stdout).to.include('Proposed fields: 1').and.include('not embedded');
  });

  it('shows the fields of the form with their kinds and options', async () => {
    const path = join(folder(), 'acro.pdf');
    writeFileSync(
      path,
      formFile([
        widget('/FT/Tx/T(code)/Ff 16777216/MaxLen 7/V(12)'),
        widget('/FT/Ch/T(size)/Ff 131072/Opt[(s)(l)]', '20 100 120 120'),
      ]),
    );
    const { stdout } = await runCli(['inspect', path]);
    expect(stdout).to.match(/code +文字 +升目 · 7文字まで.*= 12/);
    expect(stdout).to.include('[s | l]');
    expect(stdout).to.include('shorui fill').and.not.include('そのまま使えます');
  });

  it('explains how to remove form fields that would hide the values', async () => {
    const place = folder();
    const at = (name: string): string => join(place, name);
    const field = widget('/FT/Btn/T(agree)/AS/Off/MK<</BG[1]/BC[0]>>/AP<</N<</Yes 20 0 R>>>>', '20 200 40 220');
    writeFileSync(at('form.pdf'), formFile([field]));
    writeFileSync(at('data.json'), '{"agree": "Yes"}');
    writeFileSync(at('none.json'), '{}');
    const inspected = await runCli(['inspect', at('form.pdf'), '--fields', at('fields.json')]);
    expect(inspected.stdout, inspected.stderr).to.include('shorui fill');
    const overlay = (form: string): string[] => [
      'overlay',
      form,
      '-f',
      at('fields.json'),
      '-d',
      at('data.json'),
      '-o',
      at('out.pdf'),
    ];
    const hidden = await runCli(overlay(at('form.pdf')));
    expect(hidden.code).to.equal(1);
    expect(hidden.stderr).to.include('agree').and.include('shorui fill');
    expect(existsSync(at('out.pdf'))).to.equal(false);
    const flat = await runCli(['fill', at('form.pdf'), '-d', at('none.json'), '-o', at('flat.pdf'), '--flatten']);
    expect(flat.code, flat.stderr).to.equal(0);
    expect((await runCli(overlay(at('flat.pdf')))).code).to.equal(0);
  });

  it('prints the whole report as JSON', async () => {
    const { stdout, code } = await runCli(['inspect', form(), '--json']);
    const report = JSON.parse(stdout) as { kind: string; pages: unknown[]; proposed: { fields: { name: string }[] } };
    expect(code).to.equal(0);
    expect(report.kind).to.equal('pdf');
    expect(report.pages).to.have.length(1);
    expect(report.proposed.fields.map(({ name }) => name)).to.deep.equal(['会社名']);
  });

  it('writes a fields file that overlay accepts unchanged', async () => {
    const path = form();
    const [fields, data, output] = ['fields.json', 'data.json', 'out.pdf'].map((name) => join(folder(), name)) as [
      string,
      string,
      string,
    ];
    const written = await runCli(['inspect', path, '--fields', fields]);
    expect(written.code).to.equal(0);
    expect(JSON.parse(readFileSync(fields, 'utf8'))).to.have.property('format', 1);
    writeFileSync(data, JSON.stringify({ 会社名: '株式会社サンプル' }));
    const drawn = await runCli(['overlay', path, '--fields', fields, '--data', data, '-o', output]);
    expect(drawn.stderr).to.equal('');
    expect(drawn.code).to.equal(0);
    expect(existsSync(output)).to.equal(true);
  });

  it('refuses a broken PDF, and --fields for a Word file', async () => {
    const path = join(folder(), 'broken.pdf');
    writeFileSync(path, '%PDF-1.7\nnothing');
    expect((await runCli(['inspect', path])).code).to.equal(1);
    const word = await runCli(['inspect', 'fixtures/invoice/files/invoice.docx', '--fields', join(folder(), 'x.json')]);
    expect(word.code).to.equal(2);
    expect(existsSync(join(folder(), 'x.json'))).to.equal(false);
  });
});
