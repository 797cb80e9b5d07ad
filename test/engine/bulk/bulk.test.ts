import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bulk, verify } from '@shorui/engine/node';
import { expect } from 'chai';
import iconv from 'iconv-lite';
import { documentText } from '../../fixtures/document-text.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { order, orderBundle, orders } from './support/order-bundle.ts';
import { problemsOf, readErrors, runBulk } from './support/run-bulk.ts';
import { readTree } from './support/read-tree.ts';

const bundle = orderBundle();
const lines = (records: readonly unknown[]) => records.map((each) => `${JSON.stringify(each)}\n`).join('');

describe('a bulk run', () => {
  const folder = temporaryFolders();

  it('makes the documents of every record in a folder of its own, and gives the results in order', async () => {
    const output = join(folder(), 'out');
    const results = await runBulk(bundle, orders(20), { output });
    expect(results.map(({ record, status }) => [record, status])).to.deep.equal(
      Array.from({ length: 20 }, (_, index) => [index + 1, 'made']),
    );
    expect(readdirSync(output).sort().slice(0, 2)).to.deep.equal(['000001', '000002']);
    const bytes = readFileSync(join(output, '000007/注文書_株式会社7番.docx'));
    expect(documentText(new Uint8Array(bytes))).to.include('株式会社7番 御中 2026年4月8日');
    expect(readdirSync(output)).to.not.include('errors.csv').and.not.include('.shorui-bulk');
  });

  it('reads lines, an array and a sequence of answers alike', async () => {
    const place = folder();
    writeFileSync(join(place, 'a.jsonl'), `\uFEFF${lines(orders(5))}\n`);
    writeFileSync(join(place, 'a.json'), JSON.stringify(orders(5), null, 2));
    writeFileSync(join(place, 'b.jsonl'), iconv.encode(lines(orders(5)), 'cp932'));
    const given = [join(place, 'a.jsonl'), join(place, 'a.json'), orders(5), join(place, 'b.jsonl')];
    const trees = [];
    for (const [index, answers] of given.entries()) {
      const output = join(place, `out${index}`);
      await runBulk(bundle, answers, { output, encoding: index === 3 ? 'cp932' : 'utf8' });
      const { 'ledger.jsonl': ledger, ...files } = readTree(output);
      expect(ledger).to.be.a('string');
      trees.push(files);
    }
    expect(Object.keys(trees[0] ?? {})).to.have.length(5);
    expect(trees[1]).to.deep.equal(trees[0]);
    expect(trees[2]).to.deep.equal(trees[0]);
    expect(trees[3]).to.deep.equal(trees[0]);
  });

  it('continues past a bad record, wherever it is, and lists it', async () => {
    const place = folder();
    const bad: readonly [unknown, string][] = [
      [{ ...order(1), 会社名: '' }, '会社名'],
      [{ ...order(1), 明細: [{ 品名: '紙' }, { 品名: '筆', 金額: 'たくさん' }] }, '明細[2].金額'],
      ['"text"', ''],
    ];
    for (const [kind, [record, field]] of bad.entries()) {
      for (let position = 1; position <= 4; position++) {
        const output = join(place, `out${kind}-${position}`);
        const records: unknown[] = orders(4);
        records[position - 1] = record;
        writeFileSync(join(place, 'a.jsonl'), lines(records));
        const results = await runBulk(bundle, join(place, 'a.jsonl'), { output });
        const statuses = [1, 2, 3, 4].map((number) => (number === position ? 'failed' : 'made'));
        expect(results.map(({ status }) => status)).to.deep.equal(statuses);
        const [line = '', ...more] = readErrors(output);
        expect(more).to.deep.equal([]);
        expect(line.startsWith(`${position},${field},`), line).to.equal(true);
      }
    }
  });

  it('gives all other records where a bad one is at any position, at the edges of batches too', async () => {
    const place = folder();
    for (let position = 1; position <= 18; position++) {
      const records = orders(18).map((each, index) => (index + 1 === position ? {} : each));
      const results = await runBulk(bundle, records, { output: join(place, String(position)) });
      const failed = results.filter(({ status }) => status === 'failed').map(({ record }) => record);
      expect(failed).to.deep.equal([position]);
      expect(results).to.have.length(18);
      expect(readdirSync(join(place, String(position))).filter((name) => /^\d+$/.test(name))).to.have.length(17);
    }
  });

  it('names file, line and column of an error in a record', async () => {
    const place = folder();
    const file = join(place, 'a.json');
    writeFileSync(
      file,
      `[\n${JSON.stringify(order(1))},\n{\n  "会社名": "A社",\n  "契約日": "あした"\n}, {"会社名": }]`,
    );
    const results = await runBulk(bundle, file, { output: join(place, 'out'), locale: 'en' });
    const errors = results.flatMap((result) => (result.status === 'failed' ? [result.errors] : []));
    expect(errors.map(([first]) => [first?.field, first?.line, first?.column])).to.deep.equal([
      ['契約日', 5, 10],
      ['', 6, 12],
    ]);
  });

  it('stops at the first bad record with the option, keeps finished documents, and continues after it', async () => {
    const output = join(folder(), 'out');
    const records = orders(50).map((each, index) => (index === 20 ? {} : each));
    const results = await runBulk(bundle, records, { output, onError: 'stop' });
    expect(results.map(({ record }) => record).at(-1)).to.equal(21);
    expect(readdirSync(output).filter((name) => /^\d+$/.test(name))).to.have.length(20);
    expect(readErrors(output)).to.have.length(1);
    const rest = await runBulk(bundle, records, { output, onError: 'stop', resume: true });
    expect(rest.map(({ record }) => record)).to.deep.equal(Array.from({ length: 29 }, (_, index) => index + 22));
  });

  it('names files by answers when the application has one, folders when it has several', async () => {
    const place = folder();
    const records = [order(1), order(2), { ...order(3), 会社名: '株式会社1番' }, order(4)];
    await runBulk(bundle, records, { output: join(place, 'one'), name: '{{会社名}}/{{wareki 契約日}}' });
    const names = Object.keys(readTree(join(place, 'one'))).filter((name) => name.endsWith('.docx'));
    expect(names.sort()[0]).to.match(/^株式会社1番／令和8年4月2日\.docx$/);
    await runBulk(orderBundle(2), records, { output: join(place, 'two'), name: '{{会社名}}' });
    expect(readdirSync(join(place, 'two')).sort()).to.deep.equal([
      'ledger.jsonl',
      '株式会社1番',
      '株式会社1番 (2)',
      '株式会社2番',
      '株式会社4番',
    ]);
    expect(await problemsOf(runBulk(bundle, [], { output: join(place, 'x'), name: '{{会社}}' }))).to.deep.equal([
      'word.name-missing-nearest',
    ]);
  });

  it('reads no further ahead than a few batches of records', async () => {
    let read = 0;
    function* endless() {
      for (;;) yield order(++read);
    }
    let taken = 0;
    for await (const result of bulk(bundle, endless(), { output: join(folder(), 'out'), workers: 0 })) {
      taken = result.record;
      if (taken === 100) break;
    }
    expect(read - taken).to.be.lessThan(64);
  });

  it('keeps the records before the error of a broken file', async () => {
    const place = folder();
    const file = join(place, 'a.json');
    writeFileSync(
      file,
      `[${orders(30)
        .map((each) => JSON.stringify(each))
        .join(',')}`,
    );
    const output = join(place, 'out');
    expect(await problemsOf(runBulk(bundle, file, { output }))).to.deep.equal(['bulk.json-unfinished']);
    expect(readdirSync(output).filter((name) => /^\d+$/.test(name))).to.have.length(30);
  });

  it('can be checked, and finds what is changed, missing, or does not belong there', async () => {
    const place = folder();
    const output = join(place, 'out');
    const check = async () => {
      const report = await verify(output, { bundle, answers: orders(6), workers: 0 });
      return report.problems.map(({ id, place: { file = '' } }) => [id, file.slice(output.length + 1)]);
    };
    await runBulk(bundle, orders(6), { output });
    expect(await check()).to.deep.equal([]);
    const path = (number: number) => `00000${number}/注文書_株式会社${number}番.docx`;
    writeFileSync(join(output, path(2)), 'x');
    writeFileSync(join(output, '000004/他.docx'), 'x');
    writeFileSync(join(output, path(3)), readFileSync(join(output, path(5))));
    const { rmSync } = await import('node:fs');
    rmSync(join(output, path(5)));
    expect(await check()).to.deep.equal([
      ['bulk.file-changed', path(2)],
      ['bulk.file-changed', path(3)],
      ['bulk.file-missing', path(5)],
      ['bulk.file-extra', '000004/他.docx'],
    ]);
    rmSync(join(output, '000004/他.docx'));
    const repaired = await runBulk(bundle, orders(6), { output, resume: true });
    expect(repaired.map(({ record }) => record)).to.deep.equal([2, 3, 5]);
    expect(await check()).to.deep.equal([]);
    expect(await problemsOf(verify(output, { answers: [], workers: 0 }))).to.deep.equal(['bulk.no-source']);
    expect(await problemsOf(verify(place))).to.deep.equal(['bulk.no-ledger']);
  });
});
