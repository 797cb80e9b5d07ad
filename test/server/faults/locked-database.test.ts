import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { freshDatabase, type OwnDatabase } from '../support/database-templates.ts';
import { openDatabase } from '../../../packages/server/src/app/open-database.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { loginAs, makeWorkspace } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import type { TestClient } from '../support/test-client.ts';

const children: ChildProcess[] = [];

/** Another process that holds the lock; `release` releases it. */
async function lock(own: OwnDatabase): Promise<{ release(): Promise<void> }> {
  const program = fileURLToPath(new URL('lock-database.mjs', import.meta.url));
  const child = spawn(process.execPath, [program, own.url.slice('sqlite:'.length)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  expect(String(said)).to.equal('locked\n');
  return {
    async release() {
      const exited = once(child, 'exit');
      child.stdin.write('\n');
      await exited;
    },
  };
}

describe('a server whose database is locked by another process', () => {
  let own: OwnDatabase;
  let database: Database;
  let server: TestServer;
  let client: TestClient;
  const start = async (lockWaitMs: number) => {
    own = await freshDatabase('sqlite');
    database = await openDatabase({ url: own.url, durable: false, lockWaitMs });
    server = await startServer(database);
    const { root, company } = await makeWorkspace(database);
    client = await loginAs(server, root, company);
    expect((await client.get('/v1/groups')).status).to.equal(200);
  };
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    await server.close();
    await database.close();
    await own.remove();
  });
  const makeGroup = (name: string) => client.post('/v1/groups', { name, type: 4 });
  const names = async () =>
    ((await client.get('/v1/groups')).body.data.items as { name: string }[]).map(({ name }) => name);

  it('for a short time: changes wait and succeed, reading continues', async () => {
    await start(240_000);
    const held = await lock(own);
    let answered = 0;
    const changes = ['一', '二', '三'].map((name) => makeGroup(name).finally(() => (answered += 1)));
    // The last use of the session is also due to be stored, which no call waits for.
    server.advance(120_000);
    expect(await names()).to.deep.equal([]);
    expect(answered).to.equal(0);
    await held.release();
    for (const reply of await Promise.all(changes)) expect(reply.status, reply.text).to.be.oneOf([200, 201]);
    expect((await names()).toSorted()).to.deep.equal(['一', '三', '二']);
  });

  it('for longer than it waits: 503 in Japanese, nothing partly done, and everything works afterwards', async () => {
    await start(100);
    const held = await lock(own);
    const refused = await Promise.all([makeGroup('消えた'), makeGroup('消えた二')]);
    for (const { status, body, headers } of refused) {
      expect([status, body.code]).to.deep.equal([503, 'busy']);
      expect(body.message).to.equal('ただいま混み合っています。しばらくしてからもう一度お試しください。');
      expect(Number(headers.get('retry-after'))).to.be.within(1, 60);
    }
    expect(await names()).to.deep.equal([]);
    await held.release();
    expect((await makeGroup('残った')).status).to.be.oneOf([200, 201]);
    expect(await names()).to.deep.equal(['残った']);
    expect(await database.models.AuditEvent.count({ where: { action: 'groups.create' } })).to.equal(1);
  });
});
