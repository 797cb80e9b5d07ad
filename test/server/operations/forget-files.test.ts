import { expect } from 'chai';
import { forgetFiles } from '../../../packages/server/src/operations/forget-files.ts';
import { createBulkChunkJob } from '../../../packages/server/src/domains/bulk-runs/chunk-job.ts';
import { createBulkPackJob } from '../../../packages/server/src/domains/bulk-runs/pack-job.ts';
import { sweepFiles } from '../../../packages/server/src/domains/files/sweep-files.ts';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import { eachDatabase } from '../support/each-database.ts';
import { makeCompany } from '../support/factories.ts';
import { sourceOf } from '../support/sources.ts';
import { stillTime } from '../support/still-clock.ts';
import type { TestReply } from '../support/test-client.ts';
import {
  buildApplication,
  exportZip,
  jobContext,
  startInstance,
  uploadZip,
  type Instance,
} from '../tools/tools-bed.ts';

const day = 86_400_000;

eachDatabase('zips of exports, imports and bulk runs', (own) => {
  let here: Instance;
  let application: Awaited<ReturnType<typeof buildApplication>>;
  before(async () => {
    here = await startInstance(own.database, { config: { keepFilesDays: 10 } });
    application = await buildApplication(here, makeDocx(p('{{会社名}} 御中')));
  });
  after(() => here.server.close());

  const servicesAfter = (days: number) => ({ ...here.server.services, now: () => stillTime(days * day) });
  const forget = (days: number) => forgetFiles(servicesAfter(days), sourceOf());
  const startRun = async (): Promise<number> => {
    const form = new FormData();
    form.set('source', 'csv');
    form.set('file', new Blob(['会社名\r\n株式会社A']), '会社.csv');
    return (await here.staff.call('POST', `${application.at}/bulk-runs`, { form })).body.data.id;
  };
  const runChunks = async (run_id: number): Promise<void> => {
    for (const { id } of await own.models.BulkChunk.findAll({ where: { run_id } }))
      await createBulkChunkJob(here.server.services).run({ chunk_id: id }, jobContext());
  };
  const expired = (reply: TestReply): void => {
    expect([reply.status, reply.body.code], reply.text).to.deep.equal([404, 'file_expired']);
    expect(reply.body.message).to.contain('10日');
  };

  it('are deleted after the days that they are kept, with an audit, and calls say so', async () => {
    const zip = await exportZip(here, 'export-data');
    const [exported] = await own.models.DataExport.findAll({ order: [['id', 'DESC']] });
    const uploaded = await uploadZip(here, zip);
    const import_id = uploaded.body.data.import_id as number;
    const run = await startRun();
    await runChunks(run);
    await createBulkPackJob(here.server.services).run({ run_id: run }, jobContext());
    const none = { 'data-export': 0, 'data-import': 0, 'document-archive': 0, 'bulk-run': 0, 'bulk-chunk': 0 };
    expect(await forget(10)).to.deep.equal(none);
    const purged = () => own.models.AuditEvent.count({ where: { action: 'files.purge' } });
    const before = await purged();

    expect(await forget(11)).to.deep.equal({ ...none, 'data-export': 1, 'data-import': 1, 'bulk-run': 1 });
    expect(await forget(11)).to.deep.equal(none);
    expect(await purged()).to.equal(before + 3);
    expired(await here.staff.get('/admin/v1/tools/download-zip-file', { query: { id: String(exported?.id) } }));
    expired(await here.staff.post('/admin/v1/tools/confirm-import', { import_id }));
    expired(await here.staff.get(`${application.at}/bulk-runs/${run}/download`));
    expect((await here.staff.get(`${application.at}/bulk-runs/${run}`)).body.data).to.include({
      state: 'done',
      made: 1,
    });
    // Contents go with the next sweep of files; what applications use stays.
    await sweepFiles(servicesAfter(13), sourceOf());
    expect(await own.models.FileObject.count()).to.equal(1);
    const test = await here.staff.get(`${application.at}/word-templates/${application.fileId}/test-download`);
    expect(test.status).to.equal(200);
  });

  it('are looked at once each, also where the file is none of the service', async () => {
    const company = await makeCompany(own.database);
    const [file] = await own.models.StoredFile.findAll({ order: [['id', 'DESC']], limit: 1 });
    if (file === undefined) throw new Error('The template has a file.');
    await own.models.StoredFile.update({ workspace_id: company.id }, { where: { id: file.id } });
    const values = { admin_id: null, kind: 'data', application_ids: null, state: 'done', file_id: file.id } as const;
    const { id } = await own.models.DataExport.create(values);
    expect(await forget(11)).to.include({ 'data-export': 0 });
    await own.models.DataExport.destroy({ where: { id } });
    await own.models.StoredFile.update({ workspace_id: null }, { where: { id: file.id } });
  });

  it('of a run that failed are the files of its chunks; runs that are not over keep theirs', async () => {
    const failed = await startRun();
    const open = await startRun();
    for (const run of [failed, open]) await runChunks(run);
    await own.models.BulkRun.update({ state: 'failed' }, { where: { id: failed } });
    expect(await forget(11)).to.include({ 'bulk-run': 0, 'bulk-chunk': 1 });
    const left = await own.models.BulkChunk.findAll({ where: { run_id: [failed, open] } });
    expect(left.map(({ run_id }) => run_id)).to.deep.equal([open]);
  });
});
