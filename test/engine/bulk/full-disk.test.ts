import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ShoruiError } from '@shorui/engine/node';
import { expect } from 'chai';
import { LedgerFile } from '../../../packages/engine/src/node/bulk/ledger-file.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { orderBundle, orders } from './support/order-bundle.ts';
import { runBulk } from './support/run-bulk.ts';
import { readTree } from './support/read-tree.ts';

const bundle = orderBundle();

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

  it('says so, keeps what is done, and goes on when there is room', async () => {
    const place = folder();
    const disk = join(place, 'disk');
    const records = orders(100);
    await runBulk(bundle, records, { output: join(place, 'whole') });
    mkdirSync(disk);
    const mount = (...options: string[]) => spawnSync('mount', [...options, disk]).status === 0;
    // Only the administrator may make a small disk; for others the next test stands alone.
    if (!mount('-t', 'tmpfs', '-o', 'size=200k', 'tmpfs')) return;
    try {
      const output = join(disk, 'out');
      expect(await failure(() => runBulk(bundle, records, { output }))).to.deep.equal(['bulk.cannot-write', 'ENOSPC']);
      const made = readdirSync(output).filter((name) => /^\d+$/.test(name));
      expect(made.length).to.be.within(1, 99);
      expect(mount('-o', 'remount,size=20m')).to.equal(true);
      const rest = await runBulk(bundle, records, { output, resume: true });
      expect(rest.length).to.be.within(1, 99);
      expect(readTree(output)).to.deep.equal(readTree(join(place, 'whole')));
    } finally {
      spawnSync('umount', [disk]);
    }
  });

  it('says so when even the ledger cannot be written', async () => {
    if (!existsSync('/dev/full')) return;
    const append = () => new LedgerFile('/dev/full', 0).append([{ end: { records: 0, made: 0, failed: 0 } }]);
    expect(await failure(append)).to.deep.equal(['bulk.cannot-write', 'ENOSPC']);
  });

  it('says so when the folder cannot be made', async () => {
    expect(await failure(() => runBulk(bundle, orders(1), { output: '/dev/null/out' }))).to.deep.equal([
      'bulk.cannot-write',
      'ENOTDIR',
    ]);
  });
});
