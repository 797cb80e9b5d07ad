import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import sqlite3 from 'sqlite3';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { migrate } from '../../../packages/server/src/database/migrate.ts';
import { openDatabase } from '../../../packages/server/src/app/open-database.ts';
import { startPostgres, type StartedPostgres } from '../../support/postgres/start-postgres.mjs';
import { freshDatabase } from '../support/database-templates.ts';
import { eachDatabase } from '../support/each-database.ts';
import { programArguments } from '../../support/program-arguments.ts';
import { sourceOf } from '../support/sources.ts';

const source = sourceOf();
const greeting = (id: number) => ({ action: 'greet', subject: { kind: 'greeting', id }, workspaceId: 1 });

const realClock = { options: { now: () => new Date() } };

// Rows of another process have the times of its clock.
eachDatabase(
  'a process that is killed while it writes',
  (own) => {
    it('leaves whole units of work, whose jobs the next process enqueues', async () => {
      const program = fileURLToPath(new URL('write-until-killed.ts', import.meta.url));
      const argv = [...programArguments(program), own.url];
      for (let round = 0; round < 2; round += 1) {
        const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'inherit'] });
        let written = 0;
        for await (const dots of child.stdout) {
          written += String(dots).length;
          if (written >= 25 && !child.killed) child.kill('SIGKILL');
        }
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      }
      const audited = await own.models.AuditEvent.count({ where: { action: 'greet' } });
      expect(audited).to.be.at.least(50);
      expect(await own.models.OutboxRow.count()).to.equal(2 * audited);
      if (own.dialect === 'sqlite') {
        const [rows] = await own.database.sequelize.query('PRAGMA integrity_check');
        expect(rows).to.deep.equal([{ integrity_check: 'ok' }]);
      }
      const handed: number[] = [];
      const jobs = {
        check: () => undefined,
        enqueue: async (_name: string, payload: unknown) => {
          handed.push((payload as { number: number }).number);
          return '';
        },
      };
      own.database.connect({ jobs, realtime: { publish: async () => undefined } });
      while ((await own.database.sweepOutbox(0)) > 0);
      expect(handed.length).to.equal(2 * audited);
      expect(handed.reduce((sum, each) => sum + each, 0)).to.equal(0);
    });
  },
  realClock,
);

describe('a database file that another program locks', () => {
  const write = (database: Database): Promise<void> => database.unitOfWork(source, (unit) => unit.audit(greeting(1)));

  it('is waited for, for a bounded time, while reading continues', async () => {
    const own = await freshDatabase('sqlite');
    const database = await openDatabase({ url: own.url, durable: false, lockWaitMs: 240_000 });
    const hasty = await openDatabase({ url: own.url, durable: false, lockWaitMs: 400 });
    const other = new sqlite3.Database(own.url.slice('sqlite:'.length));
    const run = (sql: string): Promise<void> =>
      new Promise((resolve, reject) => other.exec(sql, (error) => (error === null ? resolve() : reject(error))));
    try {
      await write(database);
      await run('BEGIN IMMEDIATE');
      const waiting = write(database);
      expect(await database.models.AuditEvent.count()).to.equal(1);
      await run('COMMIT');
      await waiting;
      expect(await database.models.AuditEvent.count()).to.equal(2);
      await run('BEGIN IMMEDIATE');
      expect(await write(hasty).catch((error: { code: string }) => error.code)).to.equal('busy');
      await run('COMMIT');
      await write(database);
    } finally {
      await new Promise((resolve) => other.close(resolve));
      await hasty.close();
      await database.close();
      await own.remove();
    }
  });
});

describe('PostgreSQL that is restarted under load', () => {
  let server: StartedPostgres;
  before(async () => {
    server = await startPostgres();
  });
  after(() => server.stop());

  it('loses no completed unit of work and runs none twice', async () => {
    const database = await openDatabase({ url: server.url, poolSize: 8 });
    await migrate(database);
    const over = new AbortController();
    let next = 0;
    const done: number[] = [];
    const unknown: number[] = [];
    const work = async (): Promise<void> => {
      while (!over.signal.aborted) {
        const number = (next += 1);
        await database
          .unitOfWork(source, (unit) => unit.audit(greeting(number)))
          .then(
            () => done.push(number),
            () => unknown.push(number),
          );
      }
    };
    const workers = Array.from({ length: 12 }, work);
    await server.restart();
    const before = done.length;
    while (done.length < before + 50) await database.ready().catch(() => undefined);
    over.abort();
    await Promise.all(workers);
    const rows = await database.models.AuditEvent.findAll({ where: { action: 'greet' } });
    const stored = rows.map(({ subject_id }) => Number(subject_id));
    await database.close();
    expect(new Set(stored).size).to.equal(stored.length);
    expect(stored).to.include.members(done);
    expect(done.concat(unknown)).to.include.members(stored);
  });
});
