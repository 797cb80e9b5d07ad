import { availableParallelism, loadavg } from 'node:os';
import { startServer } from '../../../packages/server/src/app/start-server.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { startWorkerProcess } from '../../server/bulk-runs/worker-process.ts';
import { loginAsAdmin, makeAdmin } from '../../server/support/factories.ts';
import { freeLimits } from '../../server/support/free-limits.ts';
import { publishApplicationBy } from '../../server/support/published-application.ts';
import { createTestClient, type TestClient } from '../../server/support/test-client.ts';
import { writeSection } from '../write-section.ts';
import { makePlace, stopPostgres } from './place.ts';

/**
 * How long a bulk run takes with 1, 2 and 4 worker processes over one PostgreSQL and one storage.
 * `node --import tsx --conditions @shorui/source test/bench/server/run-bulk-runs.ts`; about 3 minutes on 2 cores.
 */
const workerCounts = [1, 2, 4];
/** Records of a measured run, and for each worker those of a run before, of which it takes two chunks at once: its threads load the engine. */
const [records, warmUp] = [800, 80];
/** Runs to warm up, and measured runs: the fastest counts, for other work on the machine only adds. */
const rounds = 3;
const pollMs = 20;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts a run of so many records and waits for its zip. Returns milliseconds, also those until the last chunk was made. */
async function measure(staff: TestClient, database: Database, at: string, count: number) {
  const rows = Array.from({ length: count }, (_, index) => `株式会社${index + 1},現金`);
  const form = new FormData();
  form.set('source', 'csv');
  form.set('format', 'pdf');
  form.set('file', new Blob([['会社名,決済', ...rows].join('\r\n')]), '会社.csv');
  const begun = performance.now();
  const started = await staff.call('POST', `${at}/bulk-runs`, { form });
  if (started.status !== 201) throw new Error(started.text);
  let madeAt = 0;
  for (;;) {
    const run = await database.models.BulkRun.findByPk(started.body.data.id);
    if (run === null || run.state === 'failed') throw new Error('The run failed.');
    if (madeAt === 0 && run.state !== 'running') madeAt = performance.now();
    if (run.state === 'done') {
      if (run.made !== count) throw new Error(`${run.made} of ${count} records have documents.`);
      return { making: madeAt - begun, whole: performance.now() - begun };
    }
    await wait(pollMs);
  }
}

const place = await makePlace('postgres');
const server = await startServer(
  { ...place.config, logLevel: 'error' },
  { limits: freeLimits, measuresProcess: false },
);
const lines: string[] = [];
try {
  const { database } = server.services;
  const reach = { services: server.services, client: () => createTestClient(server.url) };
  const staff = await loginAsAdmin(
    reach as Parameters<typeof loginAsAdmin>[0],
    await makeAdmin(database, { name: '運営 一郎' }),
  );
  const { at } = await publishApplicationBy(staff);
  for (const count of workerCounts) {
    const workers = Array.from({ length: count }, () => startWorkerProcess(place.config.databaseUrl, place.folder));
    await Promise.all(workers.map(({ ready }) => ready));
    for (let round = 0; round < rounds; round += 1) await measure(staff, database, at, warmUp * count);
    const runs: Awaited<ReturnType<typeof measure>>[] = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await measure(staff, database, at, records));
    const [{ making, whole } = { making: 0, whole: 0 }] = runs.toSorted((a, b) => a.whole - b.whole);
    await Promise.all(workers.map((worker) => worker.stop()));
    const seconds = (ms: number): string => (ms / 1000).toFixed(1);
    lines.push(`| ${count} | ${seconds(making)} s | ${seconds(whole)} s | ${Math.round(records / (whole / 1000))} |`);
  }
} finally {
  await server.close();
  await place.remove();
  await stopPostgres();
}
const text = `## A bulk run shared by worker processes

${records} records of one Word template as PDF, in chunks of 40, by \`shorui worker\` in 1, 2 and 4 processes over one PostgreSQL and one
storage folder on this machine (${availableParallelism()} cores, load at the end ${(loadavg()[0] ?? 0).toFixed(1)}). The fastest of ${rounds} runs, after as many to load the engine.
Each worker has as many threads as cores, at most 4, so on
one machine more processes than cores share the same processors; on several machines each brings its own. Run:
\`node --import tsx --conditions @shorui/source test/bench/server/run-bulk-runs.ts\`.

| workers | until the last document | until the zip | records a second |
| --- | --- | --- | --- |
${lines.join('\n')}`;
console.log(text);
writeSection('server-bulk-runs', text);
