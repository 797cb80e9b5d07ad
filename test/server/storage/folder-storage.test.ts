import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import { FolderStorage } from '../../../packages/server/src/storage/folder-storage.ts';
import { diskError } from '../../../packages/server/src/storage/spool.ts';
import { formatBytes } from '../../../packages/server/src/storage/format-bytes.ts';
import { listFiles } from '../../support/list-files.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';

const limits = { maxBytes: 1024 };

describe('files in a folder', () => {
  const makeFolder = temporaryFolders();

  it('are in two levels of folders and nothing else', async () => {
    const folder = makeFolder();
    const { key } = await new FolderStorage(folder).put(Readable.from(['書類']), limits);
    expect(listFiles(folder)).to.deep.equal([key]);
    expect(key).to.match(/^sha256\/[0-9a-f]{2}\/[0-9a-f]{62}$/);
  });

  it('are repaired when the content is stored again', async () => {
    const folder = makeFolder();
    const storage = new FolderStorage(folder);
    const { key } = await storage.put(Readable.from(['書類']), limits);
    writeFileSync(join(folder, key), 'damaged');
    await storage.put(Readable.from(['書類']), limits);
    expect(await text(await storage.get(key))).to.equal('書類');
  });

  it('are cleaned of leftovers of killed processes, but not of files being written', async () => {
    const folder = makeFolder();
    mkdirSync(join(folder, 'incoming'));
    for (const name of ['old', 'new']) writeFileSync(join(folder, 'incoming', name), 'half');
    const now = Date.now();
    utimesSync(join(folder, 'incoming', 'old'), new Date(now), new Date(now - 2 * 3_600_000));
    expect(await new FolderStorage(folder).sweep(now)).to.equal(1);
    expect(listFiles(folder)).to.deep.equal(['incoming/new']);
  });

  it('report a full disk with a separate code, and pass other errors on', () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    expect(diskError(full)).to.include({ code: 'disk_full', status: 507, cause: full });
    const denied = Object.assign(new Error('permission denied'), { code: 'EACCES' });
    expect(diskError(denied)).to.equal(denied);
  });
});

describe('formatBytes', () => {
  it('writes human-readable sizes', () => {
    expect([0, 512, 1024, 1536, 20 * 1024 ** 2, 1.25 * 1024 ** 3, 3 * 1024 ** 4].map(formatBytes)).to.deep.equal([
      '0B',
      '512B',
      '1KB',
      '1.5KB',
      '20MB',
      '1.25GB',
      '3TB',
    ]);
  });
});
