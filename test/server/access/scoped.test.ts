import { expect } from 'chai';
import { Op } from 'sequelize';
import { inWorkspace, scoped } from '../../../packages/server/src/access/scoped.ts';
import { eachDatabase } from '../support/each-database.ts';
import { makeCategory, makeGroup, makeMember, makeWorkspace } from '../support/factories.ts';

eachDatabase('scoped', (own) => {
  const scene = async () => {
    const mine = await makeWorkspace(own.database);
    const foreign = await makeWorkspace(own.database);
    const group = await makeGroup(own.database, { company: mine.company, name: '営業' });
    const theirs = await makeGroup(own.database, { company: foreign.company, name: '営業' });
    return { mine, foreign, group, theirs, groups: scoped(own.models.Group, inWorkspace(mine.company.id)) };
  };

  it('reads only rows of its workspace, whatever the caller requests', async () => {
    const { foreign, group, theirs, groups } = await scene();
    const anyOfBoth = { [Op.or]: [{ id: theirs.id }, { name: '営業' }] };
    expect((await groups.findAll()).map(({ id }) => id)).to.deep.equal([group.id]);
    expect((await groups.findAll({ where: anyOfBoth })).map(({ id }) => id)).to.deep.equal([group.id]);
    expect(await groups.find({ where: { id: theirs.id } })).to.equal(null);
    expect(await groups.findAll({ where: { workspace_id: foreign.company.id } })).to.deep.equal([]);
    expect(await groups.count()).to.equal(1);
    const page = await groups.page({ page: 1 }, { where: { name: '営業' }, order: [['id', 'ASC']] });
    expect([page.total, page.items.map(({ id }) => id)]).to.deep.equal([1, [group.id]]);
  });

  it('changes, deletes and restores only rows of its workspace, and creates rows there', async () => {
    const { mine, group, theirs, groups } = await scene();
    const both = { where: { id: [group.id, theirs.id] } };
    expect(await groups.update({ type: 'leader' }, both)).to.equal(1);
    expect((await theirs.reload()).type).to.equal('general');
    expect(await groups.destroy(both)).to.equal(1);
    await own.models.Group.destroy({ where: { id: theirs.id } });
    await groups.restore(both);
    expect((await group.reload({ paranoid: false })).deleted_at).to.equal(null);
    expect((await theirs.reload({ paranoid: false })).deleted_at).to.not.equal(null);
    const made = await groups.create({ name: '新設', type: 'general' });
    const [second] = await groups.createMany([{ name: '第二', type: 'general' }]);
    expect([made.workspace_id, second?.workspace_id]).to.deep.equal([mine.company.id, mine.company.id]);
    const smuggled = { name: '密輸', workspace_id: theirs.workspace_id };
    await groups.create({ ...smuggled, type: 'general' });
    expect(await own.models.Group.count({ where: { ...smuggled } })).to.equal(0);
    expect(() => scoped(own.models.User as never, inWorkspace(1))).to.throw('User has no workspace');
    const error = await groups.update(smuggled, both).catch((thrown: unknown) => thrown);
    expect(String(error)).to.include('A row stays in its workspace');
  });

  it('restricts included tables to the workspace too, and omits no row because of it', async () => {
    const { mine, foreign, theirs, group } = await scene();
    const { user } = await makeMember(own.database, { company: mine.company, groups: [group] });
    await makeMember(own.database, { company: foreign.company, user });
    // The product cannot create such a row: it represents a bug elsewhere.
    await own.models.GroupUser.create({ workspace_id: mine.company.id, group_id: theirs.id, user_id: user.id });
    const places = scoped(own.models.GroupUser, inWorkspace(mine.company.id));
    const rows = await places.findAll({ include: [{ association: 'group' }], order: [['group_id', 'ASC']] });
    expect(rows.map((row) => row.group?.id ?? null)).to.deep.equal([group.id, null]);
    const [first] = await places.findAll({ include: [{ association: 'user', include: ['members'] }] });
    expect(first?.user?.members?.map(({ workspace_id }) => workspace_id)).to.deep.equal([mine.company.id]);
  });

  it('reads rows that are shared by all workspaces, and does not change them', async () => {
    const { mine, foreign } = await scene();
    const supplied = await makeCategory(own.database, {});
    const ofMine = await makeCategory(own.database, { company: mine.company });
    const ofForeign = await makeCategory(own.database, { company: foreign.company });
    const categories = scoped(own.models.DocumentCategory, inWorkspace(mine.company.id));
    const where = { id: [supplied.id, ofMine.id, ofForeign.id] };
    const found = await categories.findAll({ where, order: [['id', 'ASC']] });
    expect(found.map(({ id }) => id)).to.deep.equal([supplied.id, ofMine.id]);
    expect(await categories.update({ sort: 7 }, { where })).to.equal(1);
    expect((await supplied.reload()).sort).to.equal(0);
  });
});

eachDatabase('a row of a table with a workspace', (own) => {
  it('is changed, reloaded and deleted within its workspace, and only if its workspace was read', async () => {
    const { company } = await makeWorkspace(own.database);
    const group = await makeGroup(own.database, { company });
    await group.update({ name: '改名' });
    expect((await group.reload()).name).to.equal('改名');
    const moved = own.models.Group.build({ ...group.get(), workspace_id: company.id + 1 }, { isNewRecord: false });
    await moved.update({ name: '他社' });
    expect((await group.reload()).name).to.equal('改名');
    const bare = await own.models.Group.findOne({ attributes: ['id'], where: { id: group.id }, rejectOnEmpty: true });
    const error = await bare.update({ name: '無名' }).catch((thrown: unknown) => thrown);
    expect(String(error)).to.include('was read without workspace_id');
    await group.destroy();
    expect(await own.models.Group.findByPk(group.id)).to.equal(null);
  });
});
