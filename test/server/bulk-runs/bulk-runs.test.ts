import { expect } from 'chai';
import { readZip, writeZip } from '@shorui/engine/node';
import iconv from 'iconv-lite';
import { createBulkChunkJob } from '../../../packages/server/src/domains/bulk-runs/chunk-job.ts';
import { createBulkPackJob } from '../../../packages/server/src/domains/bulk-runs/pack-job.ts';
import { AppError } from '../../../packages/server/src/errors/app-error.ts';
import { JobPause } from '../../../packages/server/src/jobs/job-errors.ts';
import type { Services } from '../../../packages/server/src/services.ts';
import { makeWorkbook } from '../../support/make-workbook.ts';
import { makePng } from '../../engine/word/support/images.ts';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makePlan, makeWorkspace } from '../support/factories.ts';
import type { TestReply } from '../support/test-client.ts';
import { buildApplication, jobContext, startInstance, type Instance } from '../tools/tools-bed.ts';

const hello = makeDocx(p('{{会社名}} 御中'));
/** A CSV of so many companies; every tenth row has a cell too many. */
const csvOf = (count: number): string =>
  ['会社名', ...Array.from({ length: count }, (_, at) => (at % 10 === 9 ? '株式会社,多い' : `株式会社${at + 1}`))].join(
    '\r\n',
  );

eachDatabase('bulk runs', (own) => {
  let here: Instance;
  let application: Awaited<ReturnType<typeof buildApplication>>;
  before(async () => {
    here = await startInstance(own.database);
    application = await buildApplication(here, hello);
  });
  after(() => here.server.close());

  const start = (
    fields: Readonly<Record<string, string>>,
    csv?: string | Uint8Array<ArrayBuffer>,
    name = '会社.csv',
  ): Promise<TestReply> => {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    if (csv !== undefined) form.set('file', new Blob([csv]), name);
    return here.staff.call('POST', `${application.at}/bulk-runs`, { form });
  };
  const at = (id: number): string => `${application.at}/bulk-runs/${id}`;
  const state = async (id: number): Promise<string> => (await here.staff.get(at(id))).body.data.state;
  const chunkIds = async (run_id: number): Promise<number[]> =>
    (await own.models.BulkChunk.findAll({ where: { run_id }, order: [['number', 'ASC']] })).map(({ id }) => id);
  const runChunk = (id: number, services: Services = here.server.services, signal?: AbortSignal): Promise<void> =>
    createBulkChunkJob(services).run({ chunk_id: id }, jobContext(signal === undefined ? {} : { signal }));
  const runPack = (id: number): Promise<void> =>
    createBulkPackJob(here.server.services).run({ run_id: id }, jobContext());

  async function finish(id: number, ids: readonly number[]): Promise<Buffer> {
    for (const each of ids) await runChunk(each);
    await runPack(id);
    const zip = await here.staff.get(`${at(id)}/download`);
    expect(zip.status, zip.text).to.equal(200);
    return zip.bytes;
  }
  const unzip = (bytes: Buffer) => {
    // The zip has 64-bit records as well; the engine reads it because they are not needed.
    const zip = readZip(bytes);
    return {
      names: zip.entries.map(({ name }) => name),
      text: (name: string) => Buffer.from(zip.read(name)).toString(),
      bytes: (name: string) => Buffer.from(zip.read(name)),
    };
  };

  /** Path of an application whose document has a date. */
  async function datedApplication(): Promise<string> {
    const { at: path } = await buildApplication(here, makeDocx(p('{{会社名}} {{契約日}}')), { publish: false });
    const versionNow = async (): Promise<number> => (await here.staff.get(path)).body.data.version;
    const value = { name: '契約日', type: 5, field_group_id: 2 };
    const changes = [{ action: 'create', kind: 'field', value }];
    const edited = await here.staff.post(`${path}/edit`, { version: await versionNow(), changes });
    expect(edited.status, edited.text).to.equal(200);
    const published = await here.staff.put(`${path}/publish`, { publish: 1, version: await versionNow() });
    expect(published.status, published.text).to.equal(200);
    return path;
  }

  it('make a document of each row of a CSV, in order, with a ledger and the errors', async () => {
    const started = await start({ source: 'csv' }, csvOf(95));
    expect(started.status, started.text).to.equal(201);
    const { id } = started.body.data;
    expect(started.body.data).to.include({ state: 'running', records: 95, made: 0, failed: 0, number: 1 });
    const early = await here.staff.get(`${at(id)}/download`);
    expect([early.status, early.body.code]).to.deep.equal([409, 'bulk_unfinished']);
    const ids = await chunkIds(id);
    expect(ids).to.have.length(3);
    // The last chunk comes first, and one comes twice.
    const bytes = await finish(id, [...ids.toReversed(), ids[1] ?? 0]);
    expect((await here.staff.get(at(id))).body.data).to.include({ state: 'done', made: 86, failed: 9 });
    const { names, text } = unzip(bytes);
    expect(names).to.have.length(86 + 3);
    expect(names.slice(0, 2)).to.deep.equal(['000001/契約書_株式会社1.docx', '000002/契約書_株式会社2.docx']);
    expect(names.slice(-3)).to.deep.equal(['errors.csv', 'rejected.csv', 'ledger.jsonl']);
    expect(names.slice(0, -3)).to.deep.equal(names.slice(0, -3).toSorted());
    const ledger = text('ledger.jsonl')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(ledger.slice(1, -1).map(({ record }) => record)).to.deep.equal(
      Array.from({ length: 95 }, (_, at) => at + 1),
    );
    expect(ledger.at(-1)).to.deep.equal({ end: { records: 95, made: 86, failed: 9 } });
    expect(text('errors.csv').split('\r\n')[1]).to.match(/^10,.*,11,\d*,[A-Z]*,/);
    expect(await own.models.BulkChunk.count({ where: { run_id: id } })).to.equal(0);

    const again = (await start({ source: 'csv' }, csvOf(95))).body.data.id as number;
    expect(Buffer.compare(await finish(again, await chunkIds(again)), bytes)).to.equal(0);
  });

  it('list errors in Japanese with the wrong values, and the rows that failed as a table that can be run again', async () => {
    const table =
      '会社名,契約日,#前回のエラー\r\n株式会社一,2026-04-01,\r\n株式会社二,あした,x\r\n"株,三",2026-13-01,\r\n';
    const dated = await datedApplication();
    const run = async (csv: Uint8Array<ArrayBuffer>, name: string): Promise<ReturnType<typeof unzip>> => {
      const form = new FormData();
      for (const [field, value] of [
        ['source', 'csv'],
        ['encoding', 'cp932'],
      ] as const)
        form.set(field, value);
      form.set('file', new Blob([csv]), name);
      const started = await here.staff.call('POST', `${dated}/bulk-runs`, { form });
      expect(started.status, started.text).to.equal(201);
      const { id } = started.body.data;
      for (const each of await chunkIds(id)) await runChunk(each);
      await runPack(id);
      return unzip((await here.staff.get(`${dated}/bulk-runs/${id}/download`)).bytes);
    };
    const made = await run(new Uint8Array(iconv.encode(table, 'cp932')), 'a.csv');
    const [heading, ...errors] = made.text('errors.csv').trimEnd().split('\r\n');
    expect(heading).to.equal('\uFEFF件,項目,内容,行,列,表計算の列,入力値');
    expect(errors[0]).to.match(/^2,契約日,.+,3,2,B,あした$/);
    expect(errors[1]).to.match(/^3,契約日,.+,4,2,B,2026-13-01$/);
    const rejected = made.bytes('rejected.csv');
    const rows = iconv.decode(rejected, 'cp932').trimEnd().split('\r\n');
    expect(rows[0]).to.equal('会社名,契約日,#エラーの内容');
    expect(rows[1]).to.match(/^株式会社二,あした,.+/);
    expect(rows[2]).to.match(/^"株,三",2026-13-01,.+/);
    const again = await run(new Uint8Array(rejected), 'rejected.csv');
    expect(again.bytes('rejected.csv')).to.deep.equal(rejected);
    const fixed = iconv.encode(iconv.decode(rejected, 'cp932').replace('あした', '2026/4/2'), 'cp932');
    expect(
      (await run(new Uint8Array(fixed), 'rejected.csv')).names.filter((name) => name.endsWith('.docx')),
    ).to.have.length(1);
  });

  it('read Excel workbooks, with their dates, and tables with tabs', async () => {
    const dated = await datedApplication();
    const documents: Buffer[] = [];
    for (const [name, content] of [
      [
        'a.xlsx',
        makeWorkbook(
          [
            ['会社名', '契約日'],
            ['株式会社山田', 45397],
          ],
          [1],
        ),
      ],
      ['a.tsv', '会社名\t契約日\n株式会社山田\t2024-04-15\n'],
    ] as const) {
      const form = new FormData();
      form.set('source', 'csv');
      form.set('file', new Blob([content as string | Uint8Array<ArrayBuffer>]), name);
      const started = await here.staff.call('POST', `${dated}/bulk-runs`, { form });
      expect(started.status, started.text).to.equal(201);
      const { id, records } = started.body.data;
      expect(records).to.equal(1);
      for (const each of await chunkIds(id)) await runChunk(each);
      await runPack(id);
      const { names, bytes } = unzip((await here.staff.get(`${dated}/bulk-runs/${id}/download`)).bytes);
      expect(names).to.deep.equal(['000001/契約書_株式会社山田.docx', 'ledger.jsonl']);
      documents.push(Buffer.from(readZip(bytes('000001/契約書_株式会社山田.docx')).read('word/document.xml')));
    }
    expect(documents[0]?.toString())
      .to.match(/2024|令和6|令和６/)
      .and.equal(documents[1]?.toString());
    const broken = await start(
      { source: 'csv' },
      new Uint8Array(writeZip([{ name: 'x', data: new Uint8Array(1) }])),
      'b.xlsx',
    );
    expect([broken.status, broken.text]).to.satisfy(
      ([status, text]: [number, string]) => status === 400 && text.includes('b.xlsx'),
    );
    const garbled = await start({ source: 'csv' }, new Uint8Array(iconv.encode('会社名\r\n株式会社', 'cp932')));
    expect([garbled.status, garbled.body.code]).to.deep.equal([400, 'invalid']);
  });

  it('name documents by their answers, also where names are taken', async () => {
    const csv = '会社名\r\n株式会社A\r\n株式会社B\r\n株式会社A\r\n';
    const { id } = (await start({ source: 'csv', name: '{{会社名}}様' }, csv)).body.data;
    const { names } = unzip(await finish(id, await chunkIds(id)));
    expect(names.slice(0, 3)).to.deep.equal(['株式会社A様.docx', '株式会社B様.docx', '株式会社A様 (2).docx']);
  });

  it('make documents of the complete answers of companies', async () => {
    const plan = await makePlan(own.database, { features: { application_view: true } });
    for (const name of ['株式会社一', '', '株式会社二']) {
      const { company, root } = await makeWorkspace(own.database, { plan_id: plan.id });
      const client = await loginAs(here.server, root, company);
      const run = (await client.post('/v1/applications/use', { app_id: application.id })).body.data.id as number;
      await client.post('/v1/applications/save-answer', { app_user_id: run, answers: { 会社名: name } });
    }
    const { id } = (await start({ source: 'answers', format: 'pdf' })).body.data;
    const { names } = unzip(await finish(id, await chunkIds(id)));
    expect(names).to.deep.equal(['000001/契約書_株式会社一.pdf', '000002/契約書_株式会社二.pdf', 'ledger.jsonl']);
    const list = (await here.staff.get(`${application.at}/bulk-runs`)).body.data.items;
    expect(list[0]).to.include({ id, source: 'answers', format: 'pdf', state: 'done' });
  });

  it('print the pictures that the people who answered have uploaded, and those of nobody else', async () => {
    const pictured = await buildApplication(here, makeDocx(p('{{会社名}} {{image 社印 width=20}}')), {
      publish: false,
    });
    const value = { name: '社印', type: 1, field_group_id: 2, style: { image: true } };
    const versionNow = async (): Promise<number> => (await here.staff.get(pictured.at)).body.data.version;
    const changes = [{ action: 'create', kind: 'field', value }];
    await here.staff.post(`${pictured.at}/edit`, { version: await versionNow(), changes });
    const published = await here.staff.put(`${pictured.at}/publish`, { publish: 1, version: await versionNow() });
    expect(published.status, published.text).to.equal(200);

    const plan = await makePlan(own.database, { features: { application_view: true } });
    const png = makePng();
    let picture = 0;
    for (const name of ['株式会社一', '株式会社二']) {
      const { company, root } = await makeWorkspace(own.database, { plan_id: plan.id });
      const client = await loginAs(here.server, root, company);
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(png)]), '社印.png');
      // The second one names the picture of the first one.
      picture ||= (await client.call('POST', '/v1/files', { form })).body.data.id as number;
      const run = (await client.post('/v1/applications/use', { app_id: pictured.id })).body.data.id as number;
      const answers = { 会社名: name, 社印: `file:${picture}` };
      await client.post('/v1/applications/save-answer', { app_user_id: run, answers });
    }
    const form = new FormData();
    form.set('source', 'answers');
    const started = await here.staff.call('POST', `${pictured.at}/bulk-runs`, { form });
    expect(started.status, started.text).to.equal(201);
    const { id } = started.body.data;
    for (const each of await chunkIds(id)) await runChunk(each);
    await runPack(id);
    const made = (await here.staff.get(`${pictured.at}/bulk-runs/${id}`)).body.data;
    expect([made.state, made.records, made.made, made.failed]).to.deep.equal(['done', 2, 1, 1]);
    const zip = readZip((await here.staff.get(`${pictured.at}/bulk-runs/${id}/download`)).bytes);
    const word = readZip(zip.read('000001/契約書_株式会社一.docx'));
    expect(word.read('word/media/shorui1.png')).to.deep.equal(png);
    expect(Buffer.from(zip.read('errors.csv')).toString()).to.contain('社印');
  });

  it('count a chunk once when two workers have it, and make it again after one was stopped in it', async () => {
    const { id } = (await start({ source: 'csv' }, csvOf(80))).body.data;
    const [first = 0, second = 0] = await chunkIds(id);
    await Promise.all([runChunk(first), runChunk(first), runChunk(first)]);
    expect((await here.staff.get(at(id))).body.data).to.include({ made: 36, failed: 4, state: 'running' });
    const stopped = await runChunk(second, here.server.services, AbortSignal.abort(new Error('killed'))).then(
      () => undefined,
      (error: Error) => error.message,
    );
    expect(stopped).to.equal('killed');
    const { names } = unzip(await finish(id, [second]));
    expect(new Set(names).size).to.equal(72 + 3);
    await runPack(id);
    expect(await own.models.AuditEvent.count({ where: { action: 'bulkRuns.done', subject_id: String(id) } })).to.equal(
      1,
    );
  });

  it('wait while the storage is away', async () => {
    const { id } = (await start({ source: 'csv' }, csvOf(5))).body.data;
    const [chunk = 0] = await chunkIds(id);
    const { services } = here.server;
    const storage = new Proxy(services.storage, {
      get: (target, name) =>
        name === 'put' ? () => Promise.reject(new AppError('busy')) : Reflect.get(target, name).bind(target),
    });
    const error = await runChunk(chunk, { ...services, storage }).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).to.be.instanceOf(JobPause);
    expect(await state(id)).to.equal('running');
    expect(unzip(await finish(id, [chunk])).names).to.have.length(5 + 1);
  });

  it('are stopped by staff; jobs that are left do nothing', async () => {
    const { id } = (await start({ source: 'csv' }, csvOf(80))).body.data;
    const [first = 0, second = 0] = await chunkIds(id);
    await runChunk(first);
    expect((await here.staff.post(`${at(id)}/cancel`)).body.data.state).to.equal('cancelled');
    await runChunk(second);
    await runPack(id);
    expect(await state(id)).to.equal('cancelled');
    const again = await here.staff.post(`${at(id)}/cancel`);
    expect([again.status, again.body.code]).to.deep.equal([409, 'done_already']);
  });

  it('have failed when the last try of a job fails', async () => {
    const { id } = (await start({ source: 'csv' }, csvOf(5))).body.data;
    const [chunk = 0] = await chunkIds(id);
    const documents = {
      make: () => Promise.reject(new Error('broken')),
      check: async () => [],
      seal: () => Promise.reject(new Error('not used')),
      close: async () => undefined,
    };
    const job = createBulkChunkJob({ ...here.server.services, documents });
    const run = (attempt: number) =>
      job.run({ chunk_id: chunk }, jobContext({ attempt })).then(
        () => undefined,
        (error: Error) => error.name,
      );
    expect([await run(1), await state(id)]).to.deep.equal(['Error', 'running']);
    expect([await run(8), await state(id)]).to.deep.equal(['JobDead', 'failed']);
  });

  it('are refused with what is wrong before anything is made', async () => {
    const wrong = async (reply: Promise<TestReply>): Promise<string> => {
      const { status, body } = await reply;
      expect(status).to.equal(400);
      return JSON.stringify(body.errors);
    };
    expect(await wrong(start({ source: 'csv' }))).to.contain('CSVファイルまたはExcelファイルを選択してください');
    expect(await wrong(start({ source: 'csv' }, '会社めい\r\nA'))).to.contain('「会社めい」');
    expect(await wrong(start({ source: 'csv' }, '会社名\r\n'))).to.contain('対象がありません');
    expect(await wrong(start({ source: 'csv' }, csvOf(10_001)))).to.contain('10000件まで');
    expect(await wrong(start({ source: 'csv', number: '7' }, csvOf(1)))).to.contain('公開または保存されていません');
    const elsewhere = await here.staff.get(`/admin/v1/applications/${application.id + 1}/bulk-runs/1`);
    expect(elsewhere.status).to.equal(404);
  });
});
