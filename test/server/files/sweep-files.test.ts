import { expect } from 'chai';
import { Op } from 'sequelize';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createFile } from '../../../packages/server/src/domains/files/create-file.ts';
import { bringBackFile, removeFile } from '../../../packages/server/src/domains/files/remove-file.ts';
import { storeContent } from '../../../packages/server/src/domains/files/store-content.ts';
import { sweepFiles } from '../../../packages/server/src/domains/files/sweep-files.ts';
import type { StoredFile } from '../../../packages/server/src/domains/files/model.ts';
import { eachDatabase } from '../support/each-database.ts';
import { sourceOf } from '../support/sources.ts';
import { storedFiles, type StoredFiles } from '../support/stored-files.ts';
import { stillTime } from '../support/still-clock.ts';

const day = 24 * 60 * 60_000;
const source = sourceOf();

eachDatabase('contents of files', (own) => {
  let files: StoredFiles;
  beforeEach(() => {
    files = storedFiles(own.database);
  });
  afterEach(async () => {
    files.remove();
    await own.models.StoredFile.destroy({ where: {}, force: true });
    await own.models.FileObject.destroy({ where: {} });
  });

  const remove = (file: StoredFile): Promise<void> => own.database.unitOfWork(source, (unit) => removeFile(unit, file));
  const sweep = () => sweepFiles(files.services, source);

  it('are stored once for all files that refer to them, as long as one does', async () => {
    const one = await files.save('same');
    const two = await files.save('same', { workspaceId: 1 });
    expect(two.key).to.equal(one.key);
    expect((await own.models.FileObject.findOne())?.uses).to.equal(2);
    await remove(one);
    files.advance(31 * day);
    expect(await sweep()).to.deep.equal({ purged: 1, removed: 0 });
    files.advance(2 * day);
    expect(await sweep()).to.deep.equal({ purged: 0, removed: 0 });
    expect(await files.keys()).to.deep.equal([two.key]);
    await remove(two);
    files.advance(31 * day);
    expect(await sweep()).to.deep.equal({ purged: 1, removed: 0 });
    expect(await files.keys()).to.have.length(1);
    files.advance(2 * day);
    expect(await sweep()).to.deep.equal({ purged: 0, removed: 1 });
    expect(await files.keys()).to.deep.equal([]);
    expect(await own.models.FileObject.count()).to.equal(0);
  });

  it('remain a day for running backups, also when an upload of the same content begins meanwhile', async () => {
    const file = await files.save('same again');
    await remove(file);
    files.advance(31 * day);
    expect(await sweep()).to.deep.equal({ purged: 1, removed: 0 });
    // An upload whose file is never created: the space is reserved for six hours, and then released.
    await storeContent(files.services, { open: () => Readable.from(['same again']) }, 100);
    files.advance(day / 2);
    expect(await sweep()).to.deep.equal({ purged: 0, removed: 0 });
    expect(await files.keys()).to.deep.equal([file.key]);
    files.advance(day);
    expect(await sweep()).to.deep.equal({ purged: 0, removed: 1 });
  });

  it('of a deleted file can be restored for 30 days', async () => {
    const file = await files.save('restorable', { workspaceId: 5 });
    await remove(file);
    await remove(file);
    const usage = () => own.models.WorkspaceUsage.findOne({ where: { workspace_id: 5 } });
    expect((await usage())?.bytes).to.equal(0);
    files.advance(29 * day);
    await sweep();
    const back = (): Promise<void> => own.database.unitOfWork(source, (unit) => bringBackFile(unit, file));
    await Promise.all([back(), back()]);
    expect([(await usage())?.bytes, (await usage())?.files]).to.deep.equal([10, 1]);
    files.advance(60 * day);
    expect(await sweep()).to.deep.equal({ purged: 0, removed: 0 });
    expect(await text(await files.services.storage.get(file.key))).to.equal('restorable');
  });

  it('that were stored without a file are removed, but not while the file may still be created', async () => {
    const stored = await storeContent(files.services, { open: () => Readable.from(['never']) }, 100);
    expect(await sweep()).to.deep.equal({ purged: 0, removed: 0 });
    expect(await files.keys()).to.deep.equal([stored.key]);
    files.advance(7 * 60 * 60_000);
    expect(await sweep()).to.deep.equal({ purged: 0, removed: 1 });
    expect(await files.keys()).to.deep.equal([]);
    const about = { workspaceId: null, createdBy: null, name: 'late', type: 'text/plain' };
    const late = own.database.unitOfWork(source, (unit) => createFile(unit, about, stored));
    expect(await late.catch((error: Error) => error.message)).to.contain('Nothing is held');
  });

  it('exist for every acknowledged upload, however many stores, deletions and sweeps run concurrently', async () => {
    const contents = ['a', 'b', 'c', 'd'];
    const worker = async (number: number): Promise<void> => {
      for (let round = 0; round < 8; round += 1) {
        const file = await files.save(contents[(number + round) % contents.length] ?? '');
        if ((number + round) % 3 === 0) {
          const at = new Date(0);
          await remove(file);
          await own.models.StoredFile.update({ deleted_at: at }, { where: { id: file.id }, paranoid: false });
        }
        if (round % 2 === 0) {
          await sweep();
          // As if a day had passed for purged files; reservations of uploads last only hours.
          const purged = { [Op.gt]: stillTime(day / 2) };
          await own.models.FileObject.update({ held_until: new Date(0) }, { where: { uses: 0, held_until: purged } });
        }
      }
    };
    await Promise.all([0, 1, 2, 3, 4, 5].map(worker));
    for (const file of await own.models.StoredFile.findAll())
      expect(await files.services.storage.size(file.key)).to.equal(file.size);
    const objects = await own.models.FileObject.findAll();
    for (const { key, uses } of objects)
      expect(await own.models.StoredFile.count({ where: { key }, paranoid: false })).to.equal(uses);
    expect(objects.length).to.be.at.least(1);
  });
});
