import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import { endpoints } from '../../packages/server/src/contract/index.ts';
import { eachDatabase } from '../server/support/each-database.ts';
import { loginAs } from '../server/support/factories.ts';
import { startServer, type TestServer } from '../server/support/start-server.ts';
import { isStream, routesOf, sampleCall, send, titleOf, type Call, type Route } from './support/calls.ts';
import { nameOf, placesOf, withValue, type Path } from './support/fields.ts';
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
  if (name !== 'id') return undefined;
  if (path.includes('categories')) return 'category';
  const [, resource] = /\/([a-z-]+)\/:id/.exec(route.path) ?? [];
  const kinds: Readonly<Record<string, keyof RecordIds>> = {
    users: 'user',
    groups: 'group',
    invitations: 'invitation',
    files: 'file',
  };
  const kind = kinds[resource ?? ''];
  if (kind === undefined)
    throw new Error(`The sweep does not know what ${nameOf(path)} of ${titleOf(route)} is an id of.`);
  return kind;
}

/** Places of ids in a call: in the path, the query, the body and lists within it. */
function idPlaces(route: Route, call: Call): readonly { readonly path: Path; readonly kind: keyof RecordIds }[] {
  return placesOf(call).flatMap((path) => {
    const at = path.reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], call);
    if (typeof at === 'object' || typeof at === 'string' || typeof at === 'boolean') return [];
    const kind = kindOf(route, path);
    return kind === undefined ? [] : [{ path, kind }];
  });
}

eachDatabase('ids of another workspace', (own) => {
  let server: TestServer;
  let foreign: Workspace;
  let foreignState: string;
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
  });
  after(async () => {
    tally.print();
    await server.close();
  });

  for (const route of routes) {
    it(`${titleOf(route)} neither shows nor changes what is not its own`, async () => {
      const sample = sampleCall(route.endpoint);
      const { company, root, ids } = await makeFullWorkspace(own.database, false);
      const places = idPlaces(route, sample);
      const ownCall = places.reduce((call, { path, kind }) => withValue(call, path, ids[kind]), sample);
      const calls: readonly (readonly [string, Call, boolean])[] = [
        ['own ids', ownCall, false],
        ...places.map(
          ({ path, kind }) =>
            [nameOf(path), withValue(ownCall, path, foreign.ids[kind]), path[0] === 'params'] as const,
        ),
      ];
      for (const [which, call, isInPath] of calls) {
        const client = await loginAs(server, root, company);
        const reply = await send(client, route, call);
        const told = `${which}: ${reply.status} ${reply.text.slice(0, 300)}`;
        expect(reply.status, told).to.be.below(500);
        if (isInPath) expect(reply.status, told).to.equal(404);
        expect(reply.text, told).to.not.include(mark).and.not.include(markedHost);
        tally.add(which === 'own ids' ? 'own' : isInPath ? 'path' : 'query and body');
      }
      expect(await stateOf(foreign)).to.equal(foreignState);
    });
  }
});
