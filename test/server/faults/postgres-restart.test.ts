import { Agent } from 'node:http';
import { expect } from 'chai';
import { migrate } from '../../../packages/server/src/database/migrate.ts';
import { openDatabase } from '../../../packages/server/src/app/open-database.ts';
import { startPostgres, type StartedPostgres } from '../../support/postgres/start-postgres.mjs';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { until } from '../support/until.ts';
import { bookkeeping, serve } from './served.ts';

describe('a restart of PostgreSQL while a server is called', () => {
  const makeFolder = temporaryFolders();
  let postgres: StartedPostgres;
  before(async () => {
    postgres = await startPostgres();
    const database = await openDatabase({ url: postgres.url });
    await migrate(database);
    await database.close();
  });
  after(() => postgres.stop());

  it('is reported as busy during the outage; then calls work again, and nothing was lost or done twice', async () => {
    const served = await serve(postgres.url, makeFolder());
    const agent = new Agent({ keepAlive: true });
    try {
      const over = new AbortController();
      let next = 0;
      const answered: string[] = [];
      const unsure: string[] = [];
      const others: string[] = [];
      const write = async (): Promise<void> => {
        while (!over.signal.aborted) {
          const name = `組${(next += 1)}`;
          const reply = await served.makeGroup(name, { agent });
          if (reply.kind === 'reply' && reply.status < 300) answered.push(name);
          else if (reply.kind === 'reply' && reply.status === 503) unsure.push(name);
          else others.push(`${name}: ${JSON.stringify(reply).slice(0, 300)}`);
        }
      };
      const read = async (): Promise<void> => {
        while (!over.signal.aborted) {
          const reply = await served.call('/v1/groups', { agent });
          if (reply.kind !== 'reply' || ![200, 503].includes(reply.status))
            others.push(JSON.stringify(reply).slice(0, 300));
        }
      };
      const callers = [...Array.from({ length: 8 }, write), ...Array.from({ length: 2 }, read)];
      await until('calls are answered', () => answered.length > 20);
      for (let round = 0; round < 2; round += 1) {
        await postgres.restart();
        const before = answered.length;
        await until('calls are answered again', () => answered.length > before + 20);
      }
      over.abort();
      await Promise.all(callers);
      expect(others).to.deep.equal([]);
      const { names, audited } = await bookkeeping(served.services.database, served.company.id);
      expect(new Set(names).size).to.equal(names.length);
      expect(names).to.include.members(answered);
      expect([...answered, ...unsure]).to.include.members([...names]);
      expect(audited).to.deep.equal(names);
      const ready = await served.call('/readyz');
      expect(ready).to.include({ kind: 'reply', status: 200 });
    } finally {
      agent.destroy();
      await served.close();
    }
  });
});
