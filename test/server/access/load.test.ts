import { expect } from 'chai';
import { load, loadAll } from '../../../packages/server/src/access/load.ts';
import { AppError } from '../../../packages/server/src/errors/app-error.ts';
import { eachDatabase } from '../support/each-database.ts';
import { makeGroup, makeMember, makeWorkspace } from '../support/factories.ts';
import { memberOf } from '../support/member-of.ts';

const refusal = (work: Promise<unknown>): Promise<AppError> =>
  work.then(
    () => {
      throw new Error('The record was loaded.');
    },
    (error: unknown) => {
      if (error instanceof AppError) return error;
      throw error;
    },
  );
const codeOf = async (work: Promise<unknown>): Promise<string> => (await refusal(work)).code;

eachDatabase('load', (own) => {
  it('finds only records of its own workspace, and deleted ones on request', async () => {
    const mine = await makeWorkspace(own.database);
    const foreign = await makeWorkspace(own.database);
    const { user, member } = await makeMember(own.database, { company: mine.company });
    const group = await makeGroup(own.database, { company: mine.company });
    const other = await makeGroup(own.database, { company: mine.company });
    const actor = memberOf(mine.company, mine.root);
    const stranger = memberOf(foreign.company, foreign.root);
    expect((await load(own, 'user', { id: user.id, actor })).user.email).to.equal(user.email);
    expect((await load(own, 'group', { id: group.id, actor })).name).to.equal(group.name);
    expect((await load(own, 'company', { id: mine.company.id, actor })).id).to.equal(mine.company.id);
    expect(await codeOf(load(own, 'user', { id: user.id, actor: stranger }))).to.equal('not_found');
    expect(await codeOf(load(own, 'company', { id: mine.company.id, actor: stranger }))).to.equal('not_found');
    const error = await refusal(load(own, 'group', { id: group.id, actor: stranger }));
    expect(error.requested).to.deep.equal({ kind: 'group', ids: [group.id], among: foreign.company.id });
    const both = await loadAll(own, 'group', { ids: [other.id, group.id], actor });
    expect(both.map(({ id }) => id)).to.deep.equal([other.id, group.id]);
    expect(await codeOf(loadAll(own, 'group', { ids: [group.id], actor: stranger }))).to.equal('not_found');
    await member.update({ removed_at: new Date() });
    await group.destroy();
    expect(await codeOf(load(own, 'user', { id: user.id, actor }))).to.equal('not_found');
    expect(await codeOf(loadAll(own, 'group', { ids: [other.id, group.id], actor }))).to.equal('not_found');
    expect((await load(own, 'user', { id: user.id, actor, deleted: true })).id).to.equal(member.id);
    expect((await load(own, 'group', { id: group.id, actor, deleted: true })).id).to.equal(group.id);
  });

  it('applies the policies of the kind for the requested action', async () => {
    const { company, root } = await makeWorkspace(own.database);
    const { user } = await makeMember(own.database, { company });
    const group = await makeGroup(own.database, { company });
    const general = memberOf(company, user, { membership: { isRoot: false, groups: [] } });
    expect((await load(own, 'group', { id: group.id, actor: general })).id).to.equal(group.id);
    expect(await codeOf(load(own, 'group', { id: group.id, actor: general, to: 'change' }))).to.equal('forbidden');
    expect(await codeOf(load(own, 'group', { id: group.id, actor: general, to: 'delete' }))).to.equal('forbidden');
    expect((await load(own, 'user', { id: user.id, actor: general, to: 'change' })).user_id).to.equal(user.id);
    expect(await codeOf(load(own, 'user', { id: root.id, actor: general, to: 'change' }))).to.equal('forbidden');
    expect(await codeOf(load(own, 'user', { id: user.id, actor: general, to: 'delete' }))).to.equal('forbidden');
    const actor = memberOf(company, root);
    expect((await load(own, 'user', { id: user.id, actor, to: 'delete' })).user_id).to.equal(user.id);
  });

  it('hides a file that the policy does not show, and names it for the audit', async () => {
    const { company, root } = await makeWorkspace(own.database);
    const { user } = await makeMember(own.database, { company });
    await own.models.FileObject.create({ key: 'sha256/aa/load', size: 1, uses: 1 });
    const file = await own.models.StoredFile.create({
      workspace_id: company.id,
      key: 'sha256/aa/load',
      name: 'a.txt',
      type: 'text/plain',
      size: 1,
      sha256: 'a'.repeat(64),
      created_by: root.id,
    });
    const colleague = memberOf(company, user, { membership: { isRoot: false, groups: [] } });
    const error = await refusal(load(own, 'file', { id: file.id, actor: colleague }));
    expect(error.code).to.equal('not_found');
    expect(error.requested).to.deep.equal({ kind: 'file', ids: [file.id], among: 'own' });
    expect((await load(own, 'file', { id: file.id, actor: memberOf(company, root) })).id).to.equal(file.id);
  });
});
