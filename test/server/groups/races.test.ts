import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import { lockKey } from '../../../packages/server/src/database/lock-by-name.ts';
import { hashSecret } from '../../../packages/server/src/domains/accounts/auth/secrets.ts';
import { atOnce, repeatedly } from '../support/at-once.ts';
import { eachDatabase } from '../support/each-database.ts';
import {
  loginAs,
  makeAdmin,
  loginAsAdmin,
  makeCompany,
  makeGroup,
  makeMember,
  makeUser,
  makeWorkspace,
  password,
} from '../support/factories.ts';
import { sourceOf } from '../support/sources.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

const general = 4;
const rounds = 8;

eachDatabase('concurrent calls', (own) => {
  let server: TestServer;
  before(async () => {
    server = await startServer(own.database);
  });
  after(() => server.close());

  const scene = async () => {
    const { company, root } = await makeWorkspace(own.database);
    return { company, root, client: await loginAs(server, root, company) };
  };

  it('never move two groups below each other', async () => {
    const { company, client } = await scene();
    await repeatedly(rounds, async () => {
      const pair = [await makeGroup(own.database, { company }), await makeGroup(own.database, { company })];
      const moves = await atOnce(2, (at) =>
        client.put(`/v1/groups/${pair[at]?.id ?? 0}`, { parent_id: pair[1 - at]?.id ?? 0, version: 0 }),
      );
      expect(moves.map(({ status }) => status)).to.have.members([200, 400]);
    });
  });

  it('create one group of a name at one level', async () => {
    const { client } = await scene();
    await repeatedly(rounds, async (round) => {
      const made = await atOnce(4, () => client.post('/v1/groups', { name: `課${round}`, type: general }));
      expect(made.map(({ status }) => status)).to.have.members([201, 409, 409, 409]);
      const refused = made.find(({ status }) => status === 409);
      expect(refused?.body.errors.name).to.deep.equal(['同じ階層に同じ名前のグループがあります。']);
    });
  });

  it('do not delete a group while another one moves below it', async () => {
    const { company, client } = await scene();
    await repeatedly(rounds, async () => {
      const [parent, child] = [await makeGroup(own.database, { company }), await makeGroup(own.database, { company })];
      const [gone, moved] = await Promise.all([
        client.delete(`/v1/groups/${parent.id}`),
        client.put(`/v1/groups/${child.id}`, { parent_id: parent.id, version: 0 }),
      ]);
      expect([gone.status, moved.status].toSorted((a, b) => a - b)).to.be.deep.oneOf([
        [200, 404],
        [200, 409],
      ]);
    });
  });

  it('create one request of a person to join', async () => {
    const { company } = await scene();
    await repeatedly(rounds, async () => {
      const { user } = await makeMember(own.database, { company });
      const client = await loginAs(server, user, company);
      const asked = await atOnce(3, () => client.post('/v1/groups/request', {}));
      expect(asked.map(({ status }) => status)).to.have.members([200, 409, 409]);
      expect(await own.models.GroupRequest.count({ where: { user_id: user.id, status: 'waiting' } })).to.equal(1);
    });
  });

  const rootsOf = (companyId: number): Promise<number> =>
    own.models.Member.count({ where: { workspace_id: companyId, is_root: true, removed_at: null } });

  it('never leave a company without a root user: not by removing the next one', async () => {
    await repeatedly(rounds, async () => {
      const { company, client } = await scene();
      const managers = await makeGroup(own.database, { company, permissions: ['settings'] });
      const { user: manager } = await makeMember(own.database, { company, groups: [managers] });
      const { user: next } = await makeMember(own.database, { company });
      const other = await loginAs(server, manager, company);
      const [removed, handed] = await Promise.all([
        other.delete(`/v1/users/${next.id}`),
        client.post('/v1/groups/change-root-user', { user_id: next.id, password }),
      ]);
      expect([removed.status, handed.status]).to.be.deep.oneOf([
        [200, 404],
        [403, 200],
      ]);
      expect(await rootsOf(company.id)).to.equal(1);
    });
  });

  it('nor by deleting the account', async () => {
    const staff = await loginAsAdmin(server, await makeAdmin(own.database));
    await repeatedly(rounds, async () => {
      const { company, client } = await scene();
      const { user: next } = await makeMember(own.database, { company });
      const [deleted, handed] = await Promise.all([
        staff.delete(`/admin/v1/users/${next.id}`),
        client.post('/v1/groups/change-root-user', { user_id: next.id, password }),
      ]);
      expect([deleted.status, handed.status]).to.be.deep.oneOf([
        [200, 404],
        [409, 200],
      ]);
      expect(await rootsOf(company.id)).to.equal(1);
    });
  });

  it('create one root user when several people accept the first invitations of a company', async () => {
    await repeatedly(rounds, async (round) => {
      const company = await makeCompany(own.database);
      const invited = await atOnce(3, async (at) => {
        const user = await makeUser(own.database);
        const token = `invitation-${company.id}-${round}-${at}-token`;
        await own.database.write((transaction) =>
          own.models.Invitation.create(
            {
              workspace_id: company.id,
              email: user.email,
              token_hash: hashSecret(token),
              expires_at: new Date(server.services.now().getTime() + 86_400_000),
            },
            { transaction },
          ),
        );
        return { token, client: await loginAs(server, user) };
      });
      const accepted = await Promise.all(
        invited.map(({ token, client }) => client.post('/v1/users/accept-invitation', { token })),
      );
      expect(accepted.map(({ status }) => status)).to.deep.equal([200, 200, 200]);
      expect(await rootsOf(company.id)).to.equal(1);
    });
  });

  it('are also constrained by the tables: no duplicate group at one level, no second open request', async () => {
    const { company, root } = await scene();
    const group = { workspace_id: company.id, name: '二重', type: 'general' as const };
    const make = () => own.database.write((transaction) => own.models.Group.create(group, { transaction }));
    const first = await make();
    expect(await refusalOf(make())).to.equal('SequelizeUniqueConstraintError');
    await own.database.write(() => first.destroy());
    await make();
    const ask = (hash: string) =>
      own.database.write((transaction) =>
        own.models.GroupRequest.create({ workspace_id: company.id, user_id: root.id, hash }, { transaction }),
      );
    const request = await ask('a'.repeat(64));
    expect(await refusalOf(ask('b'.repeat(64)))).to.equal('SequelizeUniqueConstraintError');
    await own.database.write(() => request.update({ status: 'refused' }));
    await ask('c'.repeat(64));
  });

  it('wait for a name in one workspace, and not for that of another workspace or another name', async () => {
    const order: string[] = [];
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let begun = (): void => undefined;
    const isHeld = new Promise<void>((resolve) => (begun = resolve));
    const take = (workspaceId: number, name: 'groups' | 'members', work: () => Promise<void>) =>
      own.database.unitOfWork(sourceOf('山田'), async (unit) => {
        await unit.lock(workspaceId, name);
        await work();
      });
    const note = (word: string) => async () => void order.push(word);
    const first = take(1, 'groups', async () => {
      begun();
      await held;
      order.push('first');
    });
    await isHeld;
    const second = take(1, 'groups', note('second'));
    const others = Promise.all([take(2, 'groups', note('other')), take(1, 'members', note('other'))]);
    // On SQLite all of them wait in the single queue of writers.
    if (own.dialect === 'postgres') await others;
    release();
    await Promise.all([first, second, others]);
    expect(order.filter((word) => word !== 'other')).to.deep.equal(['first', 'second']);
    if (own.dialect === 'postgres') expect(order.slice(0, 2)).to.deep.equal(['other', 'other']);
    const keys = [lockKey(1, 'groups'), lockKey(2, 'groups'), lockKey(1, 'members'), lockKey(11, 'groups')];
    expect(new Set(keys).size).to.equal(4);
  });

  it('read a tree with an existing cycle, and groups in it can be moved out', async () => {
    const { company, client } = await scene();
    const [one, two] = [await makeGroup(own.database, { company }), await makeGroup(own.database, { company })];
    await own.database.sequelize.query(
      `UPDATE groups SET parent_id = CASE id WHEN ${one.id} THEN ${two.id} ELSE ${one.id} END WHERE id IN (${one.id}, ${two.id})`,
      { type: QueryTypes.UPDATE },
    );
    const tree = (await client.get('/v1/groups/tree')).body.data;
    expect(tree).to.have.length(1);
    expect([tree[0].id, tree[0].children[0].id]).to.have.members([one.id, two.id]);
    const top = await makeGroup(own.database, { company });
    const moved = await client.put(`/v1/groups/${one.id}`, { parent_id: top.id, version: 0 });
    expect(moved.status, moved.text).to.equal(200);
    expect((await client.put(`/v1/groups/${two.id}`, { parent_id: null, version: 0 })).status).to.equal(200);
  });
});

const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: Error) => error.name,
  );
