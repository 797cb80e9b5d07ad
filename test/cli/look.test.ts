import { expect } from 'chai';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixturesFolder } from '../fixtures/fixture-folders.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { runCli } from './support/run-cli.ts';
import { writeWordFile } from './support/word-file.ts';

const invoice = 'fixtures/invoice';

describe('shorui inspect', () => {
  const folder = temporaryFolders();

  it('shows blocks with their paths, tags, fields and features', async () => {
    const { code, stdout } = await runCli(['inspect', `${invoice}/files/invoice.docx`]);
    expect(code).to.equal(0);
    expect(stdout).to.match(/^ +0\.0 paragraph/m);
    expect(stdout).to.match(/^ +0\.\d+\.\d+ row$/m);
    expect(stdout)
      .to.include('タグ')
      .and.match(/文書に含まれるもの\n( {2}\S+\n)* {2}フッター\n/);
    expect((await runCli(['inspect', `${invoice}/files/invoice.docx`, '--lang', 'en'])).stdout).to.include(
      '  footers\n',
    );
  });

  it('prints the whole report as JSON', async () => {
    const { stdout } = await runCli(['inspect', `${invoice}/files/invoice.docx`, '--json']);
    const report = JSON.parse(stdout) as { parts: { name: string; blocks: { path: string }[] }[]; tags: string[] };
    expect(report.parts[0]?.name).to.equal('word/document.xml');
    expect(report.parts[0]?.blocks[0]?.path).to.equal('0');
    expect(report.tags).to.include('{{請求番号}}');
  });

  it('reports the file and all errors in its tags', async () => {
    const path = join(folder(), 'broken.docx');
    writeWordFile(path, '{{#if 会社名}}', '{{nothing 会社名}}');
    const { code, stdout, stderr } = await runCli(['inspect', path]);
    expect(code).to.equal(1);
    expect(stdout).to.include('{{#if 会社名}}');
    expect(stderr.trim().split('\n')).to.have.length.greaterThan(1);
  });
});

describe('shorui validate', () => {
  const folder = temporaryFolders();

  function copyOfInvoice(change: (json: string) => string): string {
    const cwd = folder();
    cpSync(join(fixturesFolder, 'invoice'), join(cwd, 'invoice'), { recursive: true });
    const path = join(cwd, 'invoice/application.json');
    writeFileSync(path, change(readFileSync(path, 'utf8')));
    return cwd;
  }

  it('finds nothing wrong with a good bundle and good answers', async () => {
    const argv = ['validate', invoice, '--answers', `${invoice}/answers/mixed-rates.json`];
    const { code, stdout } = await runCli(argv);
    expect(code).to.equal(0);
    expect(stdout).to.equal(`${invoice}：問題は見つかりませんでした。\n`);
    expect(JSON.parse((await runCli([...argv, '--json'])).stdout)).to.deep.equal({ ok: true, problems: [] });
  });

  it('lists errors of the application with line and column, on standard output', async () => {
    const cwd = copyOfInvoice((json) => json.replace('"type": "fields"', '"type": "feilds"'));
    const { code, stdout, stderr } = await runCli(['validate', 'invoice'], { cwd });
    expect(code).to.equal(1);
    expect(stdout).to.match(/^エラー: invoice\/application\.json .*14行目/);
    expect(stdout.trim().split('\n').at(-1)).to.match(/^エラー \d+件、注意 \d+件$/);
    expect(stderr).to.equal('');
  });

  it('lists tags and answers that belong to no question', async () => {
    const cwd = copyOfInvoice((json) => json.replaceAll('"請求先会社名"', '"請求先名称"'));
    const template = await runCli(['validate', 'invoice', '--json'], { cwd });
    expect(template.code).to.equal(1);
    expect(template.stdout).to.include('請求先会社名').and.include('invoice.docx');
    const file = join(cwd, 'answers.json');
    writeFileSync(file, '{\n  "発行者各": "x"\n}');
    const answers = await runCli(['validate', invoice, '--answers', file]);
    expect(answers.code).to.equal(1);
    expect(answers.stdout).to.match(/answers\.json 2行目 \d+文字目.*発行者各/);
  });

  it('warns of a field that a printed line of its form runs through', async () => {
    const cwd = folder();
    cpSync(join(fixturesFolder, 'address-change'), join(cwd, 'address-change'), { recursive: true });
    const path = join(cwd, 'address-change/application.json');
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replace('"position_x": 72,\n      "position_y": 158', '"position_x": 72,\n      "position_y": 153'),
    );
    expect(readFileSync(path, 'utf8')).not.to.equal(text);
    const { code, stdout } = await runCli(['validate', 'address-change'], { cwd });
    expect(code).to.equal(0);
    expect(stdout).to.match(/^注意: files\/notification\.pdf 項目「銀行の欄」：用紙の横の罫線（上から158(\.\d)?mm）が/);
  });

  it('warns of a file that nothing uses without failing', async () => {
    const cwd = copyOfInvoice((json) => json);
    writeFileSync(join(cwd, 'invoice/files/old.docx'), 'x');
    const { code, stdout } = await runCli(['validate', 'invoice'], { cwd });
    expect(code).to.equal(0);
    expect(stdout).to.match(/^注意: invoice\/files\/old\.docx/);
  });
});

describe('shorui schema', () => {
  it('lists the schemas and prints each of them', async () => {
    const names = (await runCli(['schema'])).stdout.trim().split('\n');
    expect(names).to.include.members(['application', 'answers', 'question']);
    for (const name of names) {
      const { code, stdout } = await runCli(['schema', name]);
      expect(code).to.equal(0);
      expect(JSON.parse(stdout)).to.have.property('$id').that.includes(name);
    }
  });

  it('prints the schema of the answers to one bundle', async () => {
    const { stdout } = await runCli(['schema', 'answers', invoice]);
    expect(JSON.parse(stdout)).to.have.nested.property('properties.請求番号');
  });

  it('suggests the nearest name, and refuses a bundle argument where it is not used', async () => {
    const near = await runCli(['schema', 'aplication']);
    expect(near.code).to.equal(2);
    expect(near.stderr).to.include('「application」の間違い');
    expect((await runCli(['schema', 'question', invoice])).code).to.equal(2);
  });
});
