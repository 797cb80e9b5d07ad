import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';
import { csv, type CsvCell, type CsvEncoding } from '../../../packages/server/src/output/csv.ts';

interface Row {
  readonly name: CsvCell;
  readonly value: CsvCell;
}

async function* inBatches(...batches: readonly Row[][]): AsyncGenerator<readonly Row[]> {
  yield* batches;
}

async function write(batches: readonly Row[][], encoding?: CsvEncoding): Promise<Buffer> {
  const columns = [
    { heading: '名称', value: (row: Row) => row.name },
    { heading: '値', value: (row: Row) => row.value },
  ];
  const chunks: Buffer[] = [];
  for await (const chunk of csv(columns, inBatches(...batches), encoding)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const read = (text: string): string[][] => parse(text, { bom: true });

describe('CSV of exports', () => {
  it('is UTF-8 with a byte order mark, a header line, and every cell unchanged', async () => {
    const at = new Date('2026-11-22T01:02:03Z');
    const bytes = await write([[{ name: '髙橋 "一郎"', value: 1.5 }], [{ name: '改\n行, 読点', value: at }]]);
    expect(bytes.subarray(0, 3).toString('hex')).to.equal('efbbbf');
    expect(bytes.toString().split('\r\n')[0]).to.equal('\uFEFF名称,値');
    expect(read(bytes.toString())).to.deep.equal([
      ['名称', '値'],
      ['髙橋 "一郎"', '1.5'],
      ['改\n行, 読点', '2026-11-22T10:02:03+09:00'],
    ]);
  });

  it('writes nothing for null, and only a header line without rows', async () => {
    expect(read((await write([[{ name: null, value: false }]])).toString())[1]).to.deep.equal(['', 'false']);
    expect(read((await write([])).toString())).to.deep.equal([['名称', '値']]);
  });

  it('keeps a spreadsheet from running text as a formula, in full or half width; numbers remain numbers', async () => {
    const rows = ['=1+1', '+81', '-1', '@SUM(A1)', '＝1', '\t=1'].map((name) => ({ name, value: -5 }));
    const [, ...lines] = read((await write([rows])).toString());
    expect(lines.map(([name]) => name)).to.deep.equal(rows.map(({ name }) => `'${name}`));
    expect(lines.map(([, value]) => value)).to.deep.equal(rows.map(() => '-5'));
  });

  it('can be CP932 with the characters of NEC and IBM, without a byte order mark', async () => {
    const bytes = await write([[{ name: '髙﨑①㈱', value: '〜−' }]], 'cp932');
    expect(bytes.toString('latin1')).to.not.include('\u00EF\u00BB\u00BF');
    expect(read(iconv.decode(bytes, 'cp932'))).to.deep.equal([
      ['名称', '値'],
      ['髙﨑①㈱', '～－'],
    ]);
  });

  it('encodes a character that CP932 lacks as 〓, and keeps question marks', async () => {
    const bytes = await write([[{ name: '𠮷野?', value: '😀' }]], 'cp932');
    expect(read(iconv.decode(bytes, 'cp932'))[1]).to.deep.equal(['〓野?', '〓']);
  });
});
