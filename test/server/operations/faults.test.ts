import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect } from 'chai';
import { AppError } from '../../../packages/server/src/errors/app-error.ts';
import { backup } from '../../../packages/server/src/operations/backup.ts';
import { check } from '../../../packages/server/src/operations/check.ts';
import { fileHandlers } from '../../../packages/server/src/domains/files/handlers/index.ts';
import { FolderStorage } from '../../../packages/server/src/storage/folder-storage.ts';
import { S3Storage } from '../../../packages/server/src/storage/s3-storage.ts';
import { listFiles } from '../../support/list-files.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makeWorkspace } from '../support/factories.ts';
import { startS3Server } from '../support/s3-server.ts';
import { startServer } from '../support/start-server.ts';
import { programArguments } from '../../support/program-arguments.ts';
import { storedFiles } from '../support/stored-files.ts';

const child = join(import.meta.dirname, 'writing-child.ts');

/** Lets a process write until it has printed so many lines, then kills it without warning. */
async function killWhileWriting(parameters: readonly string[], lines: number): Promise<number> {
  const process_ = spawn(process.execPath, [...programArguments(child), ...parameters], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let lineCount = 0;
  process_.stdout.on('data', (text: Buffer) => {
    lineCount += text.toString().split('\n').length - 1;
    if (lineCount >= lines) process_.kill('SIGKILL');
  });
  await once(process_, 'close');
  expect(process_.signalCode).to.equal('SIGKILL');
  return lineCount;
}

eachDatabase('a process that is killed while it writes', (own) => {
  const makeFolder = temporaryFolders();

  it('leaves consistent data, each time', async () => {
    const folder = makeFolder();
    const { company } = await makeWorkspace(own.database);
    for (const [round, lines] of [3, 17, 41].entries()) {
      await killWhileWriting([own.url, folder, String(company.id), String(round)], lines);
      const { findings, files } = await check({ databaseUrl: own.url, storage: new FolderStorage(folder) });
      expect(findings, `after ${lines} files`).to.deep.equal([]);
      if (lines > 40) expect(files).to.be.at.least(1);
    }
    // The next process removes partly written files.
    await new FolderStorage(folder).sweep(Date.now() + 2 * 60 * 60_000);
    expect(listFiles(folder).filter((name) => name.startsWith('incoming/'))).to.deep.equal([]);
  });
});

/** Whether the test can mount a small disk (root, and not on every system). */
function mountSmallDisk(folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Fills what is left of a disk with a file. */
function fill(path: string): void {
  writeFileSync(path, '');
  try {
    for (;;) appendFileSync(path, new Uint8Array(4096));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

const disk = join('/tmp', `shorui-small-disk-${process.pid}`);
const isMounted = process.platform === 'linux' && mountSmallDisk(disk);
if (!isMounted) rmSync(disk, { recursive: true, force: true });
after(() => {
  if (!isMounted) return;
  execFileSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
});

if (isMounted) {
  eachDatabase('a full disk', (own) => {
    const makeFolder = temporaryFolders();

    it('is reported to the uploader, and leaves neither a partial file nor a row; with free space again, everything works', async () => {
      const storage = new FolderStorage(join(disk, own.dialect));
      const server = await startServer(own.database, { handlers: fileHandlers, services: { storage } });
      const { root, company } = await makeWorkspace(own.database);
      const client = await loginAs(server, root, company);
      const upload = (size: number) => {
        const form = new FormData();
        form.set('file', new Blob([new Uint8Array(size).fill(size % 251)]), 'a.bin');
        return client.post('/v1/files', undefined, { form });
      };
      try {
        expect((await upload(200_000)).status).to.equal(201);
        const filler = join(disk, 'filler');
        writeFileSync(filler, new Uint8Array(500_000));
        const refused = await upload(600_000);
        expect([refused.status, refused.body.code], refused.text).to.deep.equal([507, 'disk_full']);
        expect(refused.body.message).to.equal('サーバーの保存領域に空きがありません。管理者にお問い合わせください。');
        await storage.ready();
        fill(join(disk, 'last'));
        const unready = await storage.ready().catch((error: unknown) => error);
        expect(unready).to.include({ code: 'disk_full' });
        rmSync(join(disk, 'last'));
        expect(listFiles(join(disk, own.dialect)).filter((name) => name.startsWith('incoming'))).to.deep.equal([]);
        expect(await own.models.StoredFile.count()).to.equal(1);
        rmSync(filler);
        expect((await upload(600_000)).status).to.equal(201);
        expect((await check({ databaseUrl: own.url, storage })).findings).to.deep.equal([]);
      } finally {
        await server.close();
        rmSync(join(disk, own.dialect), { recursive: true });
      }
    });

    it('leaves the previous backup unchanged', async () => {
      const files = storedFiles(own.database);
      await files.save(Buffer.alloc(2_000_000, 7));
      const path = join(disk, 'backup.zip');
      writeFileSync(path, 'the one before');
      const options = { databaseUrl: own.url, storage: files.services.storage, now: new Date() };
      const error = await backup({ ...options, path }).catch((error: unknown) => error);
      expect(error).to.have.property('code', 'ENOSPC');
      expect(listFiles(disk)).to.deep.equal(['backup.zip']);
      expect(readFileSync(path, 'utf8')).to.equal('the one before');
      const room = join(makeFolder(), 'backup.zip');
      expect((await backup({ ...options, path: room })).manifest.files.count).to.equal(1);
      rmSync(path);
      files.remove();
      await own.models.StoredFile.destroy({ where: {}, force: true });
      await own.models.FileObject.destroy({ where: {} });
    });
  });
}

eachDatabase('a file store that is disconnected', (own) => {
  const makeFolder = temporaryFolders();

  it('makes uploads and downloads fail as busy, without a row, and works again when it is back', async () => {
    const s3 = await startS3Server();
    const storage = new S3Storage({ ...s3.options, temporaryFolder: makeFolder(), attempts: 2 });
    const unplugged = new S3Storage({
      ...s3.options,
      endpoint: 'http://127.0.0.1:9',
      attempts: 2,
      temporaryFolder: makeFolder(),
    });
    const switched = { current: unplugged };
    const port = new Proxy({} as S3Storage, {
      get: (_, name: keyof S3Storage) => (switched.current[name] as () => unknown).bind(switched.current),
    });
    const server = await startServer(own.database, { handlers: fileHandlers, services: { storage: port } });
    try {
      const { root, company } = await makeWorkspace(own.database);
      const client = await loginAs(server, root, company);
      const form = new FormData();
      form.set('file', new Blob(['書類']), 'a.txt');
      const upload = () => client.post('/v1/files', undefined, { form });
      expect((await upload()).status).to.equal(503);
      expect(await own.models.StoredFile.count()).to.equal(0);
      const unknown = await backup({
        databaseUrl: own.url,
        storage: unplugged,
        path: join(makeFolder(), 'a.zip'),
        now: new Date(),
      });
      expect(unknown.manifest.files.count).to.equal(0);
      switched.current = storage;
      const { id } = (await upload()).body.data;
      const link = new URL((await client.post(`/v1/files/${id}/link`, {})).body.data.url as string);
      expect((await fetch(server.url + link.pathname)).status).to.equal(200);
      switched.current = unplugged;
      expect((await fetch(server.url + link.pathname)).status).to.equal(503);
      const failed = await check({ databaseUrl: own.url, storage: unplugged }).catch((error: unknown) => error);
      expect(failed).to.be.instanceOf(AppError).with.property('code', 'busy');
      const { findings } = await check({ databaseUrl: own.url, storage });
      expect(findings).to.deep.equal([]);
      const part = await storage.get((await own.models.StoredFile.findOne())!.key, { start: 0, end: 2 });
      expect(Buffer.concat(await Readable.from(part).toArray()).toString()).to.equal('書');
    } finally {
      await server.close();
      await s3.close();
    }
  });
});
