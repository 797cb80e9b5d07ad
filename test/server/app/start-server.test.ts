import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { startServer, type Server } from '../../../packages/server/src/app/start-server.ts';
import { endpoints } from '../../../packages/server/src/contract/index.ts';
import { migrate, migrateDown } from '../../../packages/server/src/database/migrate.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makeWorkspace } from '../support/factories.ts';
import { freeLimits } from '../support/free-limits.ts';
import { createTestClient, type TestClient } from '../support/test-client.ts';
import { testConfig } from '../support/test-config.ts';
import type { Config } from '../../../packages/server/src/config/config.ts';

/** Sends the head of a call and the first half of its body; the rest follows when `finish` is called. */
async function slowCall(
  url: string,
  token: string,
): Promise<{ finish(): void; reply: Promise<string>; socket: Socket }> {
  const { hostname, port } = new URL(url);
  const body = '{"current_password":"x","password":"wrong-password-1"}';
  const socket = connect(Number(port), hostname);
  await new Promise((resolve) => socket.once('connect', resolve));
  const headers = [
    'Host: x',
    'Content-Type: application/json',
    `Authorization: Bearer ${token}`,
    `Content-Length: ${body.length}`,
  ];
  socket.write(`POST /v1/auth/check-password HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body.slice(0, 20)}`);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const reply = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  return { socket, reply, finish: () => socket.write(body.slice(20)) };
}

eachDatabase('a started server', (own) => {
  let folder: string;
  let server: Server | undefined;
  let client: TestClient;
  const start = async (config: Partial<Config> = {}) => {
    const options = { limits: freeLimits, measuresProcess: false };
    server = await startServer(testConfig(folder, { databaseUrl: own.url, ...config }), options);
    client = createTestClient(server.url);
    return server;
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'shorui-start-'));
  });
  afterEach(async () => {
    await server?.close();
    server = undefined;
    rmSync(folder, { recursive: true, force: true });
  });

  it('reports that it runs, and whether it accepts calls', async () => {
    await start();
    expect((await client.get('/healthz')).text).to.equal('ok\n');
    const parts = { database: 'ok', storage: 'ok', migrations: 'ok' };
    expect((await client.get('/readyz')).body).to.deep.equal({ ready: true, parts });
    const [last] = await migrateDown(own.database);
    const waiting = await client.get('/readyz');
    expect([waiting.status, waiting.body]).to.deep.equal([
      503,
      { ready: false, parts: { ...parts, migrations: 'failed' } },
    ]);
    expect(await migrate(own.database)).to.deep.equal([last]);
    expect((await client.get('/readyz')).status).to.equal(200);
    expect((await client.call('HEAD', '/healthz')).status).to.equal(200);
  });

  it('shows its metrics to a caller with the token', async () => {
    await start({ metricsToken: 'a-long-metrics-token' });
    expect((await client.get('/metrics')).status).to.equal(401);
    expect(
      (await client.get('/metrics', { headers: { authorization: 'Bearer a-long-metrics-tokem' } })).status,
    ).to.equal(401);
    await client.get('/v1/auth/info');
    await client.get('/nowhere');
    const { status, text } = await client.get('/metrics', {
      headers: { authorization: 'Bearer a-long-metrics-token' },
    });
    expect(status).to.equal(200);
    expect(text).to.contain('shorui_http_requests_total{endpoint="auth.info",status="401"} 1');
    expect(text).to.contain('shorui_http_requests_total{endpoint="none",status="404"} 1');
    expect(text).to.contain('shorui_http_request_duration_seconds_bucket{le="10",endpoint="auth.info"} 1');
    expect(text).to.contain('shorui_jobs{state="waiting"} 0');
  });

  it('without a token shows its metrics only to local calls, and not through a proxy', async () => {
    await start();
    expect((await client.get('/metrics')).status).to.equal(200);
    expect((await client.get('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).to.equal(403);
  });

  it('serves the contract as OpenAPI and as a page that needs no other host', async () => {
    await start();
    const { body } = await client.get('/docs/openapi.json');
    expect(body.openapi).to.equal('3.1.0');
    const count = Object.values(body.paths as Record<string, object>).flatMap((item) => Object.keys(item)).length;
    expect(count).to.equal(endpoints.reduce((sum, { aliases }) => sum + 1 + (aliases?.length ?? 0), 0));
    for (const path of ['/docs', '/docs/page.js', '/docs/page.css']) {
      const { status, text, headers } = await client.get(path);
      expect(status, path).to.equal(200);
      expect(text.match(/(src|href)="(?!\/docs)[^"]*"|https?:\/\//g), path).to.equal(null);
      expect(headers.get('content-security-policy')).to.contain("script-src 'self'");
    }
    expect((await client.get('/docs/..%2f..%2fpackage.json')).status).to.equal(404);
  });

  it('stops: running calls are answered, event streams and idle connections are closed', async () => {
    const { services, close, url } = await start();
    const { company, root } = await makeWorkspace(own.database);
    const program = await loginAs({ services, client: () => client } as never, root, company);
    const events = await fetch(`${url}/v1/events`, { headers: { authorization: `Bearer ${program.bearer}` } });
    expect(events.status).to.equal(200);
    const slow = await slowCall(url, program.bearer ?? '');
    await program.get('/v1/auth/info');
    const closing = close();
    slow.finish();
    expect(await slow.reply).to.match(/^HTTP\/1\.1 [24]00 /);
    await events.text().catch(() => undefined);
    await closing;
    expect(await fetch(url).catch(() => 'refused')).to.equal('refused');
  });

  it('does not start on a port in use, and closes what it had opened', async () => {
    const { url } = await start();
    const port = Number(new URL(url).port);
    const config = testConfig(folder, { databaseUrl: own.url, port });
    const error: unknown = await startServer(config, { measuresProcess: false }).catch((failed: unknown) => failed);
    expect(error).to.have.property('code', 'EADDRINUSE');
  });
});
