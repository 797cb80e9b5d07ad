import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { adminTitles as adminTitlesEn } from '../../../packages/web/src/messages/en/admin-titles.ts';
import { siteTitles as siteTitlesEn } from '../../../packages/web/src/messages/en/site-titles.ts';
import { adminTitles } from '../../../packages/web/src/messages/jp/admin-titles.ts';
import { siteTitles } from '../../../packages/web/src/messages/jp/site-titles.ts';
import { adminTable } from '../../../packages/web/src/routes/admin-table.ts';
import { listScreens } from '../../../packages/web/src/routes/all-screens.ts';
import { routerPath, screensAbove, type ScreenRow } from '../../../packages/web/src/routes/screen.ts';
import { hrefOf } from '../../../packages/web/src/routes/screen-paths.ts';
import { siteTable } from '../../../packages/web/src/routes/site-table.ts';
import { specificationFile } from '../../support/real-files.ts';

interface SpecifiedScreen {
  readonly path: string;
  readonly kind: 'page' | 'component' | 'catch-all' | 'error' | 'alias';
  readonly guard: string;
}

/** What `npm run -s list:screens` runs. */
const script = join(import.meta.dirname, '../../../bin/lib/list-screens.mjs');

/** Paths that are no rows of the table: the mirror, which is a prefix of the router, and the pages for errors. */
const isRow = ({ path }: SpecifiedScreen): boolean => path.startsWith('/') && !/^(\/frontend)?\/:path\*$/.test(path);

/** Screens beside those of the specification: mails and audit for the staff, and the page that begins to act as a user. */
const ownPaths: Readonly<Record<string, string>> = {
  '/admin/applications/:id': 'admin',
  '/admin/applications/bulk-runs/:id': 'admin',
  '/admin/applications/users/:id': 'admin',
  '/admin/audit': 'admin',
  '/admin/outbox': 'admin',
  '/admin/outbox/:id': 'admin',
  '/admin/settings/payment': 'admin',
  '/auth/bridge': 'public',
  '/document/trash': 'workspace',
};

describe('the table of screens', () => {
  it('has the paths and guards of the specification, and its own ones beside them', function () {
    const text = specificationFile(this.test?.fullTitle() ?? '', 'screens.json');
    if (text === undefined) return;
    const specified = (JSON.parse(readFileSync(text, 'utf8')) as SpecifiedScreen[]).filter(isRow);
    expect(Object.fromEntries(listScreens().map(({ path, guard }) => [path, guard]))).to.deep.equal({
      ...Object.fromEntries(specified.map(({ path, guard }) => [path, guard])),
      ...ownPaths,
    });
  });

  it('is printed with these members alone, as JSON', () => {
    const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '--conditions', '@shorui/source', script], {
      encoding: 'utf8',
    });
    const printed = JSON.parse(stdout) as readonly object[];
    expect(printed).to.deep.equal(listScreens());
    for (const each of printed)
      expect(Object.keys(each).toSorted()).to.deep.equal(['area', 'guard', 'layout', 'path', 'ready', 'title']);
  });

  it('has every path once', () => {
    const paths = listScreens().map(({ path }) => path);
    expect(paths.length).to.be.greaterThan(200);
    expect(new Set(paths).size).to.equal(paths.length);
  });

  it('has a title in both languages for every row, and no title beside them', () => {
    const site = siteTable.rows.map(({ path }) => path as string).toSorted();
    const admin = adminTable.rows.map(({ path }) => path as string).toSorted();
    for (const titles of [siteTitles, siteTitlesEn]) expect(Object.keys(titles).toSorted()).to.deep.equal(site);
    for (const titles of [adminTitles, adminTitlesEn]) expect(Object.keys(titles).toSorted()).to.deep.equal(admin);
    for (const titles of [siteTitles, siteTitlesEn, adminTitles, adminTitlesEn])
      for (const [path, title] of Object.entries(titles)) expect(title.trim(), path).to.not.equal('');
  });

  it('holds the staff and the site apart: every path of the staff begins with /admin, no other one does', () => {
    for (const { path, area } of listScreens()) expect(/^\/admin(\/|$)/.test(path), path).to.equal(area === 'admin');
  });
});

describe('the path of a screen as the router writes it', () => {
  for (const [path, wanted] of [
    ['/', '/'],
    ['/todo/create', '/todo/create'],
    ['/document/draft/:id', '/document/draft/$id'],
    ['/settings/user/edit/:id?', '/settings/user/edit/{-$id}'],
    ['/document/checkback/:token?/:id?', '/document/checkback/{-$token}/{-$id}'],
    ['/document/detail/:id?/download', '/document/detail/{-$id}/download'],
    ['/lp/:path*', '/lp/$'],
  ] as const)
    it(`${path} becomes ${wanted}`, () => {
      expect(routerPath(path)).to.equal(wanted);
    });

  it('demands a last parameter where the path without it is a screen of its own', () => {
    const others = new Set(['/auth/forgot-password', '/auth/forgot-password/:token?']);
    expect(routerPath('/auth/forgot-password/:token?', others)).to.equal('/auth/forgot-password/$token');
    expect(routerPath('/auth/forgot-password', others)).to.equal('/auth/forgot-password');
  });
});

describe('the screens above a screen', () => {
  const known = new Set([
    '/',
    '/admin',
    '/admin/users',
    '/settings',
    '/settings/user',
    '/settings/user/edit/:id?',
    '/a/:id',
  ]);
  for (const [path, above] of [
    ['/settings/user/edit/:id?', ['/settings', '/settings/user']],
    ['/settings/user', ['/settings']],
    ['/settings', []],
    ['/admin/users/:id', ['/admin/users']],
    ['/admin/users', []],
    ['/a/:id/b', []],
    ['/settings2/user/invite', []],
  ] as const)
    it(`of ${path} are ${above.join(' and ') || 'none'}`, () => {
      expect(screensAbove({ path }, known)).to.deep.equal(above);
    });

  it('are those of the screen that leads there, where the row names it', () => {
    const row = { path: '/download/:id?', below: '/settings/user' };
    expect(screensAbove(row, known)).to.deep.equal(['/settings', '/settings/user']);
  });

  it('are screens of the table', () => {
    const rows: readonly ScreenRow[] = [...siteTable.rows, ...adminTable.rows];
    const named = rows.flatMap(({ below }) => below ?? []);
    expect(named).to.not.deep.equal([]);
    expect(rows.map(({ path }) => path)).to.include.members(named);
  });
});

describe('the address of a screen', () => {
  it('has the parameters in their places', () => {
    expect(hrefOf('/document/draft/:id', { id: 3 })).to.equal('/document/draft/3');
    expect(hrefOf('/document/checkback/:token?/:id?', { token: 'a', id: 3 })).to.equal('/document/checkback/a/3');
  });

  it('leaves out what is optional and not given', () => {
    expect(hrefOf('/settings/user/edit/:id?')).to.equal('/settings/user/edit');
    expect(hrefOf('/document/checkback/:token?/:id?', { token: 'a' })).to.equal('/document/checkback/a');
    expect(hrefOf('/')).to.equal('/');
  });

  it('escapes values, so that none of them changes the path', () => {
    expect(hrefOf('/document/draft/:id', { id: '../a?b#c/𠮷' })).to.equal(
      '/document/draft/..%2Fa%3Fb%23c%2F%F0%A0%AE%B7',
    );
  });
});
