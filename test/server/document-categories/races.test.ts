import { expect } from 'chai';
import { atOnce, repeatedly } from '../support/at-once.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, loginAsAdmin, makeAdmin, makeCategory, makeWorkspace } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

const path = '/v1/document-categories';

eachDatabase('concurrent changes of categories', (own) => {
  let server: TestServer;
  before(async () => {
    server = await startServer(own.database);
  });
  after(() => server.close());

  const scene = async () => {
    const { company, root } = await makeWorkspace(own.database);
    return { company, client: await loginAs(server, root, company) };
  };

  it('never move two categories below each other, nor take a name twice', async () => {
    const { company, client } = await scene();
    await repeatedly(4, async (round) => {
      const pair = [await makeCategory(own.database, { company }), await makeCategory(own.database, { company })];
      const moves = await atOnce(2, (at) =>
        client.put(`${path}/${pair[at]?.id ?? 0}`, { parent_id: pair[1 - at]?.id ?? 0, version: 0 }),
      );
      expect(moves.map(({ status }) => status)).to.have.members([200, 400]);
      const made = await atOnce(3, () => client.post(path, { name: `名前${round}` }));
      expect(made.map(({ status }) => status)).to.have.members([201, 409, 409]);
    });
  });

  it('do not delete a category of the staff while a workspace adds one below it', async () => {
    const { client } = await scene();
    const staff = await loginAsAdmin(server, await makeAdmin(own.database));
    await repeatedly(4, async () => {
      const supplied = await makeCategory(own.database, {});
      const [added, deleted] = await atOnce(2, (at) =>
        at === 0
          ? client.post(path, { name: '自社', parent_id: supplied.id })
          : staff.delete(`/admin/v1/document/categories/${supplied.id}`),
      );
      expect([
        [201, 409],
        [404, 200],
      ]).to.deep.include([added?.status, deleted?.status]);
    });
  });
});
