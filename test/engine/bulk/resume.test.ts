import { appendFileSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bulk, type BulkOptions } from '@shorui/engine/node';
import { expect } from 'chai';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { order, orderBundle, orders } from './support/order-bundle.ts';
import { problemsOf, runBulk } from './support/run-bulk.ts';
import { readTree } from './support/read-tree.ts';

const bundle = orderBundle();
const records = orders(40).map((each, index) => (index % 9 === 8 ? {} : { ...each, 会社名: `A${index % 4}` }));
const name = '{{会社名}}';

describe('resuming a bulk run', () => {
  const folder = temporaryFolders();
  const whole = async () => {
    const output = join(folder(), 'out');
    await runBulk(bundle, records, { output, name });
    return output;
  };

  it('gives the same files, ledger and errors from any length of the ledger, truncated within a line or not', async () => {
    const output = await whole();
    const tree = readTree(output);
    const ledger = readFileSync(join(output, 'ledger.jsonl'));
    for (let length = 0; length <= ledger.length; length += 311) {
      writeFileSync(join(output, 'ledger.jsonl'), ledger.subarray(0, length));
      // Without a whole first line nothing was begun, so nothing may lie there.
      if (length < ledger.indexOf('\n') + 1) {
        rmSync(output, { recursive: true });
        mkdirSync(output);
        writeFileSync(join(output, 'ledger.jsonl'), ledger.subarray(0, length));
      }
      rmSync(join(output, 'errors.csv'), { force: true });
      mkdirSync(join(output, '.shorui-bulk'), { recursive: true });
      writeFileSync(join(output, '.shorui-bulk', '7-0'), 'half');
      await runBulk(bundle, records, { output, name, resume: true });
      expect(readTree(output), `cut at ${length}`).to.deep.equal(tree);
    }
  });

  it('gives the same where a power failure left zeros in the ledger, and files in it empty or missing', async () => {
    const output = await whole();
    const tree = readTree(output);
    const path = join(output, 'ledger.jsonl');
    const ledger = readFileSync(path);
    ledger.fill(0, ledger.length >> 1, (ledger.length >> 1) + 700);
    writeFileSync(path, ledger);
    truncateSync(join(output, 'A0.docx'), 0);
    rmSync(join(output, 'A1.docx'));
    await runBulk(bundle, records, { output, name, resume: true });
    expect(readTree(output)).to.deep.equal(tree);
  });

  it('does nothing when all is done, and begins where nothing is', async () => {
    const output = join(folder(), 'out');
    expect(await runBulk(bundle, records, { output, resume: true })).to.have.length(40);
    const tree = readTree(output);
    expect(await runBulk(bundle, records, { output, resume: true })).to.deep.equal([]);
    expect(readTree(output)).to.deep.equal(tree);
  });

  it('is refused when the bundle, the answers or the options have changed', async () => {
    const output = await whole();
    const again = (given: Partial<BulkOptions>, answers = records, which = bundle) =>
      problemsOf(runBulk(which, answers, { output, name, resume: true, ...given }));
    const other = { ...bundle, application: { ...bundle.application, name: '別' } };
    expect(await again({}, records, other)).to.deep.equal(['bulk.bundle-changed']);
    expect(await again({ name: '' })).to.deep.equal(['bulk.options-changed']);
    expect(await again({ locale: 'en' })).to.deep.equal(['bulk.options-changed']);
    const changed = [...records];
    changed[2] = order(99);
    expect(await again({}, changed)).to.deep.equal(['bulk.answers-changed']);
    expect(await again({}, records.slice(0, 39))).to.deep.equal(['bulk.answers-changed']);
    expect(await again({}, [...records, order(41)])).to.deep.equal(['bulk.answers-changed']);
    const tree = readTree(output);
    expect(await again({})).to.deep.equal([]);
    expect(readTree(output)).to.deep.equal(tree);
  });

  it('is refused when the file of answers has changed, before any document is made', async () => {
    const place = folder();
    const file = join(place, 'a.jsonl');
    writeFileSync(file, `${JSON.stringify(order(1))}\n`);
    const output = join(place, 'out');
    await runBulk(bundle, file, { output });
    appendFileSync(file, `${JSON.stringify(order(2))}\n`);
    expect(await problemsOf(runBulk(bundle, file, { output, resume: true }))).to.deep.equal(['bulk.answers-changed']);
  });

  it('is refused when the ledger was changed in its middle', async () => {
    const output = await whole();
    const ledger = join(output, 'ledger.jsonl');
    const text = readFileSync(ledger, 'utf8').split('\n');
    for (const broken of [text.toSpliced(4, 1), text.toSpliced(4, 1, '{"record":4'), text.slice(1)]) {
      writeFileSync(ledger, broken.join('\n'));
      expect(await problemsOf(runBulk(bundle, records, { output, name, resume: true }))).to.deep.equal([
        'bulk.ledger-broken',
      ]);
    }
  });

  it('is required in the folder of an earlier run; a folder with anything else in it is refused', async () => {
    const output = await whole();
    expect(await problemsOf(runBulk(bundle, records, { output, name }))).to.deep.equal(['bulk.exists']);
    const other = folder();
    writeFileSync(join(other, 'x.txt'), '');
    for (const resume of [false, true]) {
      expect(await problemsOf(runBulk(bundle, records, { output: other, resume }))).to.deep.equal([
        'bulk.folder-not-empty',
      ]);
    }
    truncateSync(join(output, 'ledger.jsonl'), 10);
    expect(await problemsOf(runBulk(bundle, records, { output, name }))).to.deep.equal(['bulk.folder-not-empty']);
  });

  it('is refused while another run works in the same folder', async () => {
    const output = join(folder(), 'out');
    const run = bulk(bundle, records, { output, workers: 0 });
    await run.next();
    expect(await problemsOf(runBulk(bundle, records, { output, resume: true }))).to.deep.equal(['bulk.in-use']);
    await run.return();
    await runBulk(bundle, records, { output, resume: true });
    mkdirSync(join(output, '.shorui-bulk'));
    writeFileSync(join(output, '.shorui-bulk/lock'), String(process.ppid));
    expect(await problemsOf(runBulk(bundle, records, { output, resume: true }))).to.deep.equal(['bulk.in-use']);
  });

  it('works after the run was stopped by its signal or by the reader of the results', async () => {
    const place = folder();
    await runBulk(bundle, records, { output: join(place, 'whole') });
    const wanted = readTree(join(place, 'whole'));
    const output = join(place, 'out');
    const stop = new AbortController();
    const reason = new Error('stopped');
    let thrown: unknown;
    try {
      for await (const { record } of bulk(bundle, records, { output, workers: 0, signal: stop.signal })) {
        if (record === 5) stop.abort(reason);
      }
    } catch (error) {
      thrown = error;
    }
    expect(thrown).to.equal(reason);
    for await (const { record } of bulk(bundle, records, { output, workers: 0, resume: true }))
      if (record === 20) break;
    await runBulk(bundle, records, { output, resume: true });
    expect(readTree(output)).to.deep.equal(wanted);
  });
});

describe('a bulk run into a zip', () => {
  const folder = temporaryFolders();

  it('gives the same zip when it resumes, with the files in the order of the records', async () => {
    const place = folder();
    const [one, two] = [join(place, 'one.zip'), join(place, 'two.zip')];
    await runBulk(bundle, records, { output: one });
    for await (const { record } of bulk(bundle, records, { output: two, workers: 0 })) if (record === 20) break;
    await runBulk(bundle, records, { output: two, resume: true });
    const { readZip } = await import('@shorui/engine/node');
    const names = readZip(new Uint8Array(readFileSync(one))).entries.map(({ name }) => name);
    expect(names.filter((each) => each.endsWith('.docx'))).to.deep.equal(
      names.filter((each) => each.endsWith('.docx')).toSorted(),
    );
    expect(names.slice(-2)).to.deep.equal(['errors.csv', 'ledger.jsonl']);
    expect(readFileSync(two).equals(readFileSync(one))).to.equal(true);
    expect(Object.keys(readTree(place))).to.deep.equal(['one.zip', 'two.zip']);
    expect(await problemsOf(runBulk(bundle, records, { output: one }))).to.deep.equal(['bulk.zip-exists']);
    expect(await runBulk(bundle, records, { output: one, resume: true })).to.deep.equal([]);
  });

  it('finishes a run that was interrupted while it deleted its folder of packed files', async () => {
    const place = folder();
    const output = join(place, 'a.zip');
    await runBulk(bundle, records, { output });
    const zip = readFileSync(output);
    // What is removed last is the ledger: all else may be gone.
    const { readZip } = await import('@shorui/engine/node');
    const ledger = readZip(new Uint8Array(zip)).entries.find((entry) => entry.name === 'ledger.jsonl');
    mkdirSync(`${output}.work`);
    writeFileSync(join(`${output}.work`, 'ledger.jsonl'), ledger?.compressed ?? '');
    await runBulk(bundle, records, { output, resume: true });
    expect(readFileSync(output).equals(zip)).to.equal(true);
    expect(Object.keys(readTree(place))).to.deep.equal(['a.zip']);
  });
});
