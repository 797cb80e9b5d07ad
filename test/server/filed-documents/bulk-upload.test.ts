import { expect } from 'chai';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { createFileItemsJob } from '../../../packages/server/src/domains/documents/uploads/file-items-job.ts';
import { check } from '../../../packages/server/src/operations/check.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makeCategory, makeWorkspace } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import type { TestClient } from '../support/test-client.ts';
import { jobContext } from '../tools/tools-bed.ts';

interface Line {
  readonly id: number;
  readonly name: string;
  readonly category_id: number;
  readonly folder: string;
  readonly status: string;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly version: number;
  readonly document_id: number | null;
}

eachDatabase('bulk upload', (own) => {
  let server: TestServer;
  let root: TestClient;
  let workspace: Awaited<ReturnType<typeof makeWorkspace>>;
  let base: number;
  before(async () => {
    server = await startServer(own.database);
  });
  beforeEach(async () => {
    workspace = await makeWorkspace(own.database);
    root = await loginAs(server, workspace.root, workspace.company);
    base = (await makeCategory(own.database, { company: workspace.company, name: '書庫' })).id;
  });
  after(() => server.close());

  const add = async (names: readonly string[], folders: readonly string[] = []): Promise<Line[]> => {
    const form = new FormData();
    for (const name of names) form.append('files', new Blob([`${name}の内容`]), name);
    folders.forEach((folder, at) => form.set(`folders[${at}]`, folder));
    form.set('category_id', String(base));
    if (folders.length > 0) form.set('create_categories', 'true');
    const reply = await root.post('/v1/documents/bulk-upload', undefined, { form });
    expect(reply.status, reply.text).to.equal(201);
    return reply.body.data;
  };
  const lines = async (): Promise<Line[]> => (await root.get('/v1/documents/bulk-upload')).body.data.items;
  const payloadOf = (ids: readonly number[]): Parameters<ReturnType<typeof createFileItemsJob>['run']>[0] => ({
    workspace_id: workspace.company.id,
    user_id: workspace.root.id,
    ids: [...ids],
    locale: 'jp',
  });
  const run = (ids: readonly number[], signal?: AbortSignal) => {
    const context = jobContext();
    const job = createFileItemsJob(server.services);
    return job.run(payloadOf(ids), signal === undefined ? context : { ...context, signal });
  };

  it('makes no categories for folders that are too deep for the tree, and tells which', async () => {
    const form = new FormData();
    const folders = ['浅い', ['一', '二', '三', '四', '五', '六'].join('/')];
    for (const [at, folder] of folders.entries()) {
      form.append('files', new Blob([folder]), `${at}.txt`);
      form.set(`folders[${at}]`, folder);
    }
    form.set('category_id', String(base));
    form.set('create_categories', 'true');
    const refused = await root.post('/v1/documents/bulk-upload', undefined, { form });
    expect(refused.status, refused.text).to.equal(400);
    expect(refused.body.errors).to.deep.equal({ folders: ['一/二/三/四/五/六: カテゴリの階層は5段までです。'] });
    const where = { workspace_id: workspace.company.id };
    expect(await own.models.DocumentCategory.count({ where })).to.equal(1);
    expect(await lines()).to.deep.equal([]);
  });

  it('takes the categories of a folder tree, and each line becomes a document once, however often its job runs', async () => {
    const items = await add(['一.txt', '二.txt', '三.txt'], ['取引先/青空', '取引先\\大地', '取引先/青空']);
    expect(items.map(({ folder }) => folder)).to.deep.equal(['取引先/青空', '取引先/大地', '取引先/青空']);
    expect(items[0]?.category_id).to.equal(items[2]?.category_id);
    expect(items[1]?.category_id).to.not.equal(items[0]?.category_id);
    const ids = items.map(({ id }) => id);
    const committed = await root.post('/v1/documents/bulk-upload/commit', { ids });
    expect(committed.body.data).to.deep.equal({ accepted: 3, failed: [] });
    expect(committed.body.message).to.equal('3件の登録を開始しました。');
    // The worker is killed after the first line; then two workers take the job.
    const stopped = new AbortController();
    const context = { ...jobContext(), signal: stopped.signal, progress: async () => stopped.abort() };
    await createFileItemsJob(server.services)
      .run(payloadOf(ids), context)
      .catch((error: unknown) => error);
    expect((await lines()).map(({ status }) => status)).to.deep.equal(['done', 'running', 'running']);
    await Promise.all([run(ids), run(ids)]);
    const done = await lines();
    expect(done.map(({ status }) => status)).to.deep.equal(['done', 'done', 'done']);
    const where = { workspace_id: workspace.company.id };
    expect(await own.models.Document.count({ where })).to.equal(3);
    expect(await own.models.DocumentVersion.count({ where })).to.equal(3);
    expect(await own.models.TemporaryUpload.count({ where })).to.equal(0);
    const filed = await root.get(`/v1/documents/${done[1]?.document_id}`);
    expect(filed.body.data.category_path.map(({ name }: { name: string }) => name)).to.deep.equal([
      '書庫',
      '取引先',
      '大地',
    ]);
    const again = await root.put(`/v1/documents/bulk-upload/${ids[0]}`, { name: '遅い', version: 0 });
    expect([again.status, again.body.code]).to.deep.equal([409, 'bulk_item_filed']);
  });

  it('files each line once, wherever the worker dies: before a line, within its transaction, after it, and between lines', async () => {
    const { database } = server.services;
    class Killed extends Error {}
    const die = (): never => {
      throw new Killed('The worker is killed.');
    };
    const moments = ['before', 'within', 'after', 'between'] as const;
    for (const moment of moments)
      for (let line = 1; line <= 3; line += 1) {
        const names = [1, 2, 3].map((number) => `${moment}${line}の${number}.txt`);
        const ids = (await add(names)).map(({ id }) => id);
        await root.post('/v1/documents/bulk-upload/commit', { ids });
        let begun = 0;
        const isNow = (present: (typeof moments)[number]): boolean => present === moment && begun === line;
        const mortal = Object.create(database, {
          unitOfWork: {
            value: async (...[source, work]: Parameters<Database['unitOfWork']>) => {
              begun += 1;
              if (isNow('before')) die();
              const result = await database.unitOfWork(source, async (unit) => {
                const done = await work(unit);
                if (isNow('within')) die();
                return done;
              });
              if (isNow('after')) die();
              return result;
            },
          },
        }) as Database;
        const progress = async (): Promise<void> => (isNow('between') ? die() : undefined);
        const error = await createFileItemsJob({ ...server.services, database: mortal })
          .run(payloadOf(ids), { ...jobContext(), progress })
          .catch((thrown: unknown) => thrown);
        expect(error, `${moment} ${line}`).to.be.instanceOf(Killed);
        const filed = () => own.models.Document.findAll({ where: { workspace_id: workspace.company.id, name: names } });
        const isCommitted = moment === 'after' || moment === 'between';
        expect((await filed()).map(({ name }) => name)).to.have.members(names.slice(0, isCommitted ? line : line - 1));
        // The queue gives the job to another worker.
        await run(ids);
        expect((await filed()).map(({ name }) => name).toSorted()).to.deep.equal(names.toSorted());
        const rows = await own.models.BulkUploadItem.findAll({ where: { id: ids } });
        expect(rows.map(({ status }) => status)).to.deep.equal(['done', 'done', 'done']);
        expect(new Set(rows.map(({ document_id }) => document_id)).size).to.equal(3);
      }
    const { findings } = await check({ databaseUrl: own.url, storage: server.services.storage });
    expect(findings).to.deep.equal([]);
  });

  it('keeps what was typed into a grid, says what does not fit, and files only what fits', async () => {
    const meta = await own.models.Meta.create({ name: '金額', type: 3 });
    const type = await own.models.DocumentType.create({ name: '請求書', category_id: base });
    await own.models.DocumentTypeMeta.create({ type_id: type.id, meta_id: meta.id, required: true });
    const [first, second] = await add(['一.txt', '二.txt']);
    const change = (line: Line | undefined, amount: string) => ({
      id: line?.id,
      type_id: type.id,
      metas: { [meta.id]: amount },
      version: line?.version,
    });
    const saved = await root.put('/v1/documents/bulk-upload', {
      items: [change(first, '千円'), change(second, '1,000')],
    });
    expect(saved.status, saved.text).to.equal(200);
    const errors = (saved.body.data as Line[]).map((line) => Object.keys(line.errors));
    expect(errors).to.deep.equal([[`metas.${meta.id}`], []]);
    const stale = await root.put('/v1/documents/bulk-upload', { items: [change(second, '2,000')] });
    expect(stale.status).to.equal(409);
    const ids = [first?.id ?? 0, second?.id ?? 0];
    const { data } = (await root.post('/v1/documents/bulk-upload/commit', { ids })).body;
    expect([data.accepted, data.failed.map(({ id }: Line) => id)]).to.deep.equal([1, [first?.id]]);
    await run([second?.id ?? 0]);
    const [bad, good] = await lines();
    expect([bad?.status, good?.status]).to.deep.equal(['failed', 'done']);
    const { data: document } = (await root.get(`/v1/documents/${good?.document_id}`)).body;
    expect(document).to.deep.include({ name: '二.txt', type_id: type.id, metas: { [meta.id]: '1000' } });
    expect((await root.get(`/v1/documents/bulk-upload/${first?.id}`)).body.data.reason).to.match(/誤り/);
    const fixed = await root.put(`/v1/documents/bulk-upload/${first?.id}`, {
      metas: { [meta.id]: '1' },
      version: bad?.version,
    });
    expect(fixed.body.data.errors).to.deep.equal({});
    expect((await root.delete(`/v1/documents/bulk-upload/${first?.id}`)).status).to.equal(200);
    expect(await own.models.TemporaryUpload.count({ where: { workspace_id: workspace.company.id } })).to.equal(0);
  });
});
