import { expect } from 'chai';
import { endpoints } from '../../packages/server/src/contract/index.ts';
import { checkInput } from '../../packages/server/src/http/input/check-input.ts';
import { eachDatabase } from '../server/support/each-database.ts';
import { loginAs, loginAsAdmin, makeAdmin } from '../server/support/factories.ts';
import { startServer, type TestServer } from '../server/support/start-server.ts';
import { isStream, routesOf, sampleCall, send, textsOf, titleOf, type Call, type Route } from './support/calls.ts';
import { nameOf, placesOf, withValue } from './support/fields.ts';
import { hostileValues, meantForDatabases } from './support/hostile-values.ts';
import { makeFullWorkspace } from './support/scene.ts';
import { Tally } from './support/tally.ts';

const routes = routesOf(endpoints).filter((route) => !isStream(route) && route.endpoint.area !== 'service');

/** Words that only the inside of the house knows. */
const leaks =
  /sequelize|sqlite|postgres|syntax error|node_modules|\.ts:\d|\bat \w+ \(|SELECT |INSERT INTO|violates|stack/i;
const japanese = /[ぁ-んァ-ヶ一-龠]/;

/** Does the contract take the call, so that its values come as far as the database? */
function isTaken({ endpoint, method }: Route, call: Call): boolean {
  const { params, query } = textsOf(call);
  const body = method === 'GET' || method === 'DELETE' ? undefined : call.body;
  try {
    checkInput(endpoint, { params, query, body, bodyIsText: false }, 'jp');
    return true;
  } catch {
    return false;
  }
}

/**
 * SQLite sees every value. What the contract refuses never comes as far as a database, so PostgreSQL sees what is taken and what was
 * made to hurt a database.
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

  const clientFor = async ({ endpoint }: Route) => {
    if (endpoint.area === 'admin') return loginAsAdmin(server, await makeAdmin(own.database));
    const { company, root } = await makeFullWorkspace(own.database, false);
    return loginAs(server, root, company);
  };

  for (const route of routes) {
    const call = sampleCall(route.endpoint);
    const places = placesOf(call);
    if (places.length === 0) continue;
    it(`${titleOf(route)} takes any in every field without breaking`, async () => {
      let client = await clientFor(route);
      for (const path of places) {
        for (const [title, value] of hostileValues) {
          const changed = withValue(call, path, value);
          if (own.dialect === 'postgres' && !meantForDatabases.has(title) && !isTaken(route, changed)) continue;
          const reply = await send(client, route, changed);
          const told = `${nameOf(path)} = ${title}: ${reply.status} ${reply.text.slice(0, 400)}`;
          expect(reply.status, told).to.be.below(500);
          if (reply.status === 400) {
            expect(reply.body.message, told).to.match(japanese);
            for (const [field, messages] of Object.entries(reply.body.errors ?? {})) {
              expect(field, told).to.not.equal('');
              for (const message of messages as string[]) expect(message, told).to.match(japanese);
            }
          }
          if (reply.status >= 400) expect(reply.text, told).to.not.match(leaks);
          tally.add(reply.status >= 400 ? String(reply.status) : 'taken');
          // What was taken may have ended the session or the account.
          if (reply.status === 401 || reply.status === 403) client = await clientFor(route);
        }
      }
    });
  }
});
