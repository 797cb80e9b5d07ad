import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { makeDocx, p } from '../engine/word/support/make-docx.ts';
import { partOf, textOf } from '../engine/word/support/read-docx.ts';
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

  it('finds nothing in a sound template or bundle', async () => {
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

  it('says how it is to be called', async () => {
    for (const args of [
      [template, '--fix'],
      [template, '-o', 'x.docx'],
      ['fixtures/invoice', '--fix', '-o', 'x.docx'],
    ]) {
      expect((await runCli(['lint', ...args])).code, args.join(' ')).to.equal(2);
    }
    expect((await runCli(['lint', join(folder, 'none.docx')])).code).to.equal(3);
  });
});
