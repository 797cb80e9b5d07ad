import { expect } from 'chai';
import { loadMemberActor } from '../../../packages/server/src/domains/accounts/auth/load-member-actor.ts';
import { createSessionSource } from '../../../packages/server/src/domains/accounts/auth/session-source.ts';
import { companiesOfUser } from '../../../packages/server/src/domains/accounts/users/companies-of-user.ts';
import { findInvitation } from '../../../packages/server/src/domains/accounts/users/accept-invitation.ts';
import { findUserByEmail } from '../../../packages/server/src/domains/accounts/users/find-user-by-email.ts';
import { loadGroup, loadGroups } from '../../../packages/server/src/access/loaders/load-group.ts';
import { loadMember } from '../../../packages/server/src/access/loaders/load-member.ts';
import { AppError } from '../../../packages/server/src/errors/app-error.ts';
import { eachDatabase } from '../support/each-database.ts';
import { expectIndexed } from '../support/expect-indexed.ts';
import { makeGroup, makeMember, makeWorkspace } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'found',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

eachDatabase('what every call asks of the accounts', (own) => {
  let server: TestServer;
  before(async () => {
    server = await startServer(own.database);
  });
  after(() => server.close());

  it('is found by indexes: session, membership, companies, address, invitation', async () => {
    const { company, root } = await makeWorkspace(own.database);
    const sessions = createSessionSource(server.services);
    const actor = { kind: 'user', userId: root.id, name: '', email: '', sessionId: 1, onBehalf: undefined } as const;
    const { models } = own;
    const queries = [
      () => sessions.findUser('A'.repeat(43)),
      () => sessions.findAdmin('A'.repeat(43)),
      () => loadMemberActor(own.database, actor, company.id),
      () => companiesOfUser(models, root.id),
      () => findUserByEmail(models, 'Nobody@example.com'),
      () => codeOf(findInvitation(models, 'A'.repeat(43), new Date())),
      () => loadMember(models, company.id, root.id),
      () => codeOf(loadGroup(models, company.id, 1)),
    ];
    for (const query of queries) await expectIndexed(own.database, query);
  });

  it('is one query for a session, and two for a membership', async () => {
    const { company, root } = await makeWorkspace(own.database);
    const sessions = createSessionSource(server.services);
    const actor = { kind: 'user', userId: root.id, name: '', email: '', sessionId: 1, onBehalf: undefined } as const;
    expect(await expectIndexed(own.database, () => sessions.findUser('B'.repeat(43)))).to.have.length(1);
    expect(await expectIndexed(own.database, () => sessions.findMember(actor, company.id))).to.have.length(2);
  });
});

eachDatabase('loaders', (own) => {
  it('find members and groups of their own workspace alone, also deleted ones when asked', async () => {
    const { models } = own;
    const mine = await makeWorkspace(own.database);
    const foreign = await makeWorkspace(own.database);
    const { user, member } = await makeMember(own.database, { company: mine.company });
    const group = await makeGroup(own.database, { company: mine.company });
    const other = await makeGroup(own.database, { company: mine.company });
    expect((await loadMember(models, mine.company.id, user.id)).user.email).to.equal(user.email);
    expect(await codeOf(loadMember(models, foreign.company.id, user.id))).to.equal('not_found');
    expect((await loadGroup(models, mine.company.id, group.id)).name).to.equal(group.name);
    expect(await codeOf(loadGroup(models, foreign.company.id, group.id))).to.equal('not_found');
    const both = await loadGroups(models, mine.company.id, [other.id, group.id]);
    expect(both.map(({ id }) => id)).to.deep.equal([other.id, group.id]);
    expect(await codeOf(loadGroups(models, foreign.company.id, [group.id]))).to.equal('not_found');
    await member.update({ removed_at: new Date() });
    await group.destroy();
    expect(await codeOf(loadMember(models, mine.company.id, user.id))).to.equal('not_found');
    expect(await codeOf(loadGroups(models, mine.company.id, [other.id, group.id]))).to.equal('not_found');
    expect((await loadMember(models, mine.company.id, user.id, { deleted: true })).id).to.equal(member.id);
    expect((await loadGroup(models, mine.company.id, group.id, { deleted: true })).id).to.equal(group.id);
  });
});
