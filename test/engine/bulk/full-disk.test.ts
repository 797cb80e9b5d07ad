import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ShoruiError, writeBundle } from '@shorui/engine/node';
import { expect } from 'chai';
import { LedgerFile } from '../../../packages/engine/src/node/bulk/ledger-file.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { BuiltCommand } from './support/built-command.ts';
import { orderBundle, orders } from './support/order-bundle.ts';
import { readTree } from './support/read-tree.ts';
import { runBulk } from './support/run-bulk.ts';

const smallDisk = pathToFileURL(fileURLToPath(new URL('support/small-disk.mjs', import.meta.url))).href;

async function failure(work: () => unknown): Promise<[id: string | undefined, code: unknown]> {
  try {
    await work();
    return [undefined, ''];
  } catch (error) {
    if (!(error instanceof ShoruiError)) throw error;
    return [error.problems[0]?.id, error.problems[0]?.params['code']];
  }
}

describe('a bulk run on a disk that fills up', () => {
  const folder = temporaryFolders();
  let command: BuiltCommand;
  before(async () => {
    command = await BuiltCommand.build();
  });
  after(() => command.remove());

  async function prepare() {
    const place = folder();
    await writeBundle(join(place, 'orders'), orderBundle());
    const records: unknown[] = orders(120);
    records[7] = {};
    writeFileSync(join(place, 'a.jsonl'), records.map((each) => `${JSON.stringify(each)}\n`).join(''));
    const run = (output: string, room: number | null, ...more: string[]) => {
      const argv = ['--lang', 'en', 'bulk', 'orders', '-a', 'a.jsonl', '-o', output, ...more];
      const options = `${process.env['NODE_OPTIONS'] ?? ''} --import=${smallDisk}`;
      const env = room === null ? {} : { NODE_OPTIONS: options, SHORUI_TEST_ROOM: String(room) };
      return command.start(argv, place, env).ended;
    };
    return { place, run };
  }

  it('is reported, keeps finished documents, and resumes when there is space', async () => {
    const { place, run } = await prepare();
    expect((await run('whole', null)).code).to.equal(1);
    const wanted = readTree(join(place, 'whole'));
    const made: number[] = [];
    // Room for the first file only in part, for some batches of files or of the ledger.
    for (const [index, room] of [1500, 9000, 40_000, 90_000].entries()) {
      for (const workers of ['1', '2']) {
        const output = `out${index}-${workers}`;
        const { code, stderr } = await run(output, room, '--workers', workers);
        expect([code, stderr], `${room}`).to.satisfy(([ended, text]: [number, string]) => ended !== 0 && text !== '');
        expect(stderr).to.include('ENOSPC');
        const ledger = join(place, output, 'ledger.jsonl');
        made.push(existsSync(ledger) ? readFileSync(ledger, 'utf8').split('\n').length : 0);
        const again = await run(output, null, '--resume');
        expect(again.code, again.stderr).to.equal(1);
        expect(readTree(join(place, output))).to.deep.equal(wanted);
      }
    }
    expect(Math.min(...made)).to.be.lessThan(10);
    expect(Math.max(...made)).to.be.greaterThan(20);
  });

  it('leaves no partial zip, and packs it when there is space', async () => {
    const { place, run } = await prepare();
    expect((await run('whole.zip', null)).code).to.equal(1);
    // Enough for files and ledger, which the workers and the main thread write, not for all of them again.
    const { code, stderr } = await run('out.zip', 150_000, '--workers', '2');
    expect(code, stderr).to.not.equal(0);
    expect(stderr).to.include('ENOSPC');
    expect(existsSync(join(place, 'out.zip'))).to.equal(false);
    expect(existsSync(join(place, 'out.zip.new'))).to.equal(false);
    expect((await run('out.zip', null, '--resume')).code).to.equal(1);
    expect(readFileSync(join(place, 'out.zip')).equals(readFileSync(join(place, 'whole.zip')))).to.equal(true);
    expect(existsSync(join(place, 'out.zip.work'))).to.equal(false);
  });

  it('is reported when even the ledger cannot be written', async () => {
    if (!existsSync('/dev/full')) return;
    const append = () => new LedgerFile('/dev/full', 0).append([{ end: { records: 0, made: 0, failed: 0 } }]);
    expect(await failure(append)).to.deep.equal(['bulk.cannot-write', 'ENOSPC']);
  });

  it('is reported when the folder cannot be created, a file in its place by name', async () => {
    const output = '/dev/null/out';
    const reported = await failure(() => runBulk(orderBundle(), orders(1), { output }));
    expect(reported[0]).to.equal('bundle.not-a-folder');
  });
});
