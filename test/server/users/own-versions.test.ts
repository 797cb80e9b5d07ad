import { expect } from 'chai';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, loginAsAdmin, makeAdmin, makeGroup, makeMember, makeWorkspace } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

eachDatabase('a person in two companies', (own) => {
  let server: TestServer;
  before(async () => {
    server = await startServer(own.database);
  });
  after(() => server.close());

  /** A member of two companies; each has a root user of its own and a group. */
  const scene = async () => {
    const [one, two] = [await makeWorkspace(own.database), await makeWorkspace(own.database)];
    const { user } = await makeMember(own.database, { company: one.company });
    await makeMember(own.database, { company: two.company, user });
    const groups = [
      await makeGroup(own.database, { company: one.company }),
      await makeGroup(own.database, { company: two.company }),
    ];
    await own.database.write(() => two.root.update({ last_name: '秘密', first_name: '会社' }));
    const clients = [await loginAs(server, one.root, one.company), await loginAs(server, two.root, two.company)];
    return { one, two, user, groups, clients };
  };

  it('has a version in each: a change in one company does not conflict in the other', async () => {
    const { user, groups, clients } = await scene();
    const [first, second] = clients;
    const seen = (await first?.get(`/v1/users/${user.id}`))?.body.data;
    expect(seen.version).to.equal(0);
    const elsewhere = await second?.put(`/v1/users/${user.id}`, { group_ids: [groups[1]?.id], version: 0 });
    expect(elsewhere?.status, elsewhere?.text).to.equal(200);
    const changed = await first?.put(`/v1/users/${user.id}`, { group_ids: [groups[0]?.id], version: seen.version });
    expect(changed?.status, changed?.text).to.equal(200);
    expect(changed?.body.data.version).to.equal(1);
  });

  it('gets a conflict that names no user of the other company', async () => {
    const { one, two, user, groups, clients } = await scene();
    const [first, second] = clients;
    const change = { group_ids: [groups[0]?.id], version: 0 };
    expect((await first?.put(`/v1/users/${user.id}`, change))?.status).to.equal(200);
    await second?.put(`/v1/users/${user.id}`, { group_ids: [groups[1]?.id], version: 0 });
    const late = await first?.put(`/v1/users/${user.id}`, change);
    expect(late?.status).to.equal(409);
    expect(late?.body.message).to.include(one.root.full_name).and.not.include('秘密');
    const foreign = await second?.put(`/v1/users/${user.id}`, { group_ids: [], version: 7 });
    expect(foreign?.body.message).to.include(two.root.full_name);
  });

  it('gets a conflict without a name if no user of the company changed anything', async () => {
    const { user, clients } = await scene();
    const [first, second] = clients;
    await second?.put(`/v1/users/${user.id}`, { group_ids: [], version: 0 });
    const stale = await first?.put(`/v1/users/${user.id}`, { group_ids: [], version: 3 });
    expect([stale?.status, stale?.body.code]).to.deep.equal([409, 'conflict_unnamed']);
  });

  it('changes personal data in one company; staff with an older version of the account are refused', async () => {
    const { one, user, groups } = await scene();
    const staff = await loginAsAdmin(server, await makeAdmin(own.database));
    const account = (await staff.get(`/admin/v1/users/${user.id}`)).body.data;
    const [group] = groups;
    if (group === undefined) throw new Error('The scene has groups.');
    const { user: member } = await makeMember(own.database, { company: one.company, user, groups: [group] });
    const client = await loginAs(server, member, one.company);
    const changed = await client.put(`/v1/users/${user.id}`, { last_name: '改名', version: 0 });
    expect(changed.status, changed.text).to.equal(200);
    expect(changed.body.data).to.include({ last_name: '改名', version: 1 });
    const late = await staff.put(`/admin/v1/users/${user.id}`, { last_name: '別名', version: account.version });
    expect(late.status).to.equal(409);
    expect(late.body.message).to.include(user.full_name);
  });
});
