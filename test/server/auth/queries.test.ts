import { expect } from 'chai';
import { loadMemberActor } from '../../../packages/server/src/domains/accounts/auth/load-member-actor.ts';
import { createSessionSource } from '../../../packages/server/src/domains/accounts/auth/session-source.ts';
import { companiesOfUser } from '../../../packages/server/src/domains/accounts/users/companies-of-user.ts';
import { findInvitation } from '../../../packages/server/src/domains/accounts/users/accept-invitation.ts';
import { findUserByEmail } from '../../../packages/server/src/domains/accounts/users/find-user-by-email.ts';
import { load } from '../../../packages/server/src/access/load.ts';
import { AppError } from '../../../packages/server/src/errors/app-error.ts';
import { eachDatabase } from '../support/each-database.ts';
import { expectIndexed } from '../support/expect-indexed.ts';
import { makeWorkspace } from '../support/factories.ts';
import { memberOf } from '../support/member-of.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import { stillNow } from '../support/still-clock.ts';

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'found',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

eachDatabase('account queries of every call', (own) => {
  let server: TestServer;
  before(async () => {
    server = await startServer(own.database);
  });
  after(() => server.close());

  it('use indexes: session, membership, companies, address, invitation', async () => {
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
      () => codeOf(findInvitation(models, 'A'.repeat(43), stillNow())),
      () => load(own, 'user', { id: root.id, actor: memberOf(company, root) }),
      () => codeOf(load(own, 'group', { id: 1, actor: memberOf(company, root) })),
    ];
    for (const query of queries) await expectIndexed(own.database, query);
  });

  it('are one query for a session, and two for a membership', async () => {
    const { company, root } = await makeWorkspace(own.database);
    const sessions = createSessionSource(server.services);
    const actor = { kind: 'user', userId: root.id, name: '', email: '', sessionId: 1, onBehalf: undefined } as const;
    expect(await expectIndexed(own.database, () => sessions.findUser('B'.repeat(43)))).to.have.length(1);
    expect(await expectIndexed(own.database, () => sessions.findMember(actor, company.id))).to.have.length(2);
  });
});
