import { expect } from 'chai';
import { endpoints } from '../../packages/server/src/contract/index.ts';
import { eachDatabase } from '../server/support/each-database.ts';
import { loginAs, loginAsAdmin, makeAdmin } from '../server/support/factories.ts';
import { startServer, type TestServer } from '../server/support/start-server.ts';
import type { TestClient } from '../server/support/test-client.ts';
import { isChange, isStream, routesOf, sampleCall, send, titleOf, type Route } from './support/calls.ts';
import { nameOf, placesOf, withValue } from './support/fields.ts';
import { hostileValues, meantForDatabases, meantForPaths } from './support/hostile-values.ts';
import { refusalOf } from './support/judge.ts';
import { idPlaces } from './support/record-ids.ts';
import { makeFullWorkspace } from './support/scene.ts';
import { databaseOf } from './support/spread.ts';
import { Tally } from './support/tally.ts';

const routes = routesOf(endpoints).filter((route) => !isStream(route) && route.endpoint.area !== 'service');

/** Internal names that must not appear in replies. */
const leaks =
  /sequelize|sqlite|postgres|syntax error|node_modules|\.ts:\d|\bat \w+ \(|SELECT |INSERT INTO|violates|stack/i;
const japanese = /[ぁ-んァ-ヶ一-龠]/;

/** Conditions that every reply must meet, whatever was sent. */
function expectSound(status: number, body: { message?: string; errors?: object } | undefined, told: string): void {
  expect(status, told).to.be.below(500);
  if (status < 400) return;
  const text = JSON.stringify(body ?? '');
  if (leaks.test(text)) expect(text, told).to.not.match(leaks);
  if (status !== 400) return;
  expect(body?.message, told).to.match(japanese);
  for (const [field, messages] of Object.entries(body?.errors ?? {})) {
    expect(field, told).to.not.equal('');
    // An assertion of chai costs much more than a comparison, and nearly all messages pass.
    for (const message of messages as string[]) if (!japanese.test(message)) expect(message, told).to.match(japanese);
  }
}

/**
 * The contract refuses most values. This is checked in this process, and one call is sent for each part of a call to verify that the
 * server replies the same. All values that the contract accepts are sent, and those that could cause harm before validation: in a
 * path, or in a database. Each route is tested on one database, with values made for both.
 */
eachDatabase('hostile values', (own) => {
  let server: TestServer;
  const tally = new Tally('hostile values');
  before(async () => {
    server = await startServer(own.database);
  });
  after(async () => {
    tally.print();
    await server.close();
  });

  /** Reads share a company with records of every kind; a change gets one with those that it names, and a document. */
  const clientFor = async (route: Route) => {
    const { endpoint } = route;
    if (endpoint.area === 'admin') return loginAsAdmin(server, await makeAdmin(own.database));
    const named = idPlaces(endpoint, sampleCall(endpoint)).map(({ kind }) => kind);
    const only = isChange(route) ? [...named, 'document' as const] : undefined;
    const { company, root } = await makeFullWorkspace(own.database, false, {}, only);
    return loginAs(server, root, company);
  };
  const readers = new Map<string, TestClient>();
  for (const route of routes) {
    const call = sampleCall(route.endpoint);
    const places = placesOf(call);
    if (places.length === 0) continue;
    const isHere = databaseOf(route) === own.dialect;
    it(`${titleOf(route)} handles any value in every field without crashing`, async () => {
      const { area } = route.endpoint;
      let client = isChange(route) ? undefined : readers.get(area);
      const sent = new Set<unknown>();
      for (const path of places) {
        const [part] = path;
        for (const [title, value] of hostileValues) {
          if (!isHere && !meantForDatabases.has(title)) continue;
          const changed = withValue(call, path, value);
          const refusal = refusalOf(route, changed);
          const told = `${nameOf(path)} = ${title}`;
          if (refusal !== undefined) {
            expectSound(refusal.status, refusal.body, told);
            tally.add(`judged ${refusal.status}`);
            const isHarmful = part === 'params' && meantForPaths.has(title);
            if (!isHere || (sent.has(part) && !isHarmful)) continue;
          }
          client ??= await clientFor(route);
          if (!isChange(route)) readers.set(area, client);
          const reply = await send(client, route, changed);
          const whole = `${told}: ${reply.status} ${reply.text.slice(0, 400)}`;
          expectSound(reply.status, reply.body, whole);
          if (refusal !== undefined && part !== 'params' && route.endpoint.encoding !== 'multipart') {
            expect({ ...reply.body, rid: '' }, whole).to.deep.equal(refusal.body);
            sent.add(part);
          }
          tally.add(reply.status >= 400 ? String(reply.status) : 'taken');
          // An accepted value may have ended the session or the account.
          if (reply.status === 401 || reply.status === 403) {
            client = undefined;
            readers.delete(area);
          }
        }
      }
    });
  }
});
