import { expect } from 'chai';
import { commonText } from '../../../packages/web/src/messages/common.ts';
import { deadEndText } from '../../../packages/web/src/messages/dead-ends.ts';
import { errorText } from '../../../packages/web/src/messages/errors.ts';
import { keptPages } from '../../support/browser/browser-pages.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { logInAdminPage, logInPage } from '../support/log-in-page.ts';
import { openScreen } from '../support/opened-screen.ts';
import { makePeople, type People } from '../support/people.ts';
import { servedWeb } from '../support/serve-web.ts';

type Kind = keyof People | 'stranger';

const login = (path: string): string => `/auth/login?redirect=${encodeURIComponent(path)}`;
const denied = deadEndText.jp.denied;
const notFound = deadEndText.jp.notFoundTitle;

/** Where each kind of person ends who opens an address, and the heading where it is one of refusal (specification section 2). */
const cases: readonly (readonly [kind: Kind, path: string, ends: string, heading?: string])[] = [
  ['stranger', '/todo?page=3&size=50#x', login('/todo?page=3&size=50#x')],
  ['stranger', '/frontend/todo?page=3', `/frontend${login('/frontend/todo?page=3')}`],
  ['stranger', '/dashboard', login('/dashboard')],
  ['stranger', '/auth/login', '/auth/login'],
  ['stranger', '/admin', '/admin/auth/login'],
  ['stranger', '/admin/users/3?tab=a', '/admin/auth/login?redirect=%2Fadmin%2Fusers%2F3%3Ftab%3Da'],
  ['stranger', '/no/such/page', '/no/such/page', notFound],
  ['root', '/auth/login', '/dashboard'],
  ['root', '/auth/login-application', '/dashboard'],
  ['root', '/settings/plan', '/settings/plan'],
  ['root', '/applications', '/applications', denied],
  ['root', '/privacy-application', '/privacy-application', denied],
  ['root', '/admin', '/admin/auth/login'],
  ['root', '/no/such/page', '/no/such/page', notFound],
  ['root', '/frontend/todo', '/frontend/todo'],
  ['unplaced', '/todo', '/workspace'],
  ['unplaced', '/frontend/todo', '/frontend/workspace'],
  ['unplaced', '/workspace', '/workspace'],
  ['waiting', '/todo', '/request-group'],
  ['waiting', '/request-group', '/request-group'],
  ['groupless', '/dashboard', '/request-group'],
  ['manager', '/settings/company', '/settings/company'],
  ['manager', '/settings/plan', '/dashboard'],
  ['general', '/settings/company', '/settings/company', denied],
  ['general', '/settings/plan', '/dashboard'],
  ['general', '/proposals', '/proposals', denied],
  ['applicant', '/dashboard', '/dashboard'],
  ['applicant', '/todo', '/todo', denied],
  ['applicant', '/applications', '/applications'],
  ['reader', '/dashboard', '/templates'],
  ['reader', '/todo', '/todo', denied],
  ['admin', '/admin/auth/login', '/admin'],
  ['admin', '/admin/applications/abc', '/admin/applications/abc', notFound],
  ['admin', '/todo', login('/todo')],
  ['admin', '/admin/no/such/page', '/admin/no/such/page', notFound],
];

/**
 * Who is logged in to one area alone and opens the other is asked for by a call that answers 401, which the browser notes: the page
 * cannot read which sessions its cookies are of.
 */
const isOfOtherArea = (problem: string): boolean => /^(401 .*\/auth\/info$|Failed to load resource.*401)/.test(problem);

oneDatabase('sqlite', 'the guards of screens', (own) => {
  const server = servedWeb(own);
  let people: People;
  before(async () => {
    people = await makePeople(own.database);
  });

  const open = keptPages(async (page, kind: Kind) => {
    if (kind === 'stranger') return;
    if (kind === 'admin') return logInAdminPage(page, server(), people.admin);
    const { user, company } = people[kind];
    await logInPage(page, server(), user, company);
  });

  for (const [kind, path, ends, heading] of cases)
    it(`lead the person "${kind}" who opens ${path} to ${ends}${heading === undefined ? '' : `: ${heading}`}`, async () => {
      const { page, problems } = await open(kind);
      const seen = await openScreen(page, `${server().url}${path}`);
      expect(seen.address).to.equal(ends);
      if (heading === undefined) expect([denied, notFound]).to.not.include(seen.heading);
      else expect(seen.heading).to.equal(heading);
      if (heading === denied || heading === notFound)
        expect(seen.title).to.equal(`${heading}｜${commonText.jp.product}`);
      expect(problems.filter((each) => !isOfOtherArea(each))).to.deep.equal([]);
    });

  it('leave denied and unknown pages a way back', async () => {
    const { page } = await open('root');
    for (const [path, words] of [
      ['/applications', deadEndText.jp.toMenu],
      ['/no/such/page', errorText.jp.toTop],
    ] as const) {
      await openScreen(page, `${server().url}${path}`);
      await page.getByRole('link', { name: words }).click();
      await page.waitForURL(`${server().url}/dashboard`);
    }
  });

  it('show the way to a screen from the table of routes', async () => {
    const { page } = await open('root');
    for (const [path, way] of [
      ['/settings/user/invite', ['/settings', '/settings/user']],
      ['/settings/group/create', ['/settings', '/settings/group']],
    ] as const) {
      const { heading } = await openScreen(page, `${server().url}${path}`);
      const crumbs = page.locator('nav ol').first();
      const links = await crumbs.locator('a').evaluateAll((all) => all.map((each) => each.getAttribute('href')));
      expect(links).to.deep.equal(way);
      expect(await crumbs.locator('li').last().innerText()).to.equal(heading);
    }
  });

  it('keep the prefix of the mirror in links', async () => {
    const { page, problems } = await open('root');
    await openScreen(page, `${server().url}/frontend/todo`);
    const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(links).to.not.be.empty;
    for (const link of links) expect(link).to.match(/^\/frontend(\/|$)/);
    await page.locator('header a').first().click();
    await page.waitForURL(`${server().url}/frontend/dashboard`);
    expect(problems).to.deep.equal([]);
  });
});
