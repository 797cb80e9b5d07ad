import { expect } from 'chai';
import { JobDead, JobPause } from '../../../packages/server/src/jobs/job-errors.ts';
import { createJobId } from '../../../packages/server/src/jobs/job-id.ts';
import type { Jobs } from '../../../packages/server/src/jobs/jobs-port.ts';
import { define, fast, kinds, type JobsBed, type Payload } from './jobs-bed.ts';
import { until } from '../support/until.ts';

/** The behavior of jobs, the same for every store. */
export function describeJobs(openBed: () => Promise<JobsBed>): void {
  let bed: JobsBed;
  let jobs: Jobs;
  beforeEach(async () => {
    bed = await openBed();
    jobs = await bed.open(fast);
  });
  afterEach(async () => {
    await jobs.stop(0);
    await bed.close();
  });

  it('runs each job once, in the order in which they were stored', async () => {
    for (let n = 0; n < 12; n += 1) await jobs.enqueue('plain', { n });
    expect(await jobs.counts()).to.deep.equal({ waiting: 12, running: 0, done: 0, dead: 0 });
    const ran: number[] = [];
    await jobs.work([define(kinds.plain, ({ n }) => Promise.resolve(void ran.push(n)))]);
    await until('all are done', async () => (await jobs.counts()).done === 12);
    expect(ran).to.deep.equal([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(await jobs.counts()).to.deep.equal({ waiting: 0, running: 0, done: 12, dead: 0 });
  });

  it('runs as many of a kind in parallel as the kind allows, and no more', async () => {
    let now = 0;
    let most = 0;
    const gate = createGate();
    await jobs.work([
      define(kinds.wide, async () => {
        now += 1;
        most = Math.max(most, now);
        await gate.opened;
        now -= 1;
      }),
    ]);
    for (let n = 0; n < 7; n += 1) await jobs.enqueue('wide', { n });
    await until('three run', () => now === 3);
    gate.open();
    await until('all are done', async () => (await jobs.counts()).done === 7);
    expect(most).to.equal(3);
  });

  it('retries a failed job, later each time, and runs the next one first', async () => {
    const tries: { n: number; attempt: number; at: number }[] = [];
    // Long enough for a busy machine to start the next job before the first one is due again.
    const patient = await bed.open({ ...fast, backoff: { firstMs: 2000, mostMs: 4000 } });
    await patient.enqueue('plain', { n: 1 });
    await patient.enqueue('plain', { n: 2 });
    await patient.work([
      define(kinds.plain, ({ n }, { attempt }) => {
        tries.push({ n, attempt, at: performance.now() });
        return n === 1 && attempt < 3 ? Promise.reject(new Error('not yet')) : Promise.resolve();
      }),
    ]);
    await until('both are done', async () => (await patient.counts()).done === 2);
    expect(tries.map(({ n, attempt }) => `${n}:${attempt}`)).to.deep.equal(['1:1', '2:1', '1:2', '1:3']);
    const [first, , second, third] = tries.map(({ at }) => at) as [number, number, number, number];
    expect(second - first).to.be.at.least(999);
    expect(third - second).to.be.at.least(1999);
    await patient.stop(0);
  });

  it('marks a job as dead after all its tries, with the reason, and runs it again when it is revived', async () => {
    const begun = Date.now();
    let works = false;
    const attempts: number[] = [];
    await jobs.work([
      define(kinds.plain, (_payload, { attempt }) => {
        attempts.push(attempt);
        return works ? Promise.resolve() : Promise.reject(new Error('紙が足りません'));
      }),
    ]);
    const id = await jobs.enqueue('plain', { n: 7 }, { attempts: 2 });
    await until('it is dead', async () => (await jobs.counts()).dead === 1);
    const [dead] = await jobs.dead(10);
    expect(dead).to.include({ id, name: 'plain', attempts: 2, error: 'Error: 紙が足りません' });
    expect(dead?.payload).to.deep.equal({ n: 7 });
    expect(dead?.diedAt.getTime()).to.be.within(begun, Date.now());
    works = true;
    expect(await jobs.revive(id)).to.equal(true);
    await until('it is done', async () => (await jobs.counts()).done === 1);
    expect(attempts).to.deep.equal([1, 2, 1]);
    expect(await jobs.revive(id)).to.equal(false);
    expect(await jobs.dead(10)).to.deep.equal([]);
  });

  it('marks a job that can never succeed as dead at its first try', async () => {
    await jobs.work([define(kinds.plain, () => Promise.reject(new JobDead('There is no such address.')))]);
    await jobs.enqueue('plain', { n: 1 });
    await until('it is dead', async () => (await jobs.counts()).dead === 1);
    expect((await jobs.dead(1))[0]).to.include({ attempts: 1, error: 'JobDead: There is no such address.' });
  });

  it('pauses all jobs of a kind while the service they need is unavailable, in order and without counting tries', async () => {
    let isAway = true;
    let asked = 0;
    const ran: string[] = [];
    await jobs.work([
      define(kinds.plain, ({ n }, { attempt }) => {
        asked += 1;
        if (isAway) return Promise.reject(new JobPause('no connection'));
        ran.push(`${n}:${attempt}`);
        return Promise.resolve();
      }),
    ]);
    for (let n = 0; n < 4; n += 1) await jobs.enqueue('plain', { n }, { attempts: 2 });
    await until('it has asked more often than a job has tries', () => asked >= 4);
    expect(ran).to.deep.equal([]);
    isAway = false;
    await until('all are done', async () => (await jobs.counts()).done === 4);
    expect(ran).to.deep.equal(['0:1', '1:1', '2:1', '3:1']);
  });

  it('merges waiting jobs of a kind with the same key, also when they are stored concurrently', async () => {
    const ids = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => jobs.enqueue('plain', { n }, { key: '鍵 a' })));
    expect(new Set(ids).size).to.equal(1);
    const elsewhere = await jobs.enqueue('other', { n: 1 }, { key: '鍵 a' });
    const different = await jobs.enqueue('plain', { n: 1 }, { key: '鍵 b' });
    expect(new Set([ids[0], elsewhere, different]).size).to.equal(3);
    const gate = createGate();
    let runs = 0;
    await jobs.work([
      define(kinds.plain, async () => {
        runs += 1;
        await gate.opened;
      }),
    ]);
    await until('it runs', () => runs === 1);
    expect(await jobs.enqueue('plain', { n: 9 }, { key: '鍵 a' })).not.to.equal(ids[0]);
    gate.open();
    await until('all three are done', async () => (await jobs.counts()).done === 3);
  });

  it('stores an id once, also when the job is already done', async () => {
    const id = createJobId(Date.now());
    let runs = 0;
    expect(await jobs.enqueue('plain', { n: 1 }, { id })).to.equal(id);
    expect(await jobs.enqueue('plain', { n: 1 }, { id })).to.equal(id);
    await jobs.work([define(kinds.plain, () => Promise.resolve(void (runs += 1)))]);
    await until('it is done', async () => (await jobs.counts()).done === 1);
    expect(await jobs.enqueue('plain', { n: 1 }, { id })).to.equal(id);
    await jobs.enqueue('plain', { n: 2 });
    await until('the other is done', async () => (await jobs.counts()).done === 2);
    expect(runs).to.equal(2);
  });

  it('does not run a job before its time', async () => {
    const ran: number[] = [];
    const runAt = new Date(Date.now() + 250);
    await jobs.enqueue('plain', { n: 2 });
    await jobs.enqueue('plain', { n: 1 }, { runAt });
    let ranAt = 0;
    await jobs.work([
      define(kinds.plain, ({ n }) => {
        ran.push(n);
        if (n === 1) ranAt = Date.now();
        return Promise.resolve();
      }),
    ]);
    await until('both are done', async () => (await jobs.counts()).done === 2);
    expect(ran).to.deep.equal([2, 1]);
    expect(ranAt).to.be.at.least(runAt.getTime());
  });

  it('refuses payloads that do not match the schema of their kind, and unknown kinds', async () => {
    await rejects(
      jobs.enqueue('plain', { n: 'x' }),
      /payload of a plain job does not match its schema: \/n must be integer/,
    );
    await rejects(jobs.enqueue('nothing', {}), /no kind of job named nothing/);
    expect(() => jobs.check('plain', { n: 1, more: 1 })).to.throw(/must NOT have additional properties/);
    expect((await jobs.counts()).waiting).to.equal(0);
  });

  it('ends a try that takes too long: its signal is aborted and the try has failed', async () => {
    const aborted: string[] = [];
    await jobs.work([
      define(kinds.timed, (_payload, { signal }) => {
        signal.addEventListener('abort', () => aborted.push((signal.reason as Error).message));
        return new Promise(() => undefined);
      }),
    ]);
    await jobs.enqueue('timed', { n: 1 });
    await until('it is dead', async () => (await jobs.counts()).dead === 1);
    expect(aborted).to.deep.equal(['The time for one try is up.', 'The time for one try is up.']);
  });

  it('stores payloads exactly, and deletes secret ones when the job is done', async () => {
    const link = 'https://shorui.example/ひみつ?a=1&b=\u0000"\\𠮷';
    const seen: string[] = [];
    await jobs.enqueue('secret', { link });
    expect((await bed.payloads()).join()).to.contain('shorui.example');
    await jobs.work([
      {
        ...kinds.secret,
        run: (payload) => Promise.resolve(void seen.push((payload as { link: string }).link)),
      },
    ]);
    await until('it is done', async () => (await jobs.counts()).done === 1);
    expect(seen).to.deep.equal([link]);
    expect((await bed.payloads()).join()).not.to.contain('shorui.example');
  });

  it('shows the progress of a job to its user', async () => {
    const told: unknown[] = [];
    const other = await bed.open({ ...fast, tell: (userId, job, state) => told.push([userId, job.name, state]) });
    await other.work([
      define(kinds.plain, async (_payload, { attempt, progress }) => {
        await progress(0.5, '半分');
        if (attempt === 1) throw new Error('once');
      }),
    ]);
    await other.enqueue('plain', { n: 1 }, { userId: 42 });
    await until('it is done', async () => (await jobs.counts()).done === 1);
    await other.enqueue('plain', { n: 1 });
    await until('the other is done', async () => (await jobs.counts()).done === 2);
    await other.stop(100);
    const half = [42, 'plain', { status: 'running', done: 0.5, message: '半分' }];
    expect(told).to.deep.equal([
      half,
      [42, 'plain', { status: 'retrying', done: 0 }],
      half,
      [42, 'plain', { status: 'done', done: 1 }],
    ]);
  });
}

export interface Gate {
  readonly opened: Promise<void>;
  open(): void;
}

export function createGate(): Gate {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

async function rejects(promise: Promise<unknown>, words: RegExp): Promise<void> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(String(error)).to.match(words);
}

export type { Payload };
