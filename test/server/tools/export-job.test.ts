import { expect } from 'chai';
import { readZip } from '@shorui/engine/node';
import { createExportJob } from '../../../packages/server/src/domains/tools/export-job.ts';
import { JobDead, JobPause } from '../../../packages/server/src/jobs/job-errors.ts';
import { AppError } from '../../../packages/server/src/errors/app-error.ts';
import { eachDatabase } from '../support/each-database.ts';
import { hello } from './furnish.ts';
import { buildApplication, exportZip, jobContext, twoInstances, type Instance } from './tools-bed.ts';

eachDatabase('jobs that export', (own) => {
  const instances = twoInstances(own);
  let here: Instance;
  beforeEach(() => {
    ({ here } = instances());
  });

  it('show their progress and end; a job that runs twice makes one zip', async () => {
    const made = await buildApplication(here, hello);
    const { staff, server } = here;
    const wrong = await staff.post('/admin/v1/tools/export-application', { application_ids: [999_999] });
    expect([wrong.status, Object.keys(wrong.body.errors)]).to.deep.equal([400, ['application_ids']]);
    const { id } = (await staff.post('/admin/v1/tools/export-application', { application_ids: [made.id] })).body.data;
    const status = async () => (await staff.get('/admin/v1/tools/get-export-status', { query: { id } })).body.data;
    expect(await status()).to.deep.equal({
      id,
      kind: 'application',
      state: 'waiting',
      progress: 0,
      error: null,
      file: null,
    });
    const early = await staff.get('/admin/v1/tools/download-zip-file', { query: { id } });
    expect([early.status, early.body.code]).to.deep.equal([409, 'export_unfinished']);
    const job = createExportJob(server.services);
    const done: number[] = [];
    await job.run({ export_id: id }, jobContext({ progress: async (part) => void done.push(part) }));
    await job.run({ export_id: id }, jobContext());
    expect(done.length).to.be.greaterThan(0);
    const { state, progress, file } = await status();
    expect([state, progress]).to.deep.equal(['done', 100]);
    expect(file.name).to.match(/^shorui-application-\d{4}-\d\d-\d\d\.zip$/);
    expect(
      await here.database.models.AuditEvent.count({ where: { action: 'tools.exportDone', subject_id: String(id) } }),
    ).to.equal(1);
    expect((await staff.get('/admin/v1/tools/get-export-status', { query: { id: id + 1 } })).status).to.equal(404);
  });

  it('wait for a storage that is away, and end with a reason when a file is lost', async () => {
    await buildApplication(here, hello);
    const { staff, server } = here;
    const { id } = (await staff.post('/admin/v1/tools/export-application', {})).body.data;
    const failing = (code: 'busy' | 'not_found') => ({
      ...server.services,
      storage: new Proxy(server.services.storage, {
        get: (target, name) => (name === 'get' ? () => Promise.reject(new AppError(code)) : Reflect.get(target, name)),
      }),
    });
    const run = (code: 'busy' | 'not_found') =>
      createExportJob(failing(code))
        .run({ export_id: id }, jobContext())
        .then(
          () => undefined,
          (error: unknown) => error,
        );
    expect(await run('busy')).to.be.instanceOf(JobPause);
    expect(await run('not_found')).to.be.instanceOf(JobDead);
    const query = { id };
    const { state, error } = (await staff.get('/admin/v1/tools/get-export-status', { query })).body.data;
    expect([state, error]).to.deep.equal([
      'failed',
      '保存されているはずのファイルが見つかりません。システム管理者にお問い合わせください。',
    ]);
  });

  it('hold one moment although people write meanwhile', async () => {
    const made = await buildApplication(here, hello, { publish: false });
    const { staff } = here;
    let version = (await staff.get(made.at)).body.data.version as number;
    const writing = new AbortController();
    const writer = (async () => {
      for (let at = 0; !writing.signal.aborted; at += 1) {
        // The name of the application and the title of its question change in one edit: an export has both, or neither.
        const changes = [
          { action: 'update_application', set: { name: `契約${at}` } },
          { action: 'update', kind: 'question', id: 1, set: { title: `契約${at}` } },
        ];
        ({ version } = (await staff.post(`${made.at}/edit`, { version, changes })).body.data);
      }
    })();
    for (let round = 0; round < 5; round += 1) {
      const zip = readZip(await exportZip(here, 'export-application'));
      const [entry] = zip.entries.filter(({ name }) => name.endsWith('/application.json'));
      const { name, questions } = JSON.parse(Buffer.from(zip.read(entry?.name ?? '')).toString());
      if (name !== '秘密保持契約') expect(questions[0].title).to.equal(name);
    }
    writing.abort();
    await writer;
  });
});
