import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import type { JobContext, Jobs } from '../../../packages/server/src/jobs/jobs-port.ts';
import { programArguments } from '../../support/program-arguments.ts';
import { createGate } from './behavior.ts';
import { define, fast, kinds, type JobsBed } from './jobs-bed.ts';
import { until } from '../support/until.ts';

/** How several workers share the jobs of one database, and what happens when a worker dies. */
export function describeWorkers(openBed: () => Promise<JobsBed>): void {
  let bed: JobsBed;
  let opened: Jobs[];
  const open = async (): Promise<Jobs> => {
    const jobs = await bed.open(fast);
    opened.push(jobs);
    return jobs;
  };
  beforeEach(async () => {
    bed = await openBed();
    opened = [];
  });
  afterEach(async () => {
    await Promise.all(opened.map((jobs) => jobs.stop(0)));
    await bed.close();
  });

  it('gives each of many jobs to one worker', async () => {
    const ran: number[] = [];
    const workers = [await open(), await open()] as const;
    await Promise.all(Array.from({ length: 40 }, (_, n) => workers[0].enqueue('wide', { n })));
    const count = [0, 0];
    // The first worker could finish all jobs before the second looks for one: the first jobs wait for both.
    const both = createGate();
    for (const [index, worker] of workers.entries()) {
      await worker.work([
        define(kinds.wide, async ({ n }) => {
          ran.push(n);
          count[index] = (count[index] ?? 0) + 1;
          await both.opened;
        }),
      ]);
    }
    await until('both run jobs', () => count.every((jobs) => jobs > 0));
    both.open();
    await until('all are done', async () => (await workers[1].counts()).done === 40);
    expect(ran.sort((a, b) => a - b)).to.deep.equal(Array.from({ length: 40 }, (_, n) => n));
  });

  it('takes jobs stored by another process', async () => {
    const [server, worker] = [await open(), await open()];
    let ran = 0;
    await worker.work([define(kinds.plain, () => Promise.resolve(void (ran += 1)))]);
    await server.enqueue('plain', { n: 1 });
    await until('it ran', () => ran === 1);
  });

  it('keeps the lease of a long job as long as its worker lives', async () => {
    const [first, second] = [await open(), await open()];
    const gate = createGate();
    let runs = 0;
    const definition = define(kinds.short, async () => {
      runs += 1;
      await gate.opened;
    });
    await first.enqueue('short', { n: 1 });
    await first.work([definition]);
    await until('it runs', () => runs === 1);
    await second.work([definition]);
    const begun = performance.now();
    await until('more than two leases are over', () => performance.now() - begun > 2300);
    gate.open();
    await until('it is done', async () => (await first.counts()).done === 1);
    expect(runs).to.equal(1);
  });

  it('aborts a job whose lease is lost, and lets only the new holder store its outcome', async () => {
    const gate = createGate();
    const contexts: JobContext[] = [];
    const losing = await bed.open({ ...fast, ...(await withoutLeases(bed)) });
    opened.push(losing);
    await losing.enqueue('short', { n: 1 });
    await losing.work([
      define(kinds.short, async (_payload, context) => {
        contexts.push(context);
        await gate.opened;
      }),
    ]);
    await until('it runs', () => contexts.length === 1);
    await until('its signal is aborted', () => contexts[0]?.signal.aborted === true);
    expect(String(contexts[0]?.signal.reason)).to.equal('Error: The lease of the job is lost.');
    gate.open();
    await losing.stop(100);
    const next = await open();
    expect(await next.counts()).to.include({ done: 0, dead: 0 });
    const attempts: number[] = [];
    await next.work([define(kinds.short, (_payload, { attempt }) => Promise.resolve(void attempts.push(attempt)))]);
    await until('it is done', async () => (await next.counts()).done === 1);
    expect(attempts).to.deep.equal([2]);
  });

  it('ignores the changes of a worker whose lease expired', async () => {
    const [late, next, judge] = [await bed.store(), await bed.store(), await open()];
    const id = await judge.enqueue('short', { n: 1 });
    const [old] = await late.claim(kinds.short, 1, 1000);
    expect(old).to.include({ id, attempt: 1 });
    let taken = await next.claim(kinds.short, 1, 1000);
    expect(taken).to.deep.equal([]);
    await until('the next one has it', async () => {
      await next.sweep();
      taken = await next.claim(kinds.short, 1, 60_000);
      return taken.length === 1;
    });
    if (old === undefined || taken[0] === undefined) throw new Error('No worker has it.');
    expect(await late.extend(old, 60_000)).to.equal(false);
    await late.complete(old, false);
    await late.retry(old, 'late', 0);
    await late.bury(old, 'late');
    await late.release(old);
    expect(await judge.counts()).to.deep.equal({ waiting: 0, running: 1, done: 0, dead: 0 });
    expect(await next.extend(taken[0], 60_000)).to.equal(true);
    await next.complete(taken[0], false);
    expect(await judge.counts()).to.deep.equal({ waiting: 0, running: 0, done: 1, dead: 0 });
    await Promise.all([late.close(), next.close()]);
  });

  it('takes over the job of a worker that was killed, and marks it as dead when it kills every worker', async () => {
    const jobs = await open();
    const id = await jobs.enqueue('short', { n: 1 });
    await killWorkerInJob(bed);
    expect(await jobs.counts()).to.include({ running: 1, done: 0 });
    await until('its lease has run out', async () => {
      await killOnce.sweep(jobs);
      return (await jobs.counts()).waiting === 1;
    });
    await killWorkerInJob(bed);
    await until('it is dead', async () => {
      await killOnce.sweep(jobs);
      return (await jobs.counts()).dead === 1;
    });
    expect((await jobs.dead(1))[0]).to.include({
      id,
      error: 'The worker that ran it ended without a result.',
      attempts: 2,
    });
    await jobs.revive(id);
    const attempts: number[] = [];
    await jobs.work([define(kinds.short, (_payload, { attempt }) => Promise.resolve(void attempts.push(attempt)))]);
    await until('it is done', async () => (await jobs.counts()).done === 1);
    expect(attempts).to.deep.equal([1]);
  });

  it('waits for running jobs when it stops', async () => {
    const jobs = await open();
    const gate = createGate();
    let isRunning = false;
    await jobs.work([
      define(kinds.plain, async () => {
        isRunning = true;
        await gate.opened;
      }),
    ]);
    await jobs.enqueue('plain', { n: 1 });
    await jobs.enqueue('plain', { n: 2 });
    await until('it runs', () => isRunning);
    const stopped = jobs.stop(5000);
    gate.open();
    await stopped;
    expect(await (await open()).counts()).to.deep.equal({ waiting: 1, running: 0, done: 1, dead: 0 });
  });

  it('releases leases when jobs do not end in time, immediately and without counting the try', async () => {
    const jobs = await open();
    let signal: AbortSignal | undefined;
    await jobs.work([
      define(kinds.plain, (_payload, context) => {
        ({ signal } = context);
        return new Promise(() => undefined);
      }),
    ]);
    await jobs.enqueue('plain', { n: 1 });
    await until('it runs', () => signal !== undefined);
    const begun = performance.now();
    await jobs.stop(100);
    expect(performance.now() - begun).to.be.at.least(95);
    expect(signal?.aborted).to.equal(true);
    const next = await open();
    expect(await next.counts()).to.deep.equal({ waiting: 1, running: 0, done: 0, dead: 0 });
    const attempts: number[] = [];
    await next.work([define(kinds.plain, (_payload, { attempt }) => Promise.resolve(void attempts.push(attempt)))]);
    await until('it is done', async () => (await next.counts()).done === 1);
    expect(attempts).to.deep.equal([1]);
  });
}

/** Workers check for expired leases when they start; this one runs none of these kinds and continues to check. */
const killOnce = {
  sweep: (jobs: Jobs): Promise<void> => jobs.work([]),
};

/** A store that reports at the first heartbeat that the lease is lost. */
async function withoutLeases(bed: JobsBed) {
  const store = await bed.store();
  return { store: { ...store, extend: () => Promise.resolve(false) } };
}

/** Starts a real process that takes a job, and kills it there. */
async function killWorkerInJob(bed: JobsBed): Promise<void> {
  const script = fileURLToPath(new URL('killed-worker.ts', import.meta.url));
  const child = spawn(process.execPath, [...programArguments(script), ...bed.childArguments], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  expect(output.toString()).to.equal('in the job\n');
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
