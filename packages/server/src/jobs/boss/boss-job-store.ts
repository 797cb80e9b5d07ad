import pg from 'pg';
import PgBoss from 'pg-boss';
import { createPostgresListener, type PostgresListener } from '../../database/postgres-listener.ts';
import type { ClaimedJob, JobStore, NewJob } from '../job-store.ts';
import { lostLease } from '../job-words.ts';
import * as sql from './boss-sql.ts';

export interface BossJobStoreOptions {
  readonly databaseUrl: string;
  /** Connections for jobs, in addition to those of the models. */
  readonly poolSize?: number;
  /** Whether this process runs jobs. If so, it listens for jobs stored by others. */
  readonly listens: boolean;
  readonly warn: (error: unknown, words: string) => void;
}

/** Content of `data`: the payload as text, so that it is read back exactly as stored (jsonb refuses U+0000). */
interface Data {
  readonly payload: string;
  readonly userId?: number;
}

interface DeadRow {
  readonly id: string;
  readonly name: string;
  readonly data: Data;
  readonly output: { readonly value?: { readonly message?: string } } | null;
  readonly retry_count: number;
  readonly completed_on: Date;
}

const channel = 'shorui_jobs';
/** Milliseconds. A connection that broke without an error must not block a worker forever. */
const timeouts = { connectionTimeoutMillis: 10_000, query_timeout: 120_000 } as const;
const maintainEveryMs = 600_000;
/** Seconds. A waiting or dead job is never deleted by age; done jobs are kept for 7 days, the last 6 of them in the archive. */
const aDay = 86_400;
const forEver = 3650 * aDay;

/** Jobs in pg-boss on PostgreSQL, for any number of processes on any number of hosts. Times are those of the database. */
export function createBossJobStore(options: BossJobStoreOptions): JobStore {
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: options.poolSize ?? 4,
    keepAlive: true,
    ...timeouts,
  });
  pool.on('error', (error) => options.warn(error, 'A connection of the jobs to the database broke.'));
  const run = async <Row extends object>(statement: string, values: unknown[]): Promise<Row[]> =>
    (await pool.query<Row>(statement, values)).rows;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: sql.bossSchema,
    supervise: false,
    schedule: false,
    archiveCompletedAfterSeconds: aDay,
    archiveFailedAfterSeconds: forEver,
    deleteAfterDays: 6,
  });
  boss.on('error', (error) => options.warn(error, 'pg-boss reported an error.'));
  let listener: PostgresListener | undefined;
  let stored: ((name: string) => void) | undefined;
  let maintainedAt = Number.NEGATIVE_INFINITY;

  return {
    async open(kinds) {
      await boss.start();
      for (const kind of kinds) await boss.createQueue(kind.name, { name: kind.name, policy: 'standard' });
      if (!options.listens) return;
      listener = await createPostgresListener({
        databaseUrl: options.databaseUrl,
        channels: [channel],
        onNotification: (_channel, name) => stored?.(name),
        warn: options.warn,
      });
    },
    onStored(listen) {
      stored = listen;
    },
    insert: (job) => insertJob(pool, boss, job),
    async claim(kind, most) {
      const jobs = await boss.fetch<Data>(kind.name, { batchSize: most, includeMetadata: true, priority: false });
      return jobs
        .sort((a, b) => a.createdOn.getTime() - b.createdOn.getTime() || (a.id < b.id ? -1 : 1))
        .map((job) => ({
          id: job.id,
          name: job.name,
          payload: JSON.parse(job.data.payload) as unknown,
          attempt: job.retryCount + 1,
          attempts: job.retryLimit + 1,
          userId: job.data.userId,
          holder: '',
        }));
    },
    extend: async (job, leaseMs) => (await run(sql.extendLease, [...held(job), leaseMs])).length > 0,
    async complete(job, forgetPayload) {
      await run(sql.completeJob, [...held(job), forgetPayload]);
    },
    async retry(job, error, delayMs) {
      await run(sql.retryJob, [...held(job), delayMs, withoutNul(error)]);
    },
    async bury(job, error) {
      await run(sql.buryJob, [...held(job), withoutNul(error)]);
    },
    async release(job) {
      await run(sql.releaseJob, held(job));
    },
    async sweep() {
      if (performance.now() - maintainedAt > maintainEveryMs) {
        maintainedAt = performance.now();
        await boss.maintain();
      } else await boss.expire();
    },
    async counts() {
      const rows = await run<{ state: string; count: number }>(sql.countJobs, []);
      const of = (...states: string[]): number =>
        rows.filter((row) => states.includes(row.state)).reduce((sum, row) => sum + row.count, 0);
      return { waiting: of('created', 'retry'), running: of('active'), done: of('completed'), dead: of('failed') };
    },
    async dead(limit) {
      const rows = await run<DeadRow>(sql.findDead, [limit]);
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        payload: JSON.parse(row.data.payload) as unknown,
        error: errorOf(row),
        attempts: row.retry_count + 1,
        diedAt: row.completed_on,
      }));
    },
    async revive(id) {
      const [job] = await run<{ name: string }>(sql.reviveJob, [id]);
      if (job !== undefined) await run('SELECT pg_notify($1, $2)', [channel, job.name]);
      return job !== undefined;
    },
    async close() {
      await listener?.close();
      await boss.stop({ graceful: false });
      await pool.end();
    },
  };
}

const held = (job: ClaimedJob): unknown[] => [job.name, job.id, job.attempt - 1];

/** Stores one job in one transaction and notifies the workers. */
async function insertJob(pool: pg.Pool, boss: PgBoss, job: NewJob): Promise<string> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // Between two statements nothing else listens for connection errors, and an unhandled error event ends the process.
  const onError = (error: Error): void => {
    broken = error;
  };
  client.on('error', onError);
  try {
    await client.query('BEGIN');
    const id = await insertWithin(client, boss, job);
    await client.query('SELECT pg_notify($1, $2)', [channel, job.name]);
    await client.query('COMMIT');
    return id;
  } catch (error) {
    await client.query('ROLLBACK').catch(onError);
    throw error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

async function insertWithin(client: pg.PoolClient, boss: PgBoss, job: NewJob): Promise<string> {
  const find = async (statement: string, values: unknown[]): Promise<string | undefined> =>
    (await client.query<{ id: string }>(statement, values)).rows[0]?.id;
  if (job.key !== undefined) {
    await client.query(sql.lockKey, [job.name, job.key]);
    const waiting = await find(sql.findWaiting, [job.name, job.key]);
    if (waiting !== undefined) return waiting;
  }
  const archived = await find(sql.findArchived, [job.name, job.id]);
  if (archived !== undefined) return archived;
  const data: Data = {
    payload: JSON.stringify(job.payload),
    ...(job.userId === undefined ? {} : { userId: job.userId }),
  };
  await boss.send(job.name, data, {
    id: job.id,
    db: { executeSql: (text, values) => client.query(text, values) },
    retryLimit: job.attempts - 1,
    retryDelay: 0,
    retryBackoff: false,
    expireInSeconds: job.leaseMs / 1000,
    retentionDays: 3650,
    ...(job.runAt === undefined ? {} : { startAfter: job.runAt }),
    ...(job.key === undefined ? {} : { singletonKey: job.key }),
  });
  // Nothing is stored when the id already exists: it is the same job.
  return job.id;
}

function errorOf(row: DeadRow): string {
  const words = row.output?.value?.message ?? '';
  // The error that pg-boss writes when a lease has expired.
  return words === 'job failed by timeout in active state' ? lostLease : words;
}

function withoutNul(words: string): string {
  return words.replaceAll('\0', '');
}
