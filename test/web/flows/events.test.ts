import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { listNotifications, listUsers, readSessionUser } from '@shorui/server/contract';
import { createLocalRealtime } from '../../../packages/server/src/realtime/local-realtime.ts';
import { companyText } from '../../../packages/web/src/messages/company.ts';
import { conflictText } from '../../../packages/web/src/messages/conflict.ts';
import { commonText } from '../../../packages/web/src/messages/common.ts';
import { deadEndText } from '../../../packages/web/src/messages/dead-ends.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { followRequests } from '../../support/browser/quiet-page.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { browserOf } from '../../server/support/factories.ts';
import type { TestClient } from '../../server/support/test-client.ts';
import { until } from '../../server/support/until.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { logInPage } from '../support/log-in-page.ts';
import { openScreen, seeScreen } from '../support/opened-screen.ts';
import { makePeople, type People } from '../support/people.ts';
import { servedWeb } from '../support/serve-web.ts';

oneDatabase('sqlite', 'events in the browser', (own) => {
  const realtime = createLocalRealtime();
  const server = servedWeb(own, { services: { realtime } });
  const open = browserPages();
  let people: People;
  /** Another person, who changes things by the calls of the product. */
  let root: TestClient;
  before(async () => {
    people = await makePeople(own.database);
    root = await browserOf(server(), people.root.user, people.root.company);
  });
  afterEach(() => until('no stream is open', () => streams() === 0));

  const streams = (): number => server().app.openReplies();
  const url = (path: string): string => `${server().url}${path}`;
  const nameField = (page: Page) => page.getByLabel(companyText.jp.name, { exact: true });

  async function openAs(person: 'root' | 'manager', path: string): Promise<Page> {
    const { page } = await open();
    await logInPage(page, server(), people[person].user, people[person].company);
    await openScreen(page, url(path));
    await until('the stream is open', () => streams() > 0);
    return page;
  }
  async function secondTab(page: Page, path: string): Promise<Page> {
    const second = await page.context().newPage();
    followRequests(second);
    await openScreen(second, url(path));
    return second;
  }
  async function renameCompany(name: string): Promise<void> {
    const { body } = await root.get('/v1/companies/current');
    const { version } = (body as { readonly data: { readonly version: number } }).data;
    expect((await root.put('/v1/companies/current', { name, version })).status).to.equal(200);
  }

  it('come over one connection for all tabs, which ends with the last tab', async () => {
    const first = await openAs('manager', '/settings/user');
    const second = await secondTab(first, '/settings/company');
    expect(streams()).to.equal(1);
    await renameCompany('株式会社髙﨑商店');
    await first.locator('header').getByText('株式会社髙﨑商店').waitFor();
    await second.locator('header').getByText('株式会社髙﨑商店').waitFor();
    await first.close();
    await renameCompany('株式会社𠮷野');
    await second.locator('header').getByText('株式会社𠮷野').waitFor();
    expect(streams()).to.equal(1);
    await second.close();
    await until('the stream has ended', () => streams() === 0);
  });

  it('come over one connection where the browser has no shared workers, and another tab goes on with it', async () => {
    const withoutWorkers = (page: Page): Promise<unknown> =>
      page.addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedWorker'));
    const { page: first } = await open();
    await withoutWorkers(first);
    await logInPage(first, server(), people.manager.user, people.manager.company);
    await first.goto(url('/settings/company'));
    await until('the stream is open', () => streams() === 1);
    const second = await first.context().newPage();
    await withoutWorkers(second);
    await second.goto(url('/settings/company'));
    await nameField(second).waitFor();
    await renameCompany('合同会社あおぞら');
    for (const page of [first, second]) await page.locator('header').getByText('合同会社あおぞら').waitFor();
    expect(streams()).to.equal(1);
    await first.close();
    await until('the other tab has opened the stream', () => streams() === 1);
    await renameCompany('合同会社ゆうやけ');
    await second.locator('header').getByText('合同会社ゆうやけ').waitFor();
  });

  it('bring no second call of what a screen has loaded, and miss nothing that changed before the stream was open', async () => {
    const { page, problems } = await open();
    await logInPage(page, server(), people.manager.user, people.manager.company);
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedWorker'));
    const opens = await holdRequests(page, '**/v1/events*');
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto(url('/settings/user'));
    await page.getByText(people.manager.user.email).first().waitFor();
    const before = [...calls];
    await renameCompany('株式会社先');
    opens();
    // The change from before the stream was open is shown, so everything that the opening brings has been asked for by now.
    await page.locator('header').getByText('株式会社先').waitFor();
    await renameCompany('株式会社後');
    await page.locator('header').getByText('株式会社後').waitFor();
    const count = (list: readonly string[], path: string): number => list.filter((each) => each === path).length;
    expect(count(before, readSessionUser.path)).to.equal(1);
    expect(count(before, listUsers.path)).to.equal(1);
    // Of the calls below, a change of the company concerns the session alone.
    expect(count(calls, readSessionUser.path)).to.equal(3);
    expect(count(before, listNotifications.path)).to.equal(1);
    expect(count(calls, listNotifications.path)).to.equal(1);
    expect(problems).to.deep.equal([]);
  });

  it('reach a tab that joins with what came while it was loading', async () => {
    const first = await openAs('manager', '/settings/company');
    const second = await first.context().newPage();
    const loads = await holdRequests(second, '**/assets/live-queries-*.js');
    await second.goto(url('/settings/user'));
    await second.getByText(people.manager.user.email).first().waitFor();
    await renameCompany('株式会社途中');
    await first.locator('header').getByText('株式会社途中').waitFor();
    loads();
    await second.locator('header').getByText('株式会社途中').waitFor();
  });

  it('show what another person changed in lists, without a reload', async () => {
    const page = await openAs('manager', '/settings/user');
    expect((await root.post('/v1/users/invite', { emails: ['new-colleague@example.jp'] })).status).to.equal(200);
    await page.getByText('new-colleague@example.jp').waitFor();
  });

  it('are not missed while the connection is cut', async () => {
    const page = await openAs('manager', '/settings/user');
    await renameCompany('有限会社まえ');
    await page.locator('header').getByText('有限会社まえ').waitFor();
    server().app.closeReplies();
    await renameCompany('有限会社あと');
    await page.locator('header').getByText('有限会社あと').waitFor();
    expect(streams()).to.equal(1);
  });

  it('bring an untouched form up to date; one with typed values keeps them and reports the conflict', async () => {
    const page = await openAs('manager', '/settings/company');
    await renameCompany('株式会社みんな');
    await page.waitForFunction(
      (name) => [...document.querySelectorAll('input')].some(({ value }) => value === name),
      '株式会社みんな',
    );
    await nameField(page).fill('株式会社わたし');
    await renameCompany('株式会社べつ');
    await page.locator('header').getByText('株式会社べつ').waitFor();
    expect(await nameField(page).inputValue()).to.equal('株式会社わたし');
    await page.getByRole('button', { name: commonText.jp.save, exact: true }).click();
    await page.getByRole('button', { name: commonText.jp.reload }).click();
    await page.getByText(conflictText.jp.both([companyText.jp.name])).waitFor();
    expect(await nameField(page).inputValue()).to.equal('株式会社わたし');
    await page.getByRole('button', { name: commonText.jp.discard }).click();
    await page.waitForFunction(
      (name) => [...document.querySelectorAll('input')].some(({ value }) => value === name),
      '株式会社べつ',
    );
  });

  it('close a screen to a person who loses the right to it', async () => {
    const page = await openAs('manager', '/settings/company');
    const { body } = await root.get('/v1/groups?per_page=100');
    const groups = (body as { readonly data: { readonly items: readonly Record<string, unknown>[] } }).data.items;
    const group = groups.find(({ type, permissions }) => type === 2 && (permissions as unknown[]).length > 0);
    const { id, version, permissions } = group as { id: number; version: number; permissions: number[] };
    expect((await root.put(`/v1/groups/${id}`, { permissions: [], type: 4, version })).status).to.equal(200);
    await page.getByText(deadEndText.jp.denied).waitFor();
    const again = await root.put(`/v1/groups/${id}`, { permissions, type: 2, version: version + 1 });
    expect(again.status).to.equal(200);
    await nameField(page).waitFor();
  });

  it('lead to the log-in in all tabs when the session is ended elsewhere, with the way back', async () => {
    const first = await openAs('root', '/settings/user');
    const second = await secondTab(first, '/settings/group');
    const { body } = await root.get('/v1/auth/sessions');
    const sessions = (body as { readonly data: readonly { id: number; is_current: boolean }[] }).data;
    for (const { id, is_current: isOwn } of sessions) if (!isOwn) await root.delete(`/v1/auth/sessions/${id}`);
    await first.waitForURL((at) => at.pathname === '/auth/login');
    await second.waitForURL((at) => at.pathname === '/auth/login');
    expect((await seeScreen(first)).address).to.equal('/auth/login?redirect=%2Fsettings%2Fuser');
    expect((await seeScreen(second)).address).to.equal('/auth/login?redirect=%2Fsettings%2Fgroup');
  });
});
