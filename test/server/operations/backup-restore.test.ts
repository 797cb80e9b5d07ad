import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect } from 'chai';
import { readZip } from '@shorui/engine/node';
import { migrationStatus, migrateDown } from '../../../packages/server/src/database/migrate.ts';
import { openDatabase } from '../../../packages/server/src/app/open-database.ts';
import { ArchiveError } from '../../../packages/server/src/operations/archive/archive-error.ts';
import type { Manifest } from '../../../packages/server/src/operations/archive/manifest.ts';
import { backup } from '../../../packages/server/src/operations/backup.ts';
import { check } from '../../../packages/server/src/operations/check.ts';
import { NotEmptyError, restore } from '../../../packages/server/src/operations/restore.ts';
import { removeFile } from '../../../packages/server/src/domains/files/remove-file.ts';
import { FolderStorage } from '../../../packages/server/src/storage/folder-storage.ts';
import { listFiles } from '../../support/list-files.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { emptyDatabase, freshDatabase } from '../support/database-templates.ts';
import { dialects, eachDatabase } from '../support/each-database.ts';
import { makeAdmin, makeCategory, makeGroup, makePlan, makeWorkspace } from '../support/factories.ts';
import { sourceOf } from '../support/sources.ts';
import { storedFiles, type StoredFiles } from '../support/stored-files.ts';

const now = new Date('2026-11-21T00:00:00Z');

/** What must be equal: rows and hashes of every table, and the files. */
const contentOf = ({ tables, files }: Manifest) => ({
  tables: tables.map(({ name, rows, sha256 }) => [name, rows, sha256]),
  files,
});

/** Last bytes of some compressed tables: their highest bits are not read when the table is unpacked, unless all eight are in use. */
function paddingOf(zip: Buffer): number[] {
  const tables = readZip(zip).entries.filter(({ name }) => name.startsWith('tables/'));
  return tables.slice(0, 6).map(({ compressed }) => compressed.byteOffset - zip.byteOffset + compressed.length - 1);
}

eachDatabase('a backup', (own) => {
  const makeFolder = temporaryFolders();
  let files: StoredFiles;
  let companyId: number;
  before(async () => {
    const { database, models } = own;
    files = storedFiles(database);
    const plan = await makePlan(database, {
      storage: 1.25,
      features: { z: true, a: false },
      end_trial_date: '2027-01-31',
    });
    const { company, root } = await makeWorkspace(database, {
      name: '株式会社𠮷野家 ① "引用" \\ 改行\n',
      plan_id: plan.id,
    });
    companyId = company.id;
    const parent = await makeGroup(database, { company, users: [root], permissions: ['settings'] });
    const category = await makeCategory(database, { company });
    await makeGroup(database, { company, parent, categories: [{ category, full: true }] });
    await makeAdmin(database, { suspended_at: now });
    await models.AuditEvent.bulkCreate(
      Array.from({ length: 2500 }, (_, index) => ({
        action: 'test.many',
        subject_kind: 'test',
        subject_id: String(index),
        actor_kind: 'system' as const,
        actor_name: `名前${index}`,
        before: { b: index, a: ['あ', null] },
        created_at: new Date(now.getTime() + index * 7),
        updated_at: now,
      })),
    );
    for (let index = 0; index < 12; index += 1) await files.save(`内容 ${index % 10}`, { workspaceId: companyId });
    await files.save(randomBytes(300_000), { workspaceId: companyId, name: '大きい.bin' });
    const gone = await files.save('deleted', { workspaceId: companyId });
    await database.unitOfWork(sourceOf(), (unit) => removeFile(unit, gone));
  });
  after(() => files.remove());

  const makeBackup = (path: string) => backup({ databaseUrl: own.url, storage: files.services.storage, path, now });

  for (const dialect of dialects) {
    it(`is restored on ${dialect} with the same rows, hashes and files, and new rows get new numbers`, async () => {
      const folder = makeFolder();
      const made = await makeBackup(join(folder, 'a.zip'));
      expect(made.manifest.files).to.deep.equal({ count: 12, bytes: 300_087, lost: [] });
      const target = await emptyDatabase(dialect);
      const storage = new FolderStorage(join(folder, 'restored'));
      try {
        await restore({ path: join(folder, 'a.zip'), databaseUrl: target.url, storage, force: false });
        const again = await backup({ databaseUrl: target.url, storage, path: join(folder, 'b.zip'), now });
        expect(contentOf(again.manifest)).to.deep.equal(contentOf(made.manifest));
        expect((await check({ databaseUrl: target.url, storage })).findings).to.deep.equal([]);
        const database = await openDatabase({ url: target.url });
        try {
          const largest = await database.models.AuditEvent.max<number, InstanceType<typeof database.models.AuditEvent>>(
            'id',
          );
          const over = { ...files.services, database, storage };
          const file = await storedFiles(database).save('new');
          expect(file.id).to.equal(15);
          expect(await database.models.AuditEvent.max('id')).to.equal(largest + 1);
          const company = await over.database.models.Company.findByPk(companyId);
          expect(company?.name).to.equal('株式会社𠮷野家 ① "引用" \\ 改行\n');
          const event = await database.models.AuditEvent.findOne({ where: { subject_id: '2499' } });
          expect(event?.before).to.deep.equal({ a: ['あ', null], b: 2499 });
          expect(event?.created_at.getTime()).to.equal(now.getTime() + 2499 * 7);
          // The triggers are enabled again: the position of a member in lists follows the name of the user.
          const user = await database.models.User.findOne({ rejectOnEmpty: true });
          await user.update({ kana: 'アアアア' });
          const member = await database.models.Member.findOne({ where: { user_id: user.id }, rejectOnEmpty: true });
          expect(member.list_key).to.equal(user.sort_key);
        } finally {
          await database.close();
        }
      } finally {
        await target.remove();
      }
    });
  }

  it('made during writes is a snapshot: the restored data is consistent', async () => {
    const folder = makeFolder();
    const stop = new AbortController();
    const writer = async (number: number): Promise<void> => {
      for (let round = 0; !stop.signal.aborted && round < 40; round += 1) {
        const file = await files.save(`while ${number} ${round}`, { workspaceId: companyId });
        if (round % 2 === 0) await own.database.unitOfWork(sourceOf(), (unit) => removeFile(unit, file));
      }
    };
    const writers = [1, 2, 3].map(writer);
    const target = await freshDatabase(own.dialect);
    const storage = new FolderStorage(join(folder, 'restored'));
    try {
      for (let round = 0; round < 2; round += 1) {
        const path = join(folder, `${round}.zip`);
        expect((await makeBackup(path)).manifest.files.lost).to.deep.equal([]);
        await restore({ path, databaseUrl: target.url, storage, force: true });
        const { findings } = await check({ databaseUrl: target.url, storage });
        // Files of the previous backup may remain; those of this one's rows all exist.
        expect(findings.filter(({ kind }) => kind !== 'file_orphaned')).to.deep.equal([]);
      }
      const { findings } = await check({ databaseUrl: own.url, storage: files.services.storage });
      expect(findings).to.deep.equal([]);
    } finally {
      stop.abort();
      await Promise.all(writers);
      await target.remove();
    }
  });

  it('is not restored over existing rows unless requested, and then replaces them all', async () => {
    const folder = makeFolder();
    const path = join(folder, 'a.zip');
    const made = await makeBackup(path);
    const target = await freshDatabase(own.dialect);
    const storage = new FolderStorage(join(folder, 'restored'));
    try {
      const database = await openDatabase({ url: target.url });
      await makeWorkspace(database, { name: '前からある会社' });
      await database.close();
      const options = { path, databaseUrl: target.url, storage };
      const refusal = await restore({ ...options, force: false }).catch((error: unknown) => error);
      expect(refusal).to.be.instanceOf(NotEmptyError);
      expect(listFiles(folder)).to.deep.equal(['a.zip']);
      await restore({ ...options, force: true });
      const again = await backup({ ...options, path: join(folder, 'b.zip'), now });
      expect(contentOf(again.manifest)).to.deep.equal(contentOf(made.manifest));
    } finally {
      await target.remove();
    }
  });

  it('that is damaged anywhere is refused before anything is changed', async () => {
    const folder = makeFolder();
    const path = join(folder, 'a.zip');
    await makeBackup(path);
    const whole = readFileSync(path);
    const target = await emptyDatabase(own.dialect);
    const storage = new FolderStorage(join(folder, 'restored'));
    const attempt = async (bytes: Buffer): Promise<unknown> => {
      writeFileSync(path, bytes);
      return restore({ path, databaseUrl: target.url, storage, force: true }).catch((error: unknown) => error);
    };
    try {
      for (const part of [0.1, 0.35, 0.6, 0.85]) {
        const changed = Buffer.from(whole);
        const at = Math.floor(whole.length * part);
        changed[at] = (changed[at] ?? 0) ^ 0x40;
        expect(await attempt(changed), `byte ${at}`).to.be.instanceOf(ArchiveError);
      }
      for (const at of paddingOf(whole)) {
        const changed = Buffer.from(whole);
        changed[at] = (changed[at] ?? 0) ^ 0x80;
        expect(await attempt(changed), `the unused bits of byte ${at}`).to.be.instanceOf(ArchiveError);
      }
      expect(await attempt(whole.subarray(0, -1000)))
        .to.be.instanceOf(ArchiveError)
        .with.property('fault', 'cut_off');
      expect(await attempt(Buffer.from('no zip at all'))).to.have.property('fault', 'not_an_archive');
      expect(listFiles(folder)).to.deep.equal(['a.zip']);
      const database = await openDatabase({ url: target.url });
      expect((await migrationStatus(database)).applied).to.deep.equal([]);
      await database.close();
    } finally {
      await target.remove();
    }
  });

  it('of older tables is restored as it was, and then migrated', async () => {
    const folder = makeFolder();
    const older = await freshDatabase(own.dialect);
    const target = await emptyDatabase(own.dialect);
    const path = join(folder, 'a.zip');
    const storage = new FolderStorage(join(folder, 'files'));
    try {
      const database = await openDatabase({ url: older.url });
      const { applied: all } = await migrationStatus(database);
      const [last = ''] = await migrateDown(database);
      await database.close();
      await backup({ databaseUrl: older.url, storage, path, now });
      const { migrated } = await restore({ path, databaseUrl: target.url, storage, force: false });
      expect(migrated).to.deep.equal([last]);
      const restored = await openDatabase({ url: target.url });
      expect((await migrationStatus(restored)).applied).to.deep.equal(all);
      await restored.close();
    } finally {
      await older.remove();
      await target.remove();
    }
  });

  it('lists missing and damaged files, and includes all others', async () => {
    const folder = makeFolder();
    const { storage } = files.services;
    const gone = await files.save('will be gone');
    const damaged = await files.save('will be damaged');
    const kept = await files.save('will be kept');
    await storage.delete(gone.key);
    writeFileSync(join(files.folder, 'files', damaged.key), 'WILL BE DAMAGED');
    try {
      const path = join(folder, 'a.zip');
      const { manifest } = await makeBackup(path);
      expect(manifest.files.lost).to.deep.equal([gone.key, damaged.key]);
      const target = await freshDatabase(own.dialect);
      const restored = new FolderStorage(join(folder, 'restored'));
      try {
        await restore({ path, databaseUrl: target.url, storage: restored, force: false });
        expect((await buffer(await restored.get(kept.key))).toString()).to.equal('will be kept');
        const { findings } = await check({ databaseUrl: target.url, storage: restored });
        expect(findings.map(({ kind }) => kind)).to.deep.equal(['file_missing', 'file_missing']);
      } finally {
        await target.remove();
      }
    } finally {
      for (const content of ['will be gone', 'will be damaged']) await files.save(content);
    }
  });

  it('leaves nothing when it fails, and keeps the previous one', async () => {
    const folder = makeFolder();
    const path = join(folder, 'a.zip');
    writeFileSync(path, 'the one before');
    const broken = Object.assign(Object.create(files.services.storage) as FolderStorage, {
      get: () => Promise.reject(new Error('unplugged')),
    });
    const failed = backup({ databaseUrl: own.url, storage: broken, path, now });
    expect(await failed.catch((error: Error) => error.message)).to.equal('unplugged');
    const stopped = backup({
      databaseUrl: own.url,
      storage: files.services.storage,
      path,
      now,
      signal: AbortSignal.abort(new Error('stopped')),
    });
    expect(await stopped.catch((error: Error) => error.message)).to.equal('stopped');
    expect(listFiles(folder)).to.deep.equal(['a.zip']);
    expect(createHash('sha256').update(readFileSync(path)).digest('hex')).to.equal(
      createHash('sha256').update('the one before').digest('hex'),
    );
  });
});
