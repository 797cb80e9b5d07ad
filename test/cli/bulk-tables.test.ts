import { expect } from 'chai';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { makeWorkbook } from '../support/make-workbook.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { runCli } from './support/run-cli.ts';

const bundle = join(process.cwd(), 'fixtures/address-change');
const columns = ['提出先', '届出日', '氏名.last'];

describe('the table of the guide to bulk runs', () => {
  const folder = temporaryFolders();

  it('gives three invoices and the row of the fourth to correct, which then gives one, as the guide shows', async () => {
    const cwd = folder();
    const bundle = join(process.cwd(), 'fixtures/invoice');
    const table = join(bundle, 'answers/june.csv');
    const first = await runCli(['bulk', bundle, '-a', table, '-o', 'june', '--workers', '1'], { cwd });
    expect(first.code, first.stderr).to.equal(1);
    const guide = readFileSync('docs/bulk.md', 'utf8');
    for (const line of readFileSync(join(cwd, 'june/errors.csv'), 'utf8').replace('\uFEFF', '').trim().split('\r\n')) {
      expect(guide).to.include(`\n${line}\n`);
    }
    const rejected = readFileSync(join(cwd, 'june/rejected.csv'), 'utf8');
    writeFileSync(join(cwd, 'corrected.csv'), rejected.replace('たくさん', '10'));
    const second = await runCli(['bulk', bundle, '-a', 'corrected.csv', '-o', 'june-2', '--workers', '1'], { cwd });
    expect([second.code, second.stdout]).to.satisfy(
      ([code, text]: [number, string]) => code === 0 && text.includes('作成 1件、エラー 0件'),
    );
    const { stdout } = await runCli(['csv-header', bundle, '--lines', '2']);
    expect(readFileSync(table, 'utf8').split('\r\n')[0]?.replace('\uFEFF', '')).to.equal(stdout.trim());
  });
});

describe('shorui bulk with tables', () => {
  const folder = temporaryFolders();

  it('writes the rows that failed with the reasons in a last column, and runs that file as it is', async () => {
    const cwd = folder();
    const table = [columns, ['京都市長', '4月', '葛城'], ['=1+1', '2024-04-15', '']].map((row) => row.join(','));
    writeFileSync(join(cwd, 'a.csv'), iconv.encode(table.join('\r\n'), 'cp932'));
    const first = await runCli(['bulk', bundle, '--answers', 'a.csv', '-o', 'out', '--encoding', 'cp932'], { cwd });
    expect(first.code).to.equal(1);
    const rejected = iconv.decode(readFileSync(join(cwd, 'out/rejected.csv')), 'cp932').split('\r\n');
    expect(rejected[0]).to.equal('提出先,届出日,氏名.last,#エラーの内容');
    expect(rejected[1]).to.match(/^京都市長,4月,葛城,.+/);
    expect(rejected[2]).to.match(/^=1\+1,2024-04-15,,.+/);
    const errors = readFileSync(join(cwd, 'out/errors.csv'), 'utf8');
    expect(errors)
      .to.match(/^\uFEFF件,項目,内容,行,列,表計算の列,入力値\r\n/)
      .and.to.match(/\r\n1,届出日,.*,2,2,B,4月\r\n/);
    const again = ['bulk', bundle, '--answers', 'out/rejected.csv', '-o', 'again', '--encoding', 'cp932'];
    const second = await runCli([...again, '--json'], { cwd });
    expect(JSON.parse(second.stdout)).to.deep.include({ made: 0, failed: 2 });
    expect(readFileSync(join(cwd, 'again/rejected.csv'))).to.deep.equal(readFileSync(join(cwd, 'out/rejected.csv')));
    expect((await runCli(['verify', 'out', '--json'], { cwd })).stdout).to.include('"ok": true');
  });

  it('reads the first sheet of an Excel workbook, with its dates, and tables with tabs', async () => {
    const cwd = folder();
    const letter = (await runCli(['new', 'letter'], { cwd })).code;
    expect(letter).to.equal(0);
    const header = [
      '宛先会社名',
      '送付日',
      '差出人会社名',
      '差出人担当者.last',
      '同封書類[1].書類名',
      '同封書類[1].部数',
      '返送',
    ];
    const row = ['株式会社山田商店', 45397, '有限会社すずき', '鈴木', '請求書', 2, '不要'];
    writeFileSync(join(cwd, 'a.xlsx'), makeWorkbook([header, row], [1]));
    writeFileSync(join(cwd, 'a.tsv'), `${header.join('\t')}\n${row.join('\t').replace('45397', '2024-04-15')}\n`);
    for (const name of ['a.xlsx', 'a.tsv']) {
      const out = `${name}-out`;
      const { code, stdout, stderr } = await runCli(['bulk', 'letter', '-a', name, '-o', out, '--json'], { cwd });
      expect([code, JSON.parse(stdout)], stderr).to.deep.equal([0, { output: out, made: 1, failed: 0 }]);
    }
    const [one, other] = ['a.xlsx-out', 'a.tsv-out'].map((out) =>
      readFileSync(join(cwd, out, '000001', readdirSync(join(cwd, out, '000001'))[0] ?? '')),
    );
    expect(one?.equals(other ?? Buffer.alloc(0))).to.equal(true);
    writeFileSync(join(cwd, 'b.xlsx'), 'not a workbook');
    const broken = await runCli(['bulk', 'letter', '-a', 'b.xlsx', '-o', 'broken'], { cwd });
    expect([broken.code, broken.stderr]).to.satisfy(
      ([code, text]: [number, string]) => code === 1 && /Excelのブックとして読めません/.test(text),
    );
  });

  it('says what to do with a date that is a number of Excel, because its cell is not formatted as a date', async () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'a.csv'), [columns, '京都市長,46113,葛城'].join('\r\n'));
    const { code } = await runCli(['bulk', bundle, '--answers', 'a.csv', '-o', 'out'], { cwd });
    expect(code).to.equal(1);
    expect(readFileSync(join(cwd, 'out/errors.csv'), 'utf8')).to.match(
      /\r\n1,届出日,届出日の日付が、Excelで日付を表す番号になっています。セルの表示形式を日付にするか[^\r]*,2,2,B,46113\r\n/,
    );
  });

  it('csv-header prints columns that bulk accepts', async () => {
    const cwd = folder();
    const { code, stdout } = await runCli(['csv-header', bundle], { cwd });
    expect(code).to.equal(0);
    expect(stdout).to.match(/^提出先,届出日,氏名\.last,氏名\.first,氏名\.kana,/);
    const invoice = join(process.cwd(), 'fixtures/invoice');
    const written = await runCli(['csv-header', invoice, '--lines', '2', '-o', 'a.csv'], { cwd });
    expect(written.code).to.equal(0);
    const header = readFileSync(join(cwd, 'a.csv'), 'utf8');
    expect(header)
      .to.match(/^\uFEFF発行者名,.*明細\[2\]\.品名/)
      .and.not.include('明細[3]');
    expect((await runCli(['bulk', invoice, '-a', 'a.csv', '-o', 'out'], { cwd })).code).to.equal(0);
    expect((await runCli(['csv-header', invoice, '--lines', '0'])).code).to.equal(2);
  });
});
