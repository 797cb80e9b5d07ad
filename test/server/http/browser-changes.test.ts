import { expect } from 'chai';
import { groupTypes } from '../../../packages/server/src/contract/enums/people.ts';
import { eachDatabase } from '../support/each-database.ts';
import { browserOf, loginAs, makeWorkspace, password } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

eachDatabase('a change from a browser', (own) => {
  let server: TestServer;
  before(async () => {
    server = await startServer(own.database, {
      config: { publicUrl: 'https://shorui.example', corsOrigins: ['https://app.example'] },
    });
  });
  after(() => server.close());

  it('may be a login without the CSRF cookie; the reply sets it again', async () => {
    const { company, root } = await makeWorkspace(own.database);
    const other = await makeWorkspace(own.database);
    const browser = await browserOf(server, root, company);
    browser.cookies.delete('XSRF-TOKEN');
    const entered = await browser.post('/v1/auth/login', { email: other.root.email, password });
    expect([entered.status, entered.body.message]).to.deep.equal([200, '']);
    expect(browser.cookies.get('XSRF-TOKEN')).to.match(/^[\w.-]+$/);
    expect((await browser.get('/v1/auth/info')).body.data.id).to.equal(other.root.id);
    expect((await browser.post('/v1/auth/logout')).status).to.equal(200);
  });

  it('without the CSRF header is refused where a session is required', async () => {
    const { company, root } = await makeWorkspace(own.database);
    const browser = await browserOf(server, root, company);
    browser.csrf = false;
    expect((await browser.post('/v1/groups', { name: '営業部' })).body.code).to.equal('csrf');
  });

  it('from a page of another site is refused even with a valid CSRF token, and a login too; own pages and programs are served', async () => {
    const { company, root } = await makeWorkspace(own.database);
    const browser = await browserOf(server, root, company);
    const program = await loginAs(server, root, company);
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'https://shorui.example.evil.example' },
      { origin: 'http://shorui.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const shown = JSON.stringify(headers);
      expect((await browser.post('/v1/groups', { name: '外部' }, { headers })).body.code, shown).to.equal('csrf');
      expect((await browser.get('/v1/auth/logout', { headers })).body.code, shown).to.equal('csrf');
      const login = await server.client().post('/v1/auth/login', { email: root.email, password }, { headers });
      expect(login.body.code, shown).to.equal('csrf');
      expect((await browser.get('/v1/auth/info', { headers })).status, shown).to.equal(200);
    }
    const ours: Record<string, string>[] = [
      {},
      { origin: 'https://shorui.example', 'sec-fetch-site': 'same-origin' },
      { origin: 'https://app.example', 'sec-fetch-site': 'cross-site' },
      { origin: server.url, 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
    ];
    for (const [at, headers] of ours.entries())
      expect(
        (await browser.post('/v1/groups', { name: `内部${at}`, type: groupTypes[0]?.value }, { headers })).status,
      ).to.equal(201);
    const headers = { origin: 'https://anywhere.example', 'sec-fetch-site': 'cross-site' };
    expect(
      (await program.post('/v1/groups', { name: 'プログラム', type: groupTypes[0]?.value }, { headers })).status,
    ).to.equal(201);
  });
});
