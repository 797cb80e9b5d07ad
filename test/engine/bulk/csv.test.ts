import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BulkOptions } from '@shorui/engine/node';
import { expect } from 'chai';
import iconv from 'iconv-lite';
import { documentText } from '../../fixtures/document-text.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { orderBundle } from './support/order-bundle.ts';
import { problemsOf, readErrors, runBulk } from './support/run-bulk.ts';

const bundle = orderBundle();
const table = [
  '会社名,契約日,氏名.last,氏名.first,住所.province,住所.district,希望,備考,明細[1].品名,明細[1].金額,明細[2].品名',
  '㈱髙﨑①,令和8年4月1日,髙橋,一郎,東京都,港区,朝;夜,"一行目',
  '二""行目"",""、",紙,"1,200",',
  'B社,2026/4/2,,,,,昼、夜,,筆,30,墨',
  '',
].join('\r\n');

describe('answers from a table', () => {
  const folder = temporaryFolders();

  async function run(text: string | Uint8Array, options: Partial<BulkOptions> = {}) {
    const place = folder();
    mkdirSync(join(place, 'in'));
    writeFileSync(join(place, 'in/a.csv'), text);
    const output = join(place, 'out');
    const results = await runBulk(bundle, join(place, 'in/a.csv'), { output, name: '{{会社名}}', ...options });
    const read = (path: string) => documentText(new Uint8Array(readFileSync(join(output, path))));
    return { output, results, read };
  }

  it('are read with line breaks in cells, parts, lists, several choices and Japanese dates', async () => {
    const { results, read } = await run(table);
    expect(results.map(({ status }) => status)).to.deep.equal(['made', 'made']);
    const text = read('㈱髙﨑①.docx');
    expect(text)
      .to.include('㈱髙﨑① 御中 2026年4月1日')
      .and.include('髙橋')
      .and.include('東京都港区')
      .and.include('夜');
    expect(text).to.include('二"行目","、').and.include('紙');
    expect(read('B社.docx')).to.include('筆').and.include('墨');
  });

  it('are the same in CP932, as Japanese Excel writes it, and in UTF-8 with a byte order mark', async () => {
    const plain = await run(table);
    const excel = await run(iconv.encode(table, 'cp932'), { encoding: 'cp932' });
    const marked = await run(`\uFEFF${table.replaceAll('\r\n', '\n')}`);
    for (const path of ['㈱髙﨑①.docx', 'B社.docx']) {
      expect(excel.read(path)).to.equal(plain.read(path));
      expect(marked.read(path)).to.equal(plain.read(path));
    }
  });

  it('in an encoding that was not named are refused', async () => {
    expect(await problemsOf(run(iconv.encode(table, 'cp932')))).to.deep.equal(['bulk.characters']);
    const { output } = await run(
      Buffer.concat([Buffer.from('会社名\nA社\n'), Buffer.from([0x88, 0xc0]), Buffer.from('\nB社\n')]),
    );
    expect(readErrors(output)).to.have.length(1);
    expect(readErrors(output)[0]).to.match(/^2,,読めない文字があります。.*CP932.*,3,,,$/);
  });

  it('name row, line and column of what is wrong', async () => {
    const { output, results } = await run(
      [
        '会社名,契約日,備考',
        'A社,2026-04-01,"a',
        'b"',
        'B社,いつか,',
        '',
        ',2026-04-01,',
        'C社,2026-04-01',
        'D社,,,x',
        'E社,,',
      ].join('\n'),
    );
    expect(results.map(({ status }) => status === 'made')).to.deep.equal([true, false, false, false, false, true]);
    expect(readErrors(output).map((line) => line.replace(/,[^,]*(?=,\d+,\d*,[A-Z]*,[^,]*$)/, ''))).to.deep.equal([
      '2,契約日,4,2,B,いつか',
      '3,会社名,6,1,A,',
      '4,,7,,,',
      '5,,8,4,D,',
    ]);
  });

  it('name the line where cells hold line breaks of any kind', async () => {
    for (const end of ['\n', '\r\n']) {
      const text = ['会社名,備考', 'A社,"a', 'b', 'c"', ',"d', 'e"', ','].join(end);
      const { output } = await run(text);
      expect(readErrors(output).map((line) => line.replace(/,[^,]*(?=,\d+,\d*,[A-Z]*,[^,]*$)/, ''))).to.deep.equal([
        '2,会社名,5,1,A,',
      ]);
    }
  });

  it('without a heading, with unknown columns, or with a quote left open are refused', async () => {
    expect(await problemsOf(run(''))).to.deep.equal(['bulk.no-header']);
    expect(await problemsOf(run('会社名,メモ欄\nA社,x'))).to.deep.equal(['bulk.column-unknown']);
    expect(await problemsOf(run('会社名\n"A社\n'))).to.deep.equal(['bulk.csv-broken']);
    const { results } = await run('得意先,メモ欄\nA社,x', { map: { 得意先: '会社名', メモ欄: '' } });
    expect(results.map(({ status }) => status)).to.deep.equal(['made']);
  });

  it('of a format that is not known, or that is not there, are refused', async () => {
    const output = join(folder(), 'out');
    expect(await problemsOf(runBulk(bundle, '/nowhere/a.txt', { output }))).to.deep.equal(['bulk.answers-format']);
    expect(await problemsOf(runBulk(bundle, '/nowhere/a.csv', { output }))).to.deep.equal(['bundle.input-not-found']);
  });
});
