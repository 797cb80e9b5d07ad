import { randomUUID } from 'node:crypto';
import { QueryTypes, type Sequelize } from 'sequelize';
import type { ClaimedJob, JobStore } from '../job-store.ts';
import { lostLease } from '../job-words.ts';
import * as sql from './job-sql.ts';

interface ClaimedRow {
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
  readonly payload: string;
  readonly attempt: number;
  readonly attempts: number;
  readonly user_id: number | null;
}

interface DeadRow extends ClaimedRow {
  readonly error: string;
  readonly finished_at: string;
}

/** Done jobs are kept for 7 days: for that time, storing their ids again does nothing. */
const keepDoneMs = 7 * 86_400_000;
const forgetEveryMs = 600_000;

/** Jobs in the `jobs` table of SQLite, for any number of processes on one host. Times come from `now`. */
export function createTableJobStore(sequelize: Sequelize, now: () => Date): JobStore {
  let forgottenAt = 0;
  const run = <Row extends object>(statement: string, values: Readonly<Record<string, unknown>>): Promise<Row[]> => {
    // SQLite refuses bound values that the statement does not name.
    const named = Object.entries({ now: sqlTime(now()), ...values }).filter(([name]) =>
      new RegExp(`\\$${name}\\b`).test(statement),
    );
    return sequelize.query<Row>(statement, { bind: Object.fromEntries(named), type: QueryTypes.SELECT, raw: true });
  };
  const later = (ms: number): string => sqlTime(new Date(now().getTime() + ms));

  return {
    open: () => Promise.resolve(),
    async insert(job) {
      const values = { uuid: job.id, name: job.name, key: job.key ?? null };
      // The conflicting job may be taken between the two statements; then the insert succeeds.
      for (;;) {
        const [stored] = await run<{ uuid: string }>(sql.insertJob, {
          ...values,
          payload: JSON.stringify(job.payload),
          runAt: sqlTime(job.runAt ?? now()),
          attempts: job.attempts,
          userId: job.userId ?? null,
        });
        const [found] = stored === undefined ? await run<{ uuid: string }>(sql.findStored, values) : [stored];
        if (found !== undefined) return found.uuid;
      }
    },
    async claim(kind, most, leaseMs) {
      const look = { name: kind.name, most };
      if ((await run(sql.findDue, look)).length === 0) return [];
      const holder = randomUUID();
      const rows = await run<ClaimedRow>(sql.claimJobs, { ...look, until: later(leaseMs), holder });
      return rows
        .sort((a, b) => a.id - b.id)
        .map((row) => ({
          id: row.uuid,
          name: row.name,
          payload: JSON.parse(row.payload) as unknown,
          attempt: row.attempt,
          attempts: row.attempts,
          userId: row.user_id ?? undefined,
          holder,
        }));
    },
    extend: async (job, leaseMs) => (await run(sql.extendLease, { ...held(job), until: later(leaseMs) })).length > 0,
    async complete(job, forgetPayload) {
      await run(sql.completeJob, { ...held(job), forget: forgetPayload ? 1 : 0 });
    },
    async retry(job, error, delayMs) {
      await run(sql.retryJob, { ...held(job), error, runAt: later(delayMs) });
    },
    async bury(job, error) {
      await run(sql.buryJob, { ...held(job), error });
    },
    async release(job) {
      await run(sql.releaseJob, held(job));
    },
    async sweep() {
      if ((await run(sql.findLapsed, {})).length > 0) await run(sql.sweepLapsed, { error: lostLease });
      if (now().getTime() - forgottenAt > forgetEveryMs) {
        forgottenAt = now().getTime();
        await run(sql.forgetDone, { before: later(-keepDoneMs) });
      }
    },
    async counts() {
      const rows = await run<{ status: string; count: number }>(sql.countJobs, {});
      const of = (status: string): number => rows.find((row) => row.status === status)?.count ?? 0;
      return { waiting: of('waiting'), running: of('running'), done: of('done'), dead: of('dead') };
    },
    async dead(limit) {
      const rows = await run<DeadRow>(sql.findDead, { limit });
      return rows.map((row) => ({
        id: row.uuid,
        name: row.name,
        payload: JSON.parse(row.payload) as unknown,
        error: row.error,
        attempts: row.attempt,
        diedAt: new Date(row.finished_at),
      }));
    },
    revive: async (id) => (await run(sql.reviveJob, { uuid: id })).length > 0,
    close: () => Promise.resolve(),
  };
}

/** The format in which Sequelize writes times to SQLite: text that sorts. */
function sqlTime(date: Date): string {
  return date.toISOString().replace('T', ' ').replace('Z', ' +00:00');
}

const held = (job: ClaimedJob) => ({ uuid: job.id, holder: job.holder });
