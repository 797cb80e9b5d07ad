import { createHash } from 'node:crypto';
import { readZip } from '@shorui/engine/node';
import { expect } from 'chai';
import { pino } from 'pino';
import { QueryTypes } from 'sequelize';
import { openServices, type OpenServices } from '../../../packages/server/src/app/open-services.ts';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { eachDatabase } from '../support/each-database.ts';
import { testConfig } from '../support/test-config.ts';
import { until } from '../support/until.ts';
import { buildApplication, startInstance, type Instance } from '../tools/tools-bed.ts';
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts';

const records = 400;
const csv = ['会社名', ...Array.from({ length: records }, (_, at) => `株式会社${at + 1}`)].join('\r\n');

/** Chunks that a worker holds: their jobs run. */
const heldChunks = {
  sqlite: `SELECT COUNT(*) AS count FROM jobs WHERE name = 'bulk-chunk' AND status = 'running'`,
  postgres: `SELECT COUNT(*) AS count FROM pgboss.job WHERE name = 'bulk-chunk' AND state = 'active'`,
} as const;

eachDatabase('a bulk run whose worker is killed', (own) => {
  const temporaryFolder = temporaryFolders();
  const workers: WorkerProcess[] = [];
  let folder: string;
  let opened: OpenServices;
  let here: Instance;
  before(async () => {
    folder = temporaryFolder();
    const config = testConfig(folder, { databaseUrl: own.url });
    opened = await openServices(config, { logger: pino({ level: 'silent' }), runsJobs: false });
    const { database, jobs, storage } = opened.services;
    here = await startInstance(database, { services: { jobs, storage } });
  });
  after(async () => {
    await Promise.all(workers.map((worker) => worker.kill()));
    await here.server.close();
    await opened.close(0);
  });

  const work = (): WorkerProcess => {
    const worker = startWorkerProcess(own.url, folder);
    workers.push(worker);
    return worker;
  };
  const held = async (): Promise<number> => {
    const [row] = await own.database.sequelize.query<{ readonly count: number | string }>(heldChunks[own.dialect], {
      type: QueryTypes.SELECT,
    });
    return Number(row?.count);
  };
  const runOf = async (id: number) => {
    const run = await own.models.BulkRun.findByPk(id);
    if (run === null) throw new Error('The run is gone.');
    return run;
  };
  /** Stops a worker while it holds chunks, so that it can neither finish nor give them back. */
  async function pauseInChunk(worker: WorkerProcess, id: number): Promise<void> {
    await until('a worker is in the middle of the run', async () => {
      if ((await runOf(id)).done_chunks === 0) return false;
      worker.pause();
      if ((await held()) > 0) return true;
      worker.resume();
      return false;
    });
  }

  it('is finished by the others: each file once, in order, with the whole ledger', async () => {
    const application = await buildApplication(here, makeDocx(p('{{会社名}} 御中')));
    const form = new FormData();
    form.set('source', 'csv');
    form.set('file', new Blob([csv]), '会社.csv');
    const started = await here.staff.call('POST', `${application.at}/bulk-runs`, { form });
    expect(started.status, started.text).to.equal(201);
    const { id } = started.body.data;
    const first = work();
    await pauseInChunk(first, id);
    const { done_chunks: done, chunks } = await runOf(id);
    expect(done).to.be.below(chunks);
    const lost = await held();
    await first.kill();
    expect(lost).to.be.above(0);
    work();
    work();
    await until('the run is over', async () => !['running', 'packing'].includes((await runOf(id)).state));

    expect((await here.staff.get(`${application.at}/bulk-runs/${id}`)).body.data).to.include({
      state: 'done',
      records,
      made: records,
      failed: 0,
    });
    const download = await here.staff.get(`${application.at}/bulk-runs/${id}/download`);
    expect(download.status).to.equal(200);
    const zip = readZip(download.bytes);
    const names = zip.entries.map(({ name }) => name);
    const expected = Array.from({ length: records }, (_, at) => {
      const folderName = String(at + 1).padStart(6, '0');
      return `${folderName}/契約書_株式会社${at + 1}.docx`;
    });
    expect(names).to.deep.equal([...expected, 'ledger.jsonl']);
    const lines = Buffer.from(zip.read('ledger.jsonl'))
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const outputs = lines
      .slice(1, -1)
      .flatMap(({ record, outputs: files }) =>
        files.map(({ path, sha256 }: { path: string; sha256: string }) => [record, path, sha256]),
      );
    const hash = (name: string): string => createHash('sha256').update(zip.read(name)).digest('hex');
    expect(outputs).to.deep.equal(expected.map((name, at) => [at + 1, name, hash(name)]));
    expect(lines.at(-1)).to.deep.equal({ end: { records, made: records, failed: 0 } });
    expect(await own.models.BulkChunk.count({ where: { run_id: id } })).to.equal(0);
    expect(await own.models.AuditEvent.count({ where: { action: 'bulkRuns.done' } })).to.equal(1);
    expect(await opened.services.jobs.dead(10)).to.deep.equal([]);
  });
});
