import { buffer } from 'node:stream/consumers';
import { expect } from 'chai';
import { readZip } from '@shorui/engine/node';
import { streamXlsxRows } from 'hucre/xlsx';
import type { CsvCell } from '../../../packages/server/src/output/csv.ts';
import { xlsx } from '../../../packages/server/src/output/xlsx.ts';

async function* inBatches(...batches: readonly CsvCell[][]): AsyncGenerator<readonly CsvCell[]> {
  yield* batches;
}

const write = (...batches: readonly CsvCell[][]): Promise<Buffer> =>
  buffer(xlsx('申請', [{ heading: '=見出し', value: (row: CsvCell) => row }], inBatches(...batches)));

describe('Excel workbooks of exports', () => {
  it('have the cells of all batches, texts as texts and numbers as numbers', async () => {
    const at = new Date('2026-11-22T01:02:03Z');
    const bytes = await write(['=1+1', '𠮷\n<&>"', 12.5], [null, at, true]);
    const rows: unknown[] = [];
    for await (const { values } of streamXlsxRows(bytes)) rows.push(values[0] ?? null);
    expect(rows).to.deep.equal(['=見出し', '=1+1', '𠮷\n<&>"', 12.5, '', '2026-11-22T10:02:03+09:00', 'true']);
    const archive = readZip(bytes);
    const sheet = archive.entries.find(({ name }) => name.startsWith('xl/worksheets/'));
    expect(Buffer.from(archive.read(sheet?.name ?? '')).toString())
      .to.contain('=1+1')
      .and.not.contain('<f>');
  });

  it('survive characters that XML lacks, and texts longer than a cell', async () => {
    const bytes = await write(['a\u0000b\u000b', 'x'.repeat(40_000)]);
    const rows: string[] = [];
    for await (const { values } of streamXlsxRows(bytes)) rows.push(String(values[0]));
    expect(rows[1]).to.match(/^a.*b/su);
    expect(rows[2]).to.have.length(32_767);
    expect(rows[2]?.endsWith('…')).to.equal(true);
  });

  it('end with the error of their rows', async () => {
    async function* broken(): AsyncGenerator<readonly CsvCell[]> {
      yield ['one'];
      throw new Error('The database is gone.');
    }
    const stream = xlsx('申請', [{ heading: 'a', value: (row: CsvCell) => row }], broken());
    const error = await buffer(stream).catch((reason: unknown) => reason);
    expect(String(error)).to.contain('The database is gone.');
  });
});
