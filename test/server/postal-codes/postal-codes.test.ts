import { expect } from 'chai';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, loginAsAdmin, makeAdmin, makePlan, makeWorkspace } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

const path = '/v1/applications/get-address-by-postal-code';

eachDatabase('addresses by postal code', (own) => {
  let server: TestServer;
  before(async () => {
    server = await startServer(own.database);
  });
  after(() => server.close());

  const member = async () => {
    const plan = await makePlan(own.database, { features: { application_view: true } });
    const { company, root } = await makeWorkspace(own.database, { plan_id: plan.id });
    return loginAs(server, root, company);
  };

  it('are found by a code of any width, with or without hyphen', async () => {
    const client = await member();
    for (const post_code of ['1000001', '100-0001', '１００－０００１', '〒100-0001', ' １０００００１ ']) {
      const reply = await client.get(path, { query: { post_code } });
      expect(reply.status, post_code).to.equal(200);
      const place = { province: '東京都', district: '千代田区', street: '千代田' };
      expect(reply.body.data, post_code).to.deep.equal([place]);
    }
    const several = await client.get(path, { query: { post_code: '921-8046' } });
    expect(several.body.data.map(({ street }: { street: string }) => street)).to.deep.equal(['大桑町', '三小牛町']);
  });

  it('are found by the staff, who have no workspace, through a call of their own', async () => {
    const staff = await loginAsAdmin(server, await makeAdmin(own.database));
    const query = { post_code: '100-0001' };
    const reply = await staff.get('/admin/v1/postal-codes', { query });
    expect(reply.body.data).to.deep.equal([{ province: '東京都', district: '千代田区', street: '千代田' }]);
    expect((await staff.get('/admin/v1/postal-codes', { query: { post_code: '12' } })).status).to.equal(400);
    expect((await (await member()).get('/admin/v1/postal-codes', { query })).status).to.equal(401);
  });

  it('are none for an unknown code; what is no code of seven digits is an error at the field, in both languages', async () => {
    const client = await member();
    expect((await client.get(path, { query: { post_code: '9999999' } })).body.data).to.deep.equal([]);
    for (const post_code of ['123', '12345678', '100-000a', '東京都千代田区']) {
      const reply = await client.get(path, { query: { post_code } });
      expect([reply.status, reply.body.code, reply.body.errors], post_code).to.deep.equal([
        400,
        'invalid',
        { post_code: ['郵便番号は7桁の数字で入力してください（例: 100-0001）。'] },
      ]);
    }
    const english = await client.call('GET', path, { query: { post_code: '1' }, headers: { 'accept-language': 'en' } });
    expect(english.body.errors.post_code).to.deep.equal(['Enter the postal code as 7 digits, such as 100-0001.']);
    expect((await client.get(path)).status).to.equal(400);
  });
});
