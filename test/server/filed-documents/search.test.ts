import { expect } from 'chai';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makeCategory, makeGroup, makeMember, makeWorkspace } from '../support/factories.ts';
import { marked, SearchBed } from './search-bed.ts';

eachDatabase('the search for documents', (own) => {
  const bed = new SearchBed(own);

  it('finds two letters in names and texts of files, names first, and shows where', async () => {
    await bed.file('業務委託契約書', '甲と乙は次のとおり契\n約を締結する。');
    await bed.file('見積書', 'この契約は INV-2024 による。');
    await bed.file('議事録', '来週の予定');
    const { items, total, is_text_searched } = await bed.search({ keyword: '契約' });
    expect([total, is_text_searched]).to.deep.equal([2, true]);
    expect(
      items.map(({ document, excerpts }) => [
        document.name,
        ...excerpts.map((each) => `${each.in} ${marked(each.parts)}`),
      ]),
    ).to.deep.equal([
      ['業務委託契約書', 'name 業務委託[契約]書', 'text 甲と乙は次のとおり[契 約]を締結する。'],
      ['見積書', 'text この[契約]は INV-2024 による。'],
    ]);
    expect(await bed.names({ keyword: '見積　inv 20' })).to.deep.equal(['見積書']);
    expect(await bed.names({ keyword: '024' })).to.deep.equal([]);
    expect((await bed.search({ keyword: '約' })).is_text_searched).to.equal(false);
    expect(await bed.names({ keyword: '書', sort: 'name' })).to.have.members(['業務委託契約書', '見積書']);
  });

  it('finds only what the member may read: neither other categories nor other companies nor the trash', async () => {
    const { company } = bed.workspace;
    const below = await makeCategory(own.database, { company, parent: bed.category as never });
    const hidden = await makeCategory(own.database, { company });
    const open = await bed.file('公開契約', '本文契約', { category_id: String(below.id) });
    await bed.file('秘密契約', '本文契約', { category_id: String(hidden.id) });
    const group = await makeGroup(own.database, {
      company,
      categories: [{ category: bed.category as never, full: false }],
    });
    const { user } = await makeMember(own.database, { company, groups: [group] });
    const member = await loginAs(bed.server, user, company);
    expect(await bed.names({ keyword: '本文' }, member)).to.deep.equal(['公開契約']);
    expect(await bed.names({}, member)).to.deep.equal(['公開契約']);
    expect(await bed.names({ category_id: hidden.id, keyword: '契約' }, member)).to.deep.equal([]);
    expect((await bed.names({ keyword: '契約' })).length).to.equal(2);
    const other = await makeWorkspace(own.database);
    expect(await bed.names({ keyword: '契約' }, await loginAs(bed.server, other.root, other.company))).to.deep.equal(
      [],
    );
    await bed.inUnit(async () => (await bed.find(open)).destroy());
    expect(await bed.names({ keyword: '公開' })).to.deep.equal([]);
  });

  it('is kept by a member for himself', async () => {
    const conditions = JSON.stringify({ keyword: '契約' });
    const saved = await bed.root.post('/v1/saved-searches', { name: '契約の検索', conditions });
    expect(saved.status, saved.text).to.equal(201);
    const { user } = await makeMember(own.database, {
      company: bed.workspace.company,
      groups: [await makeGroup(own.database, { company: bed.workspace.company })],
    });
    const member = await loginAs(bed.server, user, bed.workspace.company);
    expect((await member.get('/v1/saved-searches')).body.data.total).to.equal(0);
    const [mine] = (await bed.root.get('/v1/saved-searches')).body.data.items;
    expect(mine).to.include({ name: '契約の検索', conditions });
    const { id, version } = mine;
    const renamed = await bed.root.put(`/v1/saved-searches/${id}`, { name: '今月の契約', version });
    expect(renamed.body.data, renamed.text).to.include({ name: '今月の契約', conditions });
    expect((await bed.root.post('/v1/saved-searches/delete-multiple', { ids: [id] })).status).to.equal(200);
    expect((await bed.root.get('/v1/saved-searches')).body.data.total).to.equal(0);
  });
});
