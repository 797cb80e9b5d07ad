import { cpSync, linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { makeDocx, p } from '../engine/word/support/make-docx.ts';
import { partOf, textOf } from '../engine/word/support/read-docx.ts';
import { fixturesFolder } from '../fixtures/fixture-folders.ts';
import { runCli } from './support/run-cli.ts';

describe('shorui lint', () => {
  let folder = '';
  let template = '';
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'shorui-lint-'));
    template = join(folder, '契約書.docx');
    writeFileSync(template, makeDocx(p('｛｛会社名｝｝と{{代表社}}') + p('{{#if 特約}}') + p('特約')));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('finds nothing in a correct template or bundle', async () => {
    for (const file of ['fixtures/templates/quotation.docx', 'fixtures/invoice']) {
      const { code, stdout } = await runCli(['lint', file]);
      expect([code, stdout.includes('問題は見つかりませんでした')], file).to.deep.equal([0, true]);
    }
  });

  it('lists findings with their places, and fails when there are errors', async () => {
    const { code, stdout } = await runCli(['lint', template]);
    expect(code).to.equal(1);
    expect(stdout).to.contain('｛｛会社名｝｝').and.to.contain('{{#if 特約}}');
    const { findings } = JSON.parse((await runCli(['lint', template, '--json'])).stdout) as {
      findings: { id: string }[];
    };
    expect(findings.map(({ id }) => id)).to.include('word.block-unclosed');
  });

  it('knows the names of a data schema', async () => {
    const schema = join(folder, 'schema.json');
    writeFileSync(
      schema,
      JSON.stringify({
        type: 'object',
        properties: { 会社名: { type: 'string' }, 代表者: { type: 'string' }, 特約: { type: 'boolean' } },
      }),
    );
    const { stdout } = await runCli(['lint', template, '--data-schema', schema]);
    expect(stdout).to.contain('代表社').and.to.contain('代表者');
  });

  it('writes a repaired copy and leaves the file itself alone', async () => {
    const before = readFileSync(template);
    const fixed = join(folder, '修正.docx');
    await runCli(['lint', template, '--fix', '-o', fixed]);
    expect(textOf(new Uint8Array(readFileSync(fixed)))).to.contain('{{会社名}}と');
    expect(readFileSync(template).equals(before)).to.equal(true);
  });

  it('writes the findings into a copy as comments', async () => {
    const commented = join(folder, '確認.docx');
    await runCli(['lint', template, '--comments', '-o', commented]);
    expect(partOf(new Uint8Array(readFileSync(commented)), 'word/comments.xml')).to.contain('Shorui');
  });

  it('explains wrong usage', async () => {
    for (const args of [
      [template, '--fix'],
      [template, '-o', 'x.docx'],
      [template, '--fix-names'],
      ['fixtures/invoice', '--fix', '-o', 'x.docx'],
      ['fixtures/invoice', '--data-schema', 'x.json'],
    ]) {
      expect((await runCli(['lint', ...args])).code, args.join(' ')).to.equal(2);
    }
    expect((await runCli(['lint', join(folder, 'none.docx')])).code).to.equal(3);
  });

  it('never writes over the file that it reads, nor a Word file under the name of another kind', async () => {
    const before = readFileSync(template);
    const link = join(folder, 'リンク.docx');
    linkSync(template, link);
    for (const output of [template, link]) {
      const { code, stderr } = await runCli(['lint', template, '--fix', '-o', output]);
      expect([code, stderr.includes('別の名前')], output).to.deep.equal([2, true]);
    }
    const pdf = await runCli(['lint', template, '--fix', '-o', join(folder, '契約書.pdf')]);
    expect([pdf.code, pdf.stderr.includes('.docx にしてください')]).to.deep.equal([2, true]);
    expect(readFileSync(template).equals(before)).to.equal(true);
  });

  it('replaces an existing file, and refuses to replace a folder', async () => {
    const output = join(folder, '前の.docx');
    writeFileSync(output, 'old');
    await runCli(['lint', template, '--fix', '-o', output]);
    expect(textOf(new Uint8Array(readFileSync(output)))).to.contain('{{会社名}}と');
    mkdirSync(join(folder, '箱.docx'));
    const inTheWay = await runCli(['lint', template, '--fix', '-o', join(folder, '箱.docx')]);
    expect([inTheWay.code, inTheWay.stderr.includes('フォルダーです')]).to.deep.equal([3, true]);
  });

  it('names the format of a file that is not a Word document', async () => {
    const signature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
    const files: Record<string, readonly [Uint8Array, string]> = {
      '空.docx': [new Uint8Array(0), '空です'],
      '昔.doc': [Uint8Array.from([...signature, ...new Uint8Array(600)]), '古い形式'],
      '半分.docx': [new Uint8Array(readFileSync(template)).subarray(0, 300), '途中で切れている'],
      '文.txt': [new TextEncoder().encode('こんにちは'.repeat(20)), 'Wordファイル（.docx）として開けません'],
    };
    for (const [name, [bytes, words]] of Object.entries(files)) {
      writeFileSync(join(folder, name), bytes);
      for (const command of ['lint', 'inspect']) {
        const { code, stdout, stderr } = await runCli([command, join(folder, name)]);
        expect([code, (stdout + stderr).includes(words)], `${command} ${name}`).to.deep.equal([1, true]);
      }
    }
  });

  it('checks all templates of a bundle and names the file of each finding', async () => {
    const bundle = join(folder, 'bundle');
    cpSync(join(fixturesFolder, 'onboarding-set'), bundle, { recursive: true });
    for (const name of ['pledge', 'guarantee'])
      writeFileSync(join(bundle, `files/${name}.docx`), makeDocx(p('{{氏名1}}')));
    const { code, stdout } = await runCli(['lint', bundle]);
    expect(code).to.equal(1);
    expect(stdout).to.include('files/pledge.docx').and.include('files/guarantee.docx').and.include('「氏名」では');
  });
});
