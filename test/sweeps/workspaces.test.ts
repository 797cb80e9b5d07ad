import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import { endpoints } from '../../packages/server/src/contract/index.ts';
import { eachDatabase } from '../server/support/each-database.ts';
import { loginAs, loginAsAdmin, makeAdmin } from '../server/support/factories.ts';
import { startServer, type TestServer } from '../server/support/start-server.ts';
import { isStream, routesOf, sampleCall, send, titleOf, type Call, type Route } from './support/calls.ts';
import { nameOf, placesOf, valueAt, withValue, type Path } from './support/fields.ts';
import { RefusalLog } from './support/refusal-log.ts';
import { makeFullWorkspace, mark, markedHost, type RecordIds, type Workspace } from './support/scene.ts';
import { Tally } from './support/tally.ts';

const routes = routesOf(endpoints).filter((route) => route.endpoint.access === 'workspace' && !isStream(route));

/** Sequelize gives an object for tables of a schema; ours have none. */
function tableOf(model: { getTableName(): string | object }): string {
  const name = model.getTableName();
  if (typeof name !== 'string') throw new Error('A table of a schema.');
  return name;
}

/** Which record an id is of: by the name of the field, in a path by what stands before it. */
function kindOf(route: Route, path: Path): keyof RecordIds | undefined {
  const name = String(path.findLast((step) => typeof step === 'string'));
  if (/^user_ids?$/.test(name)) return 'user';
  if (/^(group|parent)_ids?$/.test(name)) return 'group';
  if (name === 'ids' && route.path.startsWith('/v1/memos/')) return 'memo';
  if (name !== 'id') return undefined;
  if (path.includes('categories')) return 'category';
  const [, resource] = /\/([a-z-]+)\/:id/.exec(route.path) ?? [];
  const kinds: Readonly<Record<string, keyof RecordIds>> = {
    users: 'user',
    groups: 'group',
    invitations: 'invitation',
    files: 'file',
    memos: 'memo',
  };
  const kind = kinds[resource ?? ''];
  if (kind === undefined)
    throw new Error(`The sweep does not know what ${nameOf(path)} of ${titleOf(route)} is an id of.`);
  return kind;
}

/** The words of the audit for what the ids are of. */
const subjects: Readonly<Record<keyof RecordIds, string>> = {
  user: 'user',
  group: 'group',
  category: 'document-category',
  invitation: 'invitation',
  file: 'file',
  memo: 'memo',
};

/** Places of ids in a call: in the path, the query, the body and lists within it. */
function idPlaces(route: Route, call: Call): readonly { readonly path: Path; readonly kind: keyof RecordIds }[] {
  return placesOf(call).flatMap((path) => {
    const value = valueAt(call, path);
    if (typeof value === 'object' || typeof value === 'string' || typeof value === 'boolean') return [];
    const kind = kindOf(route, path);
    return kind === undefined ? [] : [{ path, kind }];
  });
}

eachDatabase('ids of another workspace', (own) => {
  let server: TestServer;
  let foreign: Workspace;
  let foreignState: string;
  let log: RefusalLog;
  let attempts = 0;
  const tally = new Tally('foreign ids');

  /** A hash of every row of the foreign workspace, in all tables. */
  const stateOf = async ({ company, ids, root }: Workspace): Promise<string> => {
    const { sequelize } = own.database;
    const hash = createHash('sha256');
    const tables = Object.values(sequelize.models).filter((model) => 'workspace_id' in model.getAttributes());
    for (const model of tables) {
      const rows = await sequelize.query(`SELECT * FROM ${tableOf(model)} WHERE workspace_id = :id ORDER BY 1, 2, 3`, {
        replacements: { id: company.id },
        type: QueryTypes.SELECT,
      });
      hash.update(JSON.stringify(rows));
    }
    const people = await own.models.User.findAll({
      where: { id: [ids.user, root.id] },
      order: [['id', 'ASC']],
      raw: true,
    });
    hash.update(JSON.stringify([people, await own.models.Company.findByPk(company.id, { raw: true })]));
    return hash.digest('hex');
  };

  before(async () => {
    server = await startServer(own.database);
    foreign = await makeFullWorkspace(own.database, true);
    foreignState = await stateOf(foreign);
    log = new RefusalLog(own.database, server);
  });
  after(async () => {
    tally.print();
    await server.close();
  });

  for (const route of routes) {
    it(`${titleOf(route)} neither shows nor changes what is not its own`, async () => {
      const sample = sampleCall(route.endpoint);
      const places = idPlaces(route, sample);
      let ownStatus = 0;
      for (const place of [undefined, ...places]) {
        const { company, root, ids } = await makeFullWorkspace(own.database, false);
        const ownCall = places.reduce((call, { path, kind }) => withValue(call, path, ids[kind]), sample);
        const client = await loginAs(server, root, company);
        await log.take();
        const call = place === undefined ? ownCall : withValue(ownCall, place.path, foreign.ids[place.kind]);
        const reply = await send(client, route, call);
        const isInPath = place?.path[0] === 'params';
        const told = `${place === undefined ? 'own ids' : nameOf(place.path)}: ${reply.status} ${reply.text.slice(0, 300)}`;
        expect(reply.status, told).to.be.below(500);
        if (isInPath) expect(reply.status, told).to.equal(404);
        expect(reply.text, told).to.not.include(mark).and.not.include(markedHost);
        tally.add(place === undefined ? 'own' : isInPath ? 'path' : 'query and body');
        if (place === undefined) ownStatus = reply.status;
        // A call that is refused with own ids too may end before it comes to the foreign one.
        else if (reply.status === 404 || (reply.status >= 400 && ownStatus < 400)) {
          const row = await log.takeOne(route.endpoint.name, reply, told);
          expect(row.get(), told).to.include({
            subject_kind: subjects[place.kind],
            subject_id: String(foreign.ids[place.kind]),
            subject_workspace_id: foreign.company.id,
            workspace_id: company.id,
            actor_kind: 'user',
            actor_id: root.id,
          });
          expect(JSON.stringify(row), told).to.not.include(mark).and.not.include(markedHost);
          attempts += 1;
          tally.add('in the audit');
        }
      }
      expect(await stateOf(foreign)).to.equal(foreignState);
    });
  }

  it('are seen by the staff as what they were, and stand in neither company under the name of the other', async () => {
    const staff = await loginAsAdmin(server, await makeAdmin(own.database));
    const { body } = await staff.get('/admin/v1/audit-events', {
      query: { subject_workspace_id: foreign.company.id, per_page: 1 },
    });
    expect(attempts).to.be.greaterThan(10);
    expect(body.data.total).to.equal(attempts);
    expect(body.data.items[0].subject.workspace_id).to.equal(foreign.company.id);
    const ofForeign = await staff.get('/admin/v1/audit-events', { query: { workspace_id: foreign.company.id } });
    expect(ofForeign.body.data.total).to.equal(0);
  });
});
