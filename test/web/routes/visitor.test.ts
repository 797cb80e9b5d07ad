import { expect } from 'chai';
import type { RouteDecision } from '../../../packages/server/src/access/policies/index.ts';
import { adminScreens } from '../../../packages/web/src/routes/screens/admin-screens.ts';
import type { Requirements, ScreenRow } from '../../../packages/web/src/routes/screen.ts';
import { siteTable } from '../../../packages/web/src/routes/site-table.ts';
import { safeReturnPath } from '../../../packages/web/src/routes/return-path.ts';
import { decideScreen, meets, visitorOf } from '../../../packages/web/src/routes/visitor.ts';
import { visitors, type VisitorKind } from '../support/visitors.ts';

const rows = new Map<string, ScreenRow>([...siteTable.rows, ...adminScreens].map((row) => [row.path, row]));

/** `show`, `deny`, or the address of the redirect. */
function inWords(decision: RouteDecision): string {
  if ('redirect' in decision) return decision.redirect;
  return 'show' in decision ? 'show' : 'deny';
}

function decide(kind: VisitorKind, path: string, href = path): string {
  const row = rows.get(path);
  if (row === undefined) throw new Error(`The route table has no ${path}.`);
  return inWords(decideScreen(visitors[kind], href, row));
}

const login = (path: string): string => `/auth/login?redirect=${encodeURIComponent(path)}`;

/** What each kind of person gets for a screen of each guard and requirement. */
const cases: readonly (readonly [path: string, Readonly<Partial<Record<VisitorKind, string>>>])[] = [
  ['/', { stranger: 'show', root: 'show', waiting: 'show', applicant: 'show' }],
  ['/auth/login', { stranger: 'show', staff: 'show', root: '/dashboard', unplaced: '/dashboard' }],
  ['/auth/register', { stranger: 'show', root: 'show' }],
  ['/auth/change-password', { stranger: login('/auth/change-password'), root: 'show', unplaced: 'show' }],
  ['/workspace', { stranger: login('/workspace'), unplaced: 'show', root: 'show' }],
  ['/request-group', { stranger: login('/request-group'), waiting: 'show', unplaced: '/workspace', general: 'show' }],
  [
    '/todo',
    {
      stranger: login('/todo'),
      staff: login('/todo'),
      unplaced: '/workspace',
      waiting: '/request-group',
      general: 'show',
      root: 'show',
      applicant: 'deny',
    },
  ],
  ['/applications', { root: 'deny', general: 'deny', applicant: 'show' }],
  ['/proposals', { general: 'deny', adviser: 'show', settings: 'show', root: 'show', applicant: 'deny' }],
  [
    '/settings/company',
    { general: 'deny', manager: 'show', settings: 'show', root: 'show', waiting: '/request-group' },
  ],
  ['/settings/plan', { general: '/dashboard', manager: '/dashboard', root: 'show', applicant: 'show' }],
  ['/privacy-application', { root: 'deny', applicant: 'show', stranger: login('/privacy-application') }],
  ['/dashboard', { root: 'show', general: 'show', applicant: 'show', waiting: '/request-group' }],
  ['/admin/users', { stranger: '/admin/auth/login?redirect=%2Fadmin%2Fusers', staff: 'show' }],
  ['/admin', { stranger: '/admin/auth/login', root: '/admin/auth/login', staff: 'show' }],
  ['/admin/auth/login', { stranger: 'show', root: 'show', staff: '/admin' }],
];

describe('the decision about a screen', () => {
  for (const [path, wanted] of cases)
    for (const [kind, outcome] of Object.entries(wanted) as [VisitorKind, string][])
      it(`answers ${outcome} to the visitor "${kind}" of ${path}`, () => {
        expect(decide(kind, path)).to.equal(outcome);
      });

  it('keeps query and prefix in the way back', () => {
    const href = '/frontend/todo?page=3&size=50';
    expect(decide('stranger', '/todo', href)).to.equal(login(href));
  });

  it('finds no screen for an address with something else than the number of a record', () => {
    const path = '/admin/applications/:id';
    for (const href of ['/admin/applications/abc', '/admin/applications/0', '/admin/applications/1.5?tab=notes']) {
      expect(() => decide('staff', path, href), href)
        .to.throw()
        .with.property('isNotFound', true);
    }
    expect(decide('staff', path, '/admin/applications/12?tab=notes')).to.equal('show');
    expect(decide('staff', '/admin/applications/edit/:id?', '/admin/applications/edit')).to.equal('show');
    expect(decide('root', '/document/approve/:token?', '/document/approve/abc')).to.equal('show');
    // A stranger logs in first.
    expect(decide('stranger', path, '/admin/applications/abc')).to.match(/^\/admin\/auth\/login/);
  });

  it('never takes the dashboard away for a flag of the plan: the default path stands in', () => {
    const visitor = { ...visitors.root, planPermissions: { crud_manual: true } };
    const row = rows.get('/dashboard');
    for (const href of ['/dashboard', '/frontend/dashboard', '/dashboard?from=mail'])
      expect(decideScreen(visitor, href, row)).to.deep.equal({ redirect: '/templates' });
  });

  it('ends for every kind of person and every screen within three redirects', () => {
    for (const kind of Object.keys(visitors) as VisitorKind[])
      for (const path of rows.keys()) {
        let href = path.replace(/\/:\w+[?*]?/g, '/1');
        let steps = 0;
        for (;;) {
          const decision = decideScreen(
            visitors[kind],
            href,
            rows.get(href) ?? (href === path ? rows.get(path) : undefined),
          );
          if (!('redirect' in decision)) break;
          href = decision.redirect;
          steps += 1;
          expect(steps, `${kind} ${path}`).to.be.lessThan(4);
        }
      }
  });
});

describe('the requirements of a screen', () => {
  const plan = (planPermissions: Readonly<Record<string, boolean>>, requires: Requirements): boolean =>
    meets({ ...visitors.general, planPermissions }, requires);

  it('are met when there are none', () => {
    expect(meets(visitors.stranger)).to.equal(true);
  });

  it('ask for one flag of `plan` and for all of `planAll`', () => {
    expect(plan({ a: true, b: false }, { plan: ['a', 'b'] })).to.equal(true);
    expect(plan({ a: false, b: false }, { plan: ['a', 'b'] })).to.equal(false);
    expect(plan({ a: true, b: true }, { planAll: ['a', 'b'] })).to.equal(true);
    expect(plan({ a: true, b: false }, { planAll: ['a', 'b'] })).to.equal(false);
    expect(plan({ a: true }, { plan: ['a'], planAll: ['b'] })).to.equal(false);
  });

  it('ask for one user permission, which root and the permission settings replace', () => {
    const requires: Requirements = { user: ['accept_document', 'accept_from_ls'] };
    expect(meets(visitors.adviser, requires)).to.equal(true);
    expect(meets(visitors.general, requires)).to.equal(false);
    expect(meets(visitors.root, requires)).to.equal(true);
    expect(meets(visitors.settings, requires)).to.equal(true);
    expect(meets(visitors.unplaced, requires)).to.equal(false);
  });

  it('leave users of the application role their two flags alone', () => {
    const visitor = { ...visitors.applicant, planPermissions: { crud_todo: true, application_view: true } };
    expect(meets(visitor, { plan: ['crud_todo'] })).to.equal(false);
    expect(meets(visitor, { plan: ['application_view'] })).to.equal(true);
  });
});

describe('the visitor of a session', () => {
  it('has no workspace and no membership without a log-in', () => {
    expect(visitorOf(null, false)).to.deep.equal(visitors.stranger);
    expect(visitorOf(null, true)).to.deep.equal(visitors.staff);
  });
});

describe('the way back after the log-in', () => {
  for (const path of ['/', '/todo', '/document/detail/3?tab=a#b', '/frontend/todo', '/a//b'])
    it(`may lead to ${path}`, () => {
      expect(safeReturnPath(path)).to.equal(path);
    });

  for (const text of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'todo',
    '',
    '/\tx',
    '/\n/evil.example',
    undefined,
    null,
    3,
    ['/todo'],
  ])
    it(`never leads to ${JSON.stringify(text)}`, () => {
      expect(safeReturnPath(text)).to.equal(undefined);
    });
});
