import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { errorCodes } from '../../../packages/server/src/errors/error-codes.ts';
import { authText } from '../../../packages/web/src/messages/auth.ts';
import { registerText } from '../../../packages/web/src/messages/register.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { makeCompany, makeMember, password } from '../../server/support/factories.ts';
import { openScreen, seeScreen } from '../support/opened-screen.ts';
import { makePeople, type People } from '../support/people.ts';
import { servedWeb } from '../support/serve-web.ts';

const text = authText.jp.login;

oneDatabase('sqlite', 'the log-in', (own) => {
  const server = servedWeb(own);
  const open = browserPages();
  let people: People;
  before(async () => {
    people = await makePeople(own.database);
  });

  const fill = async (page: Page, email: string, secret = password): Promise<void> => {
    await page.getByLabel(text.email).fill(email);
    await page.getByLabel(text.password, { exact: true }).fill(secret);
  };
  const submit = (page: Page): Promise<void> => page.getByRole('button', { name: text.submit, exact: true }).click();
  const leave = (page: Page): Promise<void> => page.waitForURL((url) => !url.pathname.startsWith('/auth/'));

  it('goes on to the address that was wanted, by a full load of the page', async () => {
    const { page, problems } = await open();
    const wanted = '/todo?page=3&size=50#x';
    await openScreen(page, `${server().url}${wanted}`);
    await page.evaluate(() => Object.assign(globalThis, { ofGuest: true }));
    await fill(page, people.root.user.email);
    await submit(page);
    await leave(page);
    expect((await seeScreen(page)).address).to.equal(wanted);
    expect(await page.evaluate(() => 'ofGuest' in globalThis)).to.equal(false);
    expect(problems).to.deep.equal([]);
  });

  // The table of test/web/routes/visitor.test.ts has more of them.
  for (const redirect of ['https://evil.example/', '/\\evil.example'])
    it(`never leads to ${redirect}`, async () => {
      const { page, problems } = await open();
      await openScreen(page, `${server().url}/auth/login?redirect=${encodeURIComponent(redirect)}`);
      await fill(page, people.root.user.email);
      await submit(page);
      await leave(page);
      expect((await seeScreen(page)).address).to.equal('/dashboard');
      expect(problems).to.deep.equal([]);
    });

  it('leads a user of several companies to their choice', async () => {
    const { page } = await open();
    const { user } = await makeMember(own.database, { company: await makeCompany(own.database) });
    await makeMember(own.database, { company: await makeCompany(own.database), user });
    await openScreen(page, `${server().url}/auth/login`);
    await fill(page, user.email);
    await submit(page);
    await leave(page);
    expect((await seeScreen(page)).address).to.equal('/workspace');
  });

  it('tells of a wrong password and keeps what was entered', async () => {
    const { page } = await open();
    await openScreen(page, `${server().url}/auth/login`);
    await fill(page, people.root.user.email, 'not the password');
    await submit(page);
    await page.getByText(errorCodes.wrong_credentials.jp).first().waitFor();
    expect(await page.getByLabel(text.email).inputValue()).to.equal(people.root.user.email);
    expect(await page.getByLabel(text.password, { exact: true }).inputValue()).to.equal('not the password');
    expect(new URL(page.url()).pathname).to.equal('/auth/login');
  });

  it('says at the fields what is missing, and calls nothing', async () => {
    const { page, problems } = await open();
    await openScreen(page, `${server().url}/auth/login`);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await submit(page);
    const invalid = page.locator('[aria-invalid=true]');
    await invalid.first().waitFor();
    expect(await invalid.count()).to.equal(2);
    for (const each of await invalid.all()) {
      const ids = (await each.getAttribute('aria-describedby'))?.split(' ') ?? [];
      const words = await Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).innerText()));
      expect(words.join('').trim()).to.not.equal('');
    }
    expect(calls.filter((each) => each.includes('/v1/'))).to.deep.equal([]);
    expect(problems).to.deep.equal([]);
  });

  it('says of a dead link in a mail what may have happened and what to do', async () => {
    const { page } = await open();
    for (const path of [
      '/auth/register/unknown-token',
      '/auth/forgot-password/unknown-token',
      '/auth/verify/unknown',
    ]) {
      await openScreen(page, `${server().url}${path}`);
      await page.getByRole('alert').getByText(registerText.jp.deadLink).waitFor();
    }
  });
});
