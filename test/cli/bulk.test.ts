import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeBundle } from '@shorui/engine/node';
import { expect } from 'chai';
import iconv from 'iconv-lite';
import { BuiltCommand } from '../engine/bulk/support/built-command.ts';
import { order, orderBundle, orders } from '../engine/bulk/support/order-bundle.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { runCli } from './support/run-cli.ts';

describe('shorui bulk and shorui verify', () => {
  const folder = temporaryFolders();
  // The joined build: its threads start much faster than from the sources.
  let command: BuiltCommand;
  before(async () => {
    command = await BuiltCommand.build();
  });
  after(() => command.remove());

  async function prepare(records: readonly unknown[] = orders(5)) {
    const cwd = folder();
    await writeBundle(join(cwd, 'orders'), orderBundle());
    writeFileSync(join(cwd, 'a.jsonl'), records.map((each) => `${JSON.stringify(each)}\n`).join(''));
    const run = (argv: string) => command.start(['--lang', 'en', ...argv.split(' ')], cwd).ended;
    /** In this process, from the sources: slower, but with the fonts of the packages. */
    const runHere = (argv: string, options = {}) => runCli(argv.split(' '), { cwd, env: { LANG: 'en' }, ...options });
    return { cwd, run, runHere };
  }

  it('make all documents, print the totals as the last line, and verify the documents', async () => {
    const { cwd, run } = await prepare();
    const made = await run('bulk orders --answers a.jsonl -o out --workers 1 --name {{会社名}}');
    expect(made.stdout).to.match(/^5 made, 0 failed, [\d.]+ s \([\d.]+\/s\)\n$/);
    // On a busy machine it prints its progress.
    expect([made.code, made.stderr.replace(/^\d\/5 records.*\n/gm, '')]).to.deep.equal([0, '']);
    expect(readdirSync(join(cwd, 'out'))).to.include('株式会社3番.docx');
    const checked = await run('verify out --workers 1');
    expect([checked.code, checked.stdout]).to.deep.equal([
      0,
      '5 records (5 files) made again: all match the ledger.\n',
    ]);
    writeFileSync(join(cwd, 'out/株式会社3番.docx'), '');
    const changed = await run('verify out --workers 1');
    expect(changed.code).to.equal(1);
    expect(changed.stdout)
      .to.match(/^error: out\/株式会社3番\.docx: The file was changed/)
      .and.match(/\n1 thing differs\.\n$/);
  });

  it('make PDF files of Word files whose output name ends in .pdf, with the same bytes each time', async () => {
    const { cwd, runHere: run } = await prepare(orders(3));
    const { application, files } = orderBundle();
    const named = application.files.map((file) => ({ ...file, name: file.name.replace('.docx', '.pdf') }));
    await writeBundle(join(cwd, 'papers'), { application: { ...application, files: named }, files });
    const made = await run('bulk papers --answers a.jsonl -o out --workers 1');
    expect([made.code, made.stdout.split(',')[0]], made.stderr).to.deep.equal([0, '3 made']);
    const paper = readFileSync(join(cwd, 'out/000002/注文書_株式会社2番.pdf'));
    expect(paper.subarray(0, 5).toString('latin1')).to.equal('%PDF-');
    expect((await run('verify out --workers 1')).code).to.equal(0);
  });

  it('make Word files, PDF files or both with --format, whatever their output names, and verify and resume with the same format', async () => {
    const { cwd, runHere: run } = await prepare(orders(2));
    const common = 'bulk orders --answers a.jsonl --workers 1';
    const both = await run(`${common} -o out --format both`);
    expect([both.code, both.stdout.split(',')[0]], both.stderr).to.deep.equal([0, '2 made']);
    expect(readdirSync(join(cwd, 'out/000002')).sort()).to.deep.equal([
      '注文書_株式会社2番.docx',
      '注文書_株式会社2番.pdf',
    ]);
    expect((await run('verify out --workers 1')).stdout).to.include(
      '2 records (4 files) made again: all match the ledger',
    );
    const other = await run(`${common} -o out --resume --format pdf`);
    expect([other.code, other.stderr.includes('--format')]).to.deep.equal([1, true]);
    rmSync(join(cwd, 'out/000001/注文書_株式会社1番.pdf'));
    expect((await run(`${common} -o out --resume --format both`)).code).to.equal(0);
    expect(readdirSync(join(cwd, 'out/000001'))).to.have.length(2);
    expect((await run(`${common} -o named --format pdf --name {{会社名}}`)).code).to.equal(0);
    expect(readdirSync(join(cwd, 'named')).sort()).to.deep.equal([
      'ledger.jsonl',
      '株式会社1番.pdf',
      '株式会社2番.pdf',
    ]);
    expect((await run(`${common} -o folders --format both --name {{会社名}}`)).code).to.equal(0);
    expect(readdirSync(join(cwd, 'folders/株式会社1番'))).to.have.length(2);
    expect((await run(`${common} -o wrong --format odt`)).code).to.equal(2);
  });

  it('list bad records, exit with 1, and continue with --resume', async () => {
    const { cwd, run } = await prepare([order(1), {}, order(3)]);
    const stopped = await run('bulk orders --answers a.jsonl -o out --workers 1 --on-error stop');
    expect(stopped.code).to.equal(1);
    expect(stopped.stderr).to.include('Stopped at the errors of record 2.').and.include('out/errors.csv');
    const { code, stdout, stderr } = await run('bulk orders --answers a.jsonl -o out --workers 1 --resume');
    expect([code, stdout.split(',').slice(0, 2).join()]).to.deep.equal([1, '2 made, 1 failed']);
    expect(stderr).to.include('Resuming the earlier run: 2 records done already.');
    expect(readFileSync(join(cwd, 'out/errors.csv'), 'utf8')).to.match(
      /^\uFEFFrecord,field,message,line,column,spreadsheet column,value\r\n2,会社名,/,
    );
  });

  it('skip bad records at the first, a middle and the last position, also when all are bad', async () => {
    const places: readonly (readonly number[])[] = [[1], [3], [5], [1, 2, 3, 4, 5]];
    for (const bad of places) {
      const { cwd, run } = await prepare(orders(5).map((each, index) => (bad.includes(index + 1) ? {} : each)));
      const { code, stdout, stderr } = await run('bulk orders --answers a.jsonl -o out --workers 1');
      expect([code, stdout.split(',').slice(0, 2).join()]).to.deep.equal([
        1,
        `${5 - bad.length} made, ${bad.length} failed`,
      ]);
      expect(stderr).to.include('out/errors.csv');
      const listed = readFileSync(join(cwd, 'out/errors.csv'), 'utf8').split('\r\n').slice(1, -1);
      expect([...new Set(listed.map((line) => Number(line.split(',')[0])))]).to.deep.equal(bad);
      const made = [1, 2, 3, 4, 5].filter((number) => !bad.includes(number)).map((number) => `00000${number}`);
      expect(readdirSync(join(cwd, 'out')).filter((name) => /^\d+$/.test(name))).to.deep.equal(made);
    }
  });

  it('read a table written by Japanese Excel, with other headings and an ignored column', async () => {
    const { cwd, run } = await prepare();
    const table = '得意先,契約日,明細[1].品名,メモ\r\n㈱髙﨑①,令和8年4月1日,"用紙\r\nＡ４",x\r\n,2026/4/2,筆,\r\n';
    writeFileSync(join(cwd, 'a.csv'), iconv.encode(table, 'cp932'));
    const options = '--encoding cp932 --map 得意先=会社名 --map メモ= --name {{会社名}}_{{契約日}} --workers 1';
    const made = await run(`bulk orders --answers a.csv -o out ${options}`);
    expect([made.code, made.stdout.split(',')[0]]).to.deep.equal([1, '1 made']);
    expect(readdirSync(join(cwd, 'out')).sort()).to.deep.equal([
      'errors.csv',
      'ledger.jsonl',
      'rejected.csv',
      '㈱髙﨑①_2026年4月1日.docx',
    ]);
    expect(readFileSync(join(cwd, 'out/errors.csv'), 'utf8')).to.match(/\r\n2,会社名,[^,]+,4,1,A,\r\n$/);
    const checked = await run('verify out --workers 1');
    expect([checked.code, checked.stdout]).to.deep.equal([0, '2 records (1 file) made again: all match the ledger.\n']);
    const plain = await run('bulk orders --answers a.csv -o plain --map 得意先=会社名');
    expect([plain.code, plain.stderr.includes('cp932')]).to.deep.equal([1, true]);
  });

  it('show rate and time left on a terminal, and Japanese to Japanese users', async () => {
    const { runHere } = await prepare(orders(1500));
    const { stdout, stderr } = await runHere('bulk orders --answers a.jsonl -o out.zip --workers 1', {
      isTTY: true,
      env: {},
    });
    expect(stderr).to.match(/\[2K作成中 \d+\/1500件（エラー 0件）毎秒[\d.]+件 残り\d+:\d\d/);
    expect(stdout)
      .to.include('out.zip')
      .and.match(/作成 1500件、エラー 0件/);
  });

  it('write nothing when the command line, the bundle or the columns are wrong', async () => {
    const { cwd, run } = await prepare();
    writeFileSync(join(cwd, 'a.csv'), '会社\nA社\n');
    const cases: readonly (readonly [string, number, string])[] = [
      ['bulk orders -a a.jsonl -o out --workers 0', 2, 'whole number'],
      ['bulk orders -a a.jsonl -o out --map 会社名', 2, 'COLUMN=PATH'],
      ['bulk orders -a a.jsonl -o out --encoding sjis', 2, 'cp932'],
      ['bulk orders -a a.jsonl', 2, '--output'],
      ['bulk orders -a a.txt -o out', 1, '.jsonl or .json'],
      ['bulk orders -a b.csv -o out', 3, 'b.csv'],
      ['bulk nowhere -a a.jsonl -o out', 3, 'nowhere'],
      ['bulk orders -a a.csv -o out', 1, 'Did you mean "会社名"?'],
      ['bulk orders -a a.jsonl -o orders', 1, 'not empty'],
      ['bulk orders -a a.jsonl -o a.csv', 3, 'not a folder'],
      ['bulk orders -a a.jsonl -o out --name {{会社}}', 1, 'Did you mean "会社名"?'],
      ['verify orders', 1, 'ledger.jsonl'],
      ['verify orders', 1, '"shorui bulk" got with -o'],
    ];
    for (const [argv, code, text] of cases) {
      const result = await run(argv);
      expect(result.code, argv).to.equal(code);
      expect(result.stderr, argv).to.include(text);
      expect(result.stderr, argv).to.not.include(cwd);
    }
    expect(readdirSync(cwd).sort()).to.deep.equal(['a.csv', 'a.jsonl', 'orders']);
  });

  it('print the command that resumes an interrupted run', async () => {
    const { cwd, runHere: run } = await prepare();
    const stopped = await run('bulk orders -a a.jsonl -o out --name {{会社名}}', { signal: AbortSignal.abort() });
    expect([stopped.code, stopped.stdout]).to.deep.equal([130, '']);
    expect(stopped.stderr).to.include(
      "shorui --lang en bulk orders --answers a.jsonl -o out --name '{{会社名}}' --resume\n",
    );
    expect(readdirSync(join(cwd, 'out'))).to.deep.equal(['ledger.jsonl']);
  });
});
