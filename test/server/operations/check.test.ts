import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { expect } from 'chai';
import sqlite3 from 'sqlite3';
import { openDatabase } from '../../../packages/server/src/app/open-database.ts';
import { check } from '../../../packages/server/src/operations/check.ts';
import type { Finding } from '../../../packages/server/src/operations/check/finding.ts';
import { storeContent } from '../../../packages/server/src/domains/files/store-content.ts';
import { objectKey } from '../../../packages/server/src/storage/object-key.ts';
import { emptyDatabase } from '../support/database-templates.ts';
import { eachDatabase } from '../support/each-database.ts';
import { makeGroup, makeUser, makeWorkspace } from '../support/factories.ts';
import { storedFiles, type StoredFiles } from '../support/stored-files.ts';

function runSql(file: string, sql: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const connection = new sqlite3.Database(file);
    connection.exec(sql, (failure) => {
      connection.close(() => (failure === null ? resolve() : reject(failure)));
    });
  });
}

eachDatabase('the check', (own) => {
  let files: StoredFiles;
  let companyId: number;
  before(async () => {
    files = storedFiles(own.database);
    const { company, root } = await makeWorkspace(own.database);
    companyId = company.id;
    await makeGroup(own.database, { company, users: [root] });
    for (const content of ['one', 'two', 'two', 'three']) await files.save(content, { workspaceId: companyId });
  });
  after(() => files.remove());

  const run = async (quick = false): Promise<readonly Finding[]> =>
    (await check({ databaseUrl: own.url, storage: files.services.storage, quick })).findings;
  const pathOf = (key: string): string => join(files.folder, 'files', key);

  it('finds nothing in consistent data, and reports how much it checked', async () => {
    const report = await check({ databaseUrl: own.url, storage: files.services.storage });
    expect(report.findings).to.deep.equal([]);
    expect(report).to.include({ files: 3, bytes: 11 });
    expect(report.tables).to.be.above(15);
    expect(report.references).to.be.above(20);
  });

  it('does not report uploads in progress', async () => {
    await storeContent(files.services, { open: () => Readable.from(['under way']) }, 100);
    expect(await run()).to.deep.equal([]);
  });

  it('finds files that are missing, damaged or of another size', async () => {
    const [one, two, third] = await own.models.StoredFile.findAll({ order: [['id', 'ASC']] });
    const { storage } = files.services;
    rmSync(pathOf(one!.key));
    writeFileSync(pathOf(two!.key), 'TWO');
    const missing = { kind: 'file_missing', key: one!.key, fileIds: [one!.id] };
    const damaged = { kind: 'file_damaged', key: two!.key, fileIds: [two!.id, third!.id] };
    expect(await run()).to.deep.equal([missing, damaged]);
    expect(await run(true), 'sizes only').to.deep.equal([missing]);
    writeFileSync(pathOf(two!.key), 'two!');
    expect(await run(true), 'sizes only').to.deep.equal([missing, damaged]);
    for (const content of ['one', 'two']) await storage.put(Readable.from([content]), { maxBytes: 9 });
    expect(await run()).to.deep.equal([]);
  });

  it('finds files to which no row refers', async () => {
    const key = objectKey('ab'.repeat(32));
    mkdirSync(dirname(pathOf(key)), { recursive: true });
    writeFileSync(pathOf(key), 'left over');
    expect(await run()).to.deep.equal([{ kind: 'file_orphaned', key, size: 9 }]);
    rmSync(pathOf(key));
  });

  it('finds wrong counts', async () => {
    const [object] = await own.models.FileObject.findAll({ where: { uses: 2 } });
    await object!.update({ uses: 5 });
    await own.models.WorkspaceUsage.update({ bytes: 99 }, { where: { workspace_id: companyId } });
    expect(await run()).to.deep.equal([
      { kind: 'uses_wrong', key: object!.key, recorded: 5, found: 2 },
      { kind: 'usage_wrong', workspaceId: companyId, recorded: 99, found: 14 },
    ]);
    await object!.update({ uses: 2 });
    await own.models.WorkspaceUsage.update({ bytes: 14 }, { where: { workspace_id: companyId } });
  });

  it('finds dangling references, by foreign keys and by column names', async () => {
    const file = await own.models.StoredFile.findOne({ order: [['id', 'ASC']] });
    await file!.update({ created_by: 4711 });
    expect(await run()).to.deep.equal([
      { kind: 'dangling', table: 'files', column: 'created_by', parent: 'users', count: 1, ids: [String(file!.id)] },
    ]);
    await file!.update({ created_by: null });

    const user = await makeUser(own.database);
    const { sequelize, dialect } = own.database;
    if (dialect === 'postgres') {
      await sequelize.query('ALTER TABLE members DISABLE TRIGGER ALL');
      await sequelize.query(
        `INSERT INTO members (workspace_id, user_id, is_root, created_at, updated_at) VALUES (4712, ${user.id}, false, now(), now())`,
      );
      await sequelize.query('ALTER TABLE members ENABLE TRIGGER ALL');
    } else {
      const at = "'2026-01-01 00:00:00.000 +00:00'";
      // A separate connection without foreign keys, like that of an old tool.
      await runSql(
        own.url.replace('sqlite:', ''),
        `PRAGMA foreign_keys = OFF; INSERT INTO members (workspace_id, user_id, is_root, created_at, updated_at) VALUES (4712, ${user.id}, 0, ${at}, ${at})`,
      );
    }
    const [finding, ...others] = await run();
    expect(others).to.deep.equal([]);
    expect(finding).to.include({
      kind: 'dangling',
      table: 'members',
      column: 'workspace_id',
      parent: 'companies',
      count: 1,
    });
    await sequelize.query('DELETE FROM members WHERE workspace_id = 4712');
    expect(await run()).to.deep.equal([]);
  });

  it('reports that the tables are older than the program', async () => {
    const empty = await emptyDatabase(own.dialect);
    const database = await openDatabase({ url: empty.url });
    await database.sequelize.query('CREATE TABLE other (id INTEGER PRIMARY KEY)');
    await database.close();
    try {
      const { findings } = await check({ databaseUrl: empty.url, storage: files.services.storage });
      expect(findings[0]).to.have.property('kind', 'not_migrated');
      expect(findings[0]).to.have.property('pending').that.includes('004-files');
    } finally {
      await empty.remove();
    }
  });
});
