import { expect } from 'chai';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { runCli } from './support/run-cli.ts';

const invoice = 'fixtures/invoice';
const answers = JSON.parse(readFileSync(join(invoice, 'answers/mixed-rates.json'), 'utf8')) as {
  明細: Record<string, unknown>[];
  源泉徴収: string;
  発行者名: string;
  振込先銀行: string;
};

describe('messages about mistakes of beginners', () => {
  const folder = temporaryFolders();

  /** The invoice with a quantity that is not a number. */
  function wrongCell(): string {
    const path = join(folder(), 'a.json');
    const [first, ...others] = answers.明細;
    writeFileSync(path, JSON.stringify({ ...answers, 明細: [{ ...first, 数量: 'たくさん' }, ...others] }));
    return path;
  }

  it('one wrong cell is one error, which asks for a number; what follows from it is counted', async () => {
    const path = wrongCell();
    const { code, stderr } = await runCli(['generate', invoice, '--answers', path, '-o', folder()]);
    expect(code).to.equal(1);
    expect(stderr.match(/エラー:/g)).to.have.length(1);
    expect(stderr)
      .to.match(/数量は数値で/)
      .and.match(/ほかに\d+件の計算式が/)
      .and.match(/エラー 1件/);
    const english = await runCli(['--lang', 'en', 'generate', invoice, '--answers', path, '-o', folder()]);
    expect(english.stderr).to.match(/Formulas that cannot be computed because of the errors above: \d+\./);
    const checked = await runCli(['validate', invoice, '--answers', path]);
    expect(checked.code).to.equal(1);
    expect(checked.stdout.match(/エラー:/g)).to.have.length(1);
    expect(checked.stdout)
      .to.match(/ほかに\d+件の計算式が/)
      .and.match(/エラー 1件/);
  });

  it('answers that are missing are one error for each field; questions whose text is a sentence are called by their names', async () => {
    const path = join(folder(), 'a.json');
    const { 源泉徴収: _, 発行者名: __, 振込先銀行: ___, ...others } = answers;
    writeFileSync(path, JSON.stringify({ ...others, 件名: '' }));
    const { code, stderr } = await runCli(['generate', invoice, '--answers', path, '-o', folder()]);
    expect(code).to.equal(1);
    expect(stderr.match(/[^：]+は必須項目です/g)).to.have.members([
      '発行者名は必須項目です',
      '件名は必須項目です',
      '源泉徴収は必須項目です',
      '振込先銀行は必須項目です',
    ]);
    const none = join(folder(), 'none.json');
    writeFileSync(none, '{}');
    const empty = await runCli(['generate', invoice, '--answers', none, '-o', folder()]);
    expect(empty.stderr)
      .to.include('発行者名は必須項目です')
      .and.not.match(/発行者は必須項目です|。は必須項目です/);
  });

  it('a bulk run lists it once too, and reads UTF-8 with a byte order mark as such under --encoding cp932', async () => {
    const cwd = folder();
    const record = readFileSync(wrongCell(), 'utf8');
    writeFileSync(join(cwd, 'a.jsonl'), `\uFEFF${record}\n`);
    const bundle = join(process.cwd(), invoice);
    const run = await runCli(['bulk', bundle, '-a', 'a.jsonl', '-o', 'out', '--encoding', 'cp932'], { cwd });
    expect(run.code).to.equal(1);
    const rows = readFileSync(join(cwd, 'out/errors.csv'), 'utf8').trim().split('\r\n').slice(1);
    expect(rows).to.have.length(1);
    expect(rows[0]).to.include('明細[1].数量');
  });

  it('a document in place of data, or a PDF in place of a Word file, is called what it is', async () => {
    const word = 'fixtures/templates/quotation.docx';
    const given = await runCli(['generate', invoice, '--answers', word, '-o', folder()]);
    expect([given.code, given.stderr]).to.satisfy(
      ([code, text]: [number, string]) => code === 1 && text.includes('JSONかYAMLのファイルを指定してください'),
    );
    const form = await runCli(['convert', 'fixtures/forms/notification.pdf', '-o', join(folder(), 'a.pdf')]);
    expect([form.code, form.stderr]).to.satisfy(
      ([code, text]: [number, string]) => code === 1 && text.includes('これはもうPDFです'),
    );
  });

  it('full-width colons of YAML are shown with their line', async () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'a.yaml'), '# 値\n氏名：佐藤 花子\n配属先：営業部\n');
    const template = join(process.cwd(), 'fixtures/guide/first.docx');
    const { code, stderr } = await runCli(['fill', template, '--data', 'a.yaml', '-o', 'b.docx'], { cwd });
    expect(code).to.equal(1);
    expect(stderr).to.match(/a\.yaml 2行目 3文字目.*全角の「：」.*半角の「: 」/);
  });

  it('a table in place of one set of answers names the command that takes it', async () => {
    const table = `${invoice}/answers/june.csv`;
    const { code, stderr } = await runCli(['generate', invoice, '--answers', table, '-o', folder()]);
    expect(code).to.equal(1);
    expect(stderr).to.include(`${table}：1行に1件ずつ書く表です。`).and.include('「shorui bulk」');
  });

  it('a PDF without form fields names the command that prints on its pages', async () => {
    const form = 'fixtures/forms/notification';
    const { code, stderr } = await runCli(['fill', `${form}.pdf`, '-d', `${form}.json`, '-o', join(folder(), 'a.pdf')]);
    expect(code).to.equal(1);
    expect(stderr).to.include('「shorui overlay」');
  });

  it('a name that a template cannot be written to is answered with both extensions', async () => {
    const template = 'fixtures/templates/quotation';
    const { code, stderr } = await runCli(['fill', `${template}.docx`, '-d', `${template}.json`, '-o', 'a.txt']);
    expect(code).to.equal(2);
    expect(stderr).to.include('名前の終わりを .docx か .pdf にしてください');
  });

  for (const [option, name, known] of [
    ['--question', 'ない質問', '発行者、請求先、請求、'],
    ['--file', 'ない.docx', 'あるのは次のとおりです：請求書_{{請求番号}}_{{請求先会社名}}.docx'],
  ] as const) {
    it(`an unknown name of ${option} is answered with those that there are`, async () => {
      const argv = ['explain', invoice, '--answers', `${invoice}/answers/mixed-rates.json`, option, name];
      const { code, stderr } = await runCli(argv);
      expect(code).to.equal(2);
      expect(stderr).to.include(known);
    });
  }
});
