import { expect } from 'chai';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldsOf, formFile, widget } from '../engine/pdf/acroform/support.ts';
import { seePdf } from '../engine/pdf/support/see-pdf.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { runCli } from './support/run-cli.ts';

describe('shorui fill of a PDF', () => {
  const folder = temporaryFolders();

  function files(data: object): { form: string; data: string; out: string } {
    const paths = {
      form: join(folder(), 'form.pdf'),
      data: join(folder(), 'data.json'),
      out: join(folder(), 'out.pdf'),
    };
    writeFileSync(
      paths.form,
      formFile([widget('/FT/Tx/T(name)'), widget('/FT/Btn/T(agree)/AS/Off/AP<</N<</Yes 9 0 R>>>>', '20 100 40 120')]),
    );
    writeFileSync(paths.data, JSON.stringify(data));
    return paths;
  }

  it('fills the form fields, and with --flatten draws them into the page', async () => {
    const { form, data, out } = files({ name: '山田太郎' });
    expect((await runCli(['fill', form, '-d', data, '-o', out])).code).to.equal(0);
    const filled = new Uint8Array(readFileSync(out));
    expect(fieldsOf(filled)['name']?.value).to.equal('山田太郎');
    const [page] = await seePdf(filled);
    expect(page?.text).to.be.a('string');
    expect((await runCli(['fill', form, '-d', data, '-o', out, '--flatten'])).code).to.equal(0);
    const flat = new Uint8Array(readFileSync(out));
    expect(fieldsOf(flat)).to.deep.equal({});
    expect((await seePdf(flat))[0]?.text).to.include('山田太郎');
  });

  it('refuses a text too long for its field, and cuts it with --overflow cut', async () => {
    const { form, data, out } = files({ name: '東京都千代田区霞が関'.repeat(20) });
    const refused = await runCli(['fill', form, '-d', data, '-o', out]);
    expect(refused.code).to.equal(1);
    expect(refused.stderr).to.include('name').and.include('--overflow cut');
    expect(existsSync(out)).to.equal(false);
    const cut = await runCli(['fill', form, '-d', data, '-o', out, '--overflow', 'cut']);
    expect(cut.code, cut.stderr).to.equal(0);
    expect(existsSync(out)).to.equal(true);
  });

  it('names a field that the form does not have, and writes nothing', async () => {
    const { form, data, out } = files({ nmae: '山田' });
    const result = await runCli(['fill', form, '-d', data, '-o', out]);
    expect(result.code).to.equal(1);
    expect(result.stderr).to.include('nmae').and.to.include('name').and.to.include('form.pdf');
    expect(existsSync(out)).to.equal(false);
  });
});
