import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect } from 'chai';
import pg from 'pg';
import { createPostgresListener } from '../../../packages/server/src/database/postgres-listener.ts';
import { postgresUrl } from '../../support/postgres/test-postgres.ts';
import { until } from '../support/until.ts';

/** A connection to the database that can be made to drop everything, like that of a firewall that lost its state. */
async function startWay(url: string) {
  const target = new URL(url);
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    const onward = connect(Number(target.port), target.hostname);
    for (const each of [socket, onward]) each.on('error', () => undefined);
    socket.pipe(onward).pipe(socket);
    sockets.push(socket, onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const way = new URL(url);
  way.port = String((server.address() as { port: number }).port);
  return {
    url: way.href,
    swallow() {
      for (const socket of sockets) {
        socket.unpipe();
        socket.pause();
      }
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe('a listener on PostgreSQL', () => {
  it('reconnects when the connection is silently dead', async () => {
    const url = await postgresUrl();
    const way = await startWay(url);
    const heard: string[] = [];
    const warnings: string[] = [];
    let reconnected = 0;
    const listener = await createPostgresListener({
      databaseUrl: way.url,
      channels: ['a', 'b "c"'],
      pingMs: 100,
      onNotification: (channel, payload) => heard.push(`${channel}: ${payload}`),
      onReconnect: () => (reconnected += 1),
      warn: (_error, words) => warnings.push(words),
    });
    const client = new pg.Client(url);
    await client.connect();
    await client.query("SELECT pg_notify('a', '一'), pg_notify('b \"c\"', ''), pg_notify('c', 'not ours')");
    await until('both are heard', () => heard.length === 2);
    way.swallow();
    await client.query("SELECT pg_notify('a', 'lost')");
    await until('it listens again', () => reconnected === 1);
    await client.query("SELECT pg_notify('a', '二')");
    await until('it is heard', () => heard.length === 3);
    expect(heard).to.deep.equal(['a: 一', 'b "c": ', 'a: 二']);
    expect(warnings).to.deep.equal(['Listening to the database is interrupted.']);
    await listener.close();
    await client.end();
    way.close();
  });

  it('fails at the start when there is no database', async () => {
    const listening = createPostgresListener({
      databaseUrl: 'postgres://postgres@127.0.0.1:1/none',
      channels: ['a'],
      onNotification: () => undefined,
      warn: () => undefined,
    });
    expect(String(await listening.catch((error: unknown) => error))).to.contain('ECONNREFUSED');
  });
});
