import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { createReadVersionJob } from '../../../packages/server/src/domains/documents/previews/read-version-job.ts';
import { AppError } from '../../../packages/server/src/errors/app-error.ts';
import { JobPause } from '../../../packages/server/src/jobs/job-errors.ts';
import { check } from '../../../packages/server/src/operations/check.ts';
import { FolderStorage } from '../../../packages/server/src/storage/folder-storage.ts';
import { programArguments } from '../../support/program-arguments.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { startWorkerProcess, type WorkerProcess } from '../bulk-runs/worker-process.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makeCategory, makeWorkspace } from '../support/factories.ts';
import { startServer } from '../support/start-server.ts';
import { until } from '../support/until.ts';
import { jobContext } from '../tools/tools-bed.ts';

const program = fileURLToPath(new URL('../faults/serve-until-killed.ts', import.meta.url));
const lines = 120;

interface Served {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly companyId: number;
}

function formOf(files: readonly (readonly [field: string, name: string, content: string])[], fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  for (const [field, name, content] of files) form.append(field, new Blob([content]), name);
  return form;
}

eachDatabase('documents while processes are killed', (own) => {
  const makeFolder = temporaryFolders();
  const workers: WorkerProcess[] = [];
  let child: ChildProcess | undefined;
  afterEach(async () => {
    child?.kill('SIGKILL');
    await Promise.all(workers.map((worker) => worker.kill()));
  });

  it('are each filed once, have every version that was acknowledged, and pass the check', async () => {
    const folder = makeFolder();
    const server = spawn(process.execPath, [...programArguments(program), own.url, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = server;
    const [line] = (await once(server.stdout, 'data')) as [Buffer];
    const { url, headers, companyId } = JSON.parse(String(line)) as Served;
    const company = await own.models.Company.findByPk(companyId, { rejectOnEmpty: true });
    const category = await makeCategory(own.database, { company });
    /** The data of a reply; undefined once the server is gone. */
    async function post<T>(path: string, body: FormData | object): Promise<T | undefined> {
      const isForm = body instanceof FormData;
      const reply = await fetch(`${url}/v1/documents${path}`, {
        method: 'POST',
        headers: isForm ? headers : { ...headers, 'content-type': 'application/json' },
        body: isForm ? body : JSON.stringify(body),
      })
        .then((got) => got.json() as Promise<{ readonly success: boolean; readonly data: T }>)
        .catch(() => undefined);
      expect(reply?.success ?? true, JSON.stringify(reply)).to.equal(true);
      return reply?.data;
    }
    interface Filed {
      readonly id: number;
      readonly version: number;
      readonly version_number: number;
    }

    // Lines of a bulk upload, and the worker that files them is killed in the middle.
    const ids: number[] = [];
    const names = Array.from({ length: lines }, (_, at) => `請求書${at + 1}.txt`);
    for (let at = 0; at < lines; at += 40) {
      const files = names.slice(at, at + 40).map((name) => ['files', name, `${name}の内容`] as const);
      const added = await post<{ readonly id: number }[]>('/bulk-upload', formOf(files, { category_id: category.id }));
      ids.push(...(added ?? []).map(({ id }) => id));
    }
    await post('/bulk-upload/commit', { ids });
    const filedLines = () => own.models.BulkUploadItem.count({ where: { id: ids, status: 'done' } });
    const first = startWorkerProcess(own.url, folder);
    workers.push(first);
    await until('some lines are filed', async () => (await filedLines()) > 0);
    await first.kill();
    expect(await filedLines()).to.be.below(lines);

    // Meanwhile new versions are uploaded, and the server is killed in the middle.
    const acknowledged = new Map<number, number>();
    const addVersions = async (number: number): Promise<void> => {
      const form = formOf([['file', '契約.txt', `契約${number}`]], { category_id: category.id });
      let document = await post<Filed>('', form);
      while (document !== undefined) {
        const { id, version, version_number } = document;
        acknowledged.set(id, version_number);
        const content = `契約${number}の${version_number + 1} `.repeat(3000);
        document = await post<Filed>(`/${id}/versions`, formOf([['file', '契約.txt', content]], { version }));
      }
    };
    const uploading = Promise.all([1, 2, 3].map(addVersions));
    await until('versions are added', () => [...acknowledged.values()].filter((number) => number > 3).length === 3);
    server.kill('SIGKILL');
    await uploading;
    for (const [id, number] of acknowledged) {
      const versions = await own.models.DocumentVersion.count({ where: { document_id: id } });
      // A version may have been stored whose reply was lost.
      expect(versions).to.be.within(number, number + 1);
    }

    workers.push(startWorkerProcess(own.url, folder));
    await until('all lines are filed', async () => (await filedLines()) === lines);
    const documents = await own.models.Document.findAll({ where: { workspace_id: companyId, name: names } });
    expect(documents.map(({ name }) => name).toSorted()).to.deep.equal(names.toSorted());
    const items = await own.models.BulkUploadItem.findAll({ where: { id: ids } });
    expect(new Set(items.map(({ document_id }) => document_id)).size).to.equal(lines);
    expect(await own.models.TemporaryUpload.count({ where: { workspace_id: companyId } })).to.equal(0);
    const { findings } = await check({ databaseUrl: own.url, storage: new FolderStorage(join(folder, 'files')) });
    expect(findings).to.deep.equal([]);
  });
});

eachDatabase('documents while the storage is away', (own) => {
  const makeFolder = temporaryFolders();

  it('refuse new files as busy, leave nothing behind, and are read once the storage is back', async () => {
    const present = new FolderStorage(makeFolder());
    let isAway = false;
    const storage = new Proxy(present, {
      get(target, name: keyof FolderStorage) {
        const member: unknown = target[name];
        if (typeof member !== 'function') return member;
        return isAway ? () => Promise.reject(new AppError('busy')) : member.bind(target);
      },
    });
    const server = await startServer(own.database, { services: { storage } });
    try {
      const { company, root } = await makeWorkspace(own.database);
      const client = await loginAs(server, root, company);
      const category = await makeCategory(own.database, { company });
      const file = (content: string, fields: object) => formOf([['file', '契約.txt', content]], fields);
      const filed = await client.post('/v1/documents', undefined, { form: file('一', { category_id: category.id }) });
      const { id, version_id } = filed.body.data;
      const addVersion = () =>
        client.post(`/v1/documents/${id}/versions`, undefined, { form: file('二', { version: 0 }) });
      const upload = () => client.post('/v1/temporary-uploads', undefined, { form: file('三', {}) });
      const read = () =>
        createReadVersionJob(server.services).run({ workspace_id: company.id, version_id }, jobContext());
      isAway = true;
      for (const call of [addVersion, upload]) expect((await call()).status).to.equal(503);
      expect((await client.get(`/v1/documents/${id}/download`)).status).to.equal(503);
      // The job waits; it does not count as an attempt.
      expect(await read().catch((error: unknown) => error)).to.be.instanceOf(JobPause);
      expect(await own.models.DocumentVersion.count({ where: { document_id: id } })).to.equal(1);
      expect(await own.models.TemporaryUpload.count({ where: { workspace_id: company.id } })).to.equal(0);
      isAway = false;
      await read();
      expect((await client.post('/v1/documents/search', { keyword: '一' })).status).to.equal(200);
      expect((await addVersion()).body.data.version_number).to.equal(2);
      expect((await upload()).status).to.equal(201);
      expect((await check({ databaseUrl: own.url, storage: present })).findings).to.deep.equal([]);
    } finally {
      await server.close();
    }
  });
});
