import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import type {
  CompanyRole,
  GroupType,
  MemberActor,
  Membership,
  UserPermission,
} from '../../../packages/server/src/access/actor.ts';
import {
  advisorMayRead,
  categoryKeys,
  decideRoute,
  defaultPath,
  hasCompanyRole,
  hasPermission,
  hasSales,
  hasSettingsGroup,
  isSubRoot,
  mayAddToManual,
  mayAddWorkToManual,
  mayAddWorkToTodo,
  mayChangeCompanyRoles,
  mayChangeRootUser,
  moveChannelRoot,
  planAllows,
  planAllowsUser,
  viewOfShare,
  type PlanPermissions,
  type RouteDecision,
  type Visitor,
} from '../../../packages/server/src/access/policies/index.ts';

/** Members that cases may have; the rule of a case determines which are present. */
interface Inputs {
  readonly [flag: string]: unknown;
  readonly roles: CompanyRole[];
  readonly role: CompanyRole;
  readonly plan_id: number | null;
  readonly is_root: boolean;
  readonly is_role_application: boolean;
  readonly held: UserPermission[];
  readonly needed: UserPermission[] | undefined;
  readonly groups: never;
  readonly group_types: GroupType[];
  readonly category: number;
  readonly full_access: boolean;
  readonly categories: [number, boolean][] | undefined;
  readonly map: Record<string, boolean>;
  readonly set: string[];
  readonly name: string;
  readonly route: string;
  readonly path: string;
  readonly token: string | null;
  readonly adminToken: string | null;
  readonly workspace: string | null;
  readonly caller: string;
  readonly root: number;
  readonly new: number;
  readonly credential_token: string;
  readonly has_password: boolean;
  readonly password: 'right' | 'wrong' | null;
}

interface Case {
  readonly id: string;
  readonly inputs: Inputs;
  readonly outcome: string;
}

const cases = JSON.parse(readFileSync(new URL('permission-cases.json', import.meta.url), 'utf8')) as Case[];

/** Cases about calls or the browser are tested there: test/server/auth, test/server/sweeps. */
const elsewhere = new Set(['P004', 'P049', 'P054', 'P067', 'P070']);

interface MemberOptions {
  readonly root?: boolean;
  readonly types?: readonly GroupType[];
  readonly held?: readonly UserPermission[];
  readonly categories?: readonly (readonly [number, boolean])[];
}

function membership({ root = false, types = ['general'], held = [], categories = [] }: MemberOptions): Membership {
  return {
    isRoot: root,
    groups: types.map((type, index) => ({
      id: index + 1,
      type,
      permissions: index === 0 ? held : [],
      categories: index === 0 ? categories.map(([id, fullAccess]) => ({ id, fullAccess })) : [],
    })),
  };
}

function visitor(given: Partial<Visitor>): Visitor {
  return {
    loggedIn: true,
    adminLoggedIn: false,
    workspaceId: 1,
    membership: membership({}),
    isRoleApplication: false,
    planPermissions: {},
    ...given,
  };
}

function told(decision: RouteDecision): string {
  if ('redirect' in decision) return decision.redirect;
  return 'show' in decision ? 'shown' : 'denied';
}

function member(root: boolean): MemberActor {
  return {
    kind: 'member',
    userId: 1,
    name: '山田 太郎',
    email: 'yamada@example.jp',
    sessionId: 1,
    onBehalf: undefined,
    workspace: { id: 1, roles: ['normal'], planId: 1, planPermissions: {} },
    membership: membership({ root }),
  };
}

/** The inputs of a case that is a plan and nothing else. */
const flags = (inputs: Inputs): PlanPermissions => inputs as unknown as PlanPermissions;
/** Everything that a plan can enable, so that only the tested rule decides. */
const widePlan = { view_calendar: true, proposal_view: true, crud_todo: true, view_works: true };
const passOrFail = (pass: boolean): string => (pass ? 'pass' : 'fail');

type Check = (inputs: Inputs, outcome: string) => { readonly got: string; readonly wanted: string };

/** One rule per line: the result of the policy for the inputs of the case, in the terms of its outcome. */
const checks: Readonly<Record<string, Check>> = {
  P003: ({ roles }, wanted) => ({
    got: hasSales(roles) ? 'sales available' : 'sales not available',
    wanted,
  }),
  P005: ({ is_root, needed, groups }, wanted) => ({
    got: passOrFail(hasPermission(membership({ root: is_root, types: groups ?? [] }), needed ?? ['leading'])),
    wanted,
  }),
  P006: ({ group_types }, wanted) => ({
    got: isSubRoot(membership({ types: group_types })) ? 'sub-root' : 'not sub-root',
    wanted,
  }),
  P007: ({ group_types }, wanted) => ({
    got: hasSettingsGroup(membership({ types: group_types })) ? 'unlocked' : 'not unlocked',
    wanted,
  }),
  P008: ({ is_root, held, needed }, wanted) => ({
    got: passOrFail(hasPermission(membership({ root: is_root, held }), needed ?? [])),
    wanted,
  }),
  P010: ({ groups, needed }, wanted) => {
    const list = groups as UserPermission[][];
    const all: Membership = {
      isRoot: false,
      groups: list.map((permissions, index) => ({ id: index + 1, type: 'general', permissions, categories: [] })),
    };
    return { got: passOrFail(hasPermission(all, needed ?? [])), wanted };
  },
  P011: ({ category, full_access, categories }, wanted) => {
    const list = categories ?? [[category, full_access] as const];
    return { got: [...categoryKeys(membership({ categories: list }))].join(', '), wanted };
  },
  P012: ({ is_root, held, route }, wanted) => ({
    got:
      told(decideRoute(visitor({ membership: membership({ root: is_root, held }) }), route)) === 'shown'
        ? 'pass'
        : 'denied',
    wanted,
  }),
  P014: ({ map, name }, wanted) => ({ got: passOrFail(planAllows(map, name)), wanted }),
  P015: ({ map, name }, wanted) => ({ got: passOrFail(planAllows(map, name)), wanted }),
  P034: (inputs, wanted) => ({ got: passOrFail(mayAddToManual(flags(inputs))), wanted }),
  P035: (inputs, wanted) => ({ got: passOrFail(mayAddWorkToManual(flags(inputs))), wanted }),
  P036: (inputs, wanted) => ({ got: passOrFail(mayAddWorkToTodo(flags(inputs))), wanted }),
  P037: ({ plan_id, roles, role }, wanted) => ({
    got: passOrFail(hasCompanyRole({ planId: plan_id ?? undefined, roles }, role)),
    wanted,
  }),
  P038: ({ plan_id, roles, role }, wanted) => ({
    got: passOrFail(hasCompanyRole({ planId: plan_id ?? undefined, roles }, role)),
    wanted,
  }),
  P039: ({ caller }, wanted) => {
    const actor =
      caller === 'admin' ? ({ kind: 'admin', adminId: 1, name: '運営', sessionId: 1 } as const) : member(true);
    return { got: mayChangeCompanyRoles(actor).allowed ? 'allowed' : 'not available', wanted };
  },
  P040: ({ is_role_application, route }, wanted) => ({
    got: told(decideRoute(visitor({ isRoleApplication: is_role_application, planPermissions: widePlan }), `/${route}`)),
    wanted: wanted.startsWith('allowed') ? 'shown' : wanted,
  }),
  P041: ({ is_role_application, name }, wanted) => ({
    got: planAllowsUser({ [name]: true }, name, is_role_application) ? 'pass when set' : 'fail',
    wanted,
  }),
  P043: ({ is_role_application, route }, wanted) => ({
    got: told(decideRoute(visitor({ isRoleApplication: is_role_application }), `/${route}`)),
    wanted: wanted === 'allowed' ? 'shown' : wanted,
  }),
  P044: ({ adminToken, path }, wanted) => ({
    got: told(decideRoute(visitor({ loggedIn: false, adminLoggedIn: adminToken === 'valid' }), path)),
    wanted: wanted.replace('redirect ', ''),
  }),
  P045: ({ adminToken }, wanted) => ({
    got: told(decideRoute(visitor({ loggedIn: false, adminLoggedIn: adminToken === 'valid' }), '/admin/auth/login')),
    wanted: wanted === 'login form' ? 'shown' : wanted.replace('redirect ', ''),
  }),
  P046: ({ path }, wanted) => ({
    got: told(decideRoute(visitor({ loggedIn: false, workspaceId: undefined, membership: undefined }), path)),
    wanted: wanted.startsWith('shown') ? 'shown' : wanted,
  }),
  P047: ({ token }, wanted) => ({
    got: told(decideRoute(visitor({ loggedIn: token === 'valid' }), '/auth/login')),
    wanted: wanted === 'login form' ? 'shown' : wanted.replace('redirect ', ''),
  }),
  P048: ({ workspace, path }, wanted) => ({
    got: told(
      decideRoute(
        visitor(workspace === null ? { workspaceId: undefined, membership: undefined } : { planPermissions: widePlan }),
        path,
      ),
    ),
    wanted: wanted === 'continue' ? 'shown' : wanted.replace('redirect ', ''),
  }),
  P050: ({ groups, path }, wanted) => ({
    got: told(decideRoute(visitor({ membership: membership({ types: groups }) }), path)),
    wanted: wanted === 'continue' ? 'shown' : wanted.replace('redirect ', ''),
  }),
  P051: ({ is_root, path }, wanted) => ({
    got: told(decideRoute(visitor({ membership: membership({ root: is_root }) }), path)),
    wanted: wanted.replace('redirect ', ''),
  }),
  P052: (inputs, wanted) => {
    const wide = inputs['default'] === '/dashboard' ? { view_memo: true } : { crud_todo: true };
    return {
      got: told(decideRoute(visitor({ planPermissions: wide }), '/dashboard')),
      wanted: wanted.replace('302 ', ''),
    };
  },
  P055: ({ map, held, is_role_application }, wanted) => ({
    got: defaultPath({
      membership: membership({ held }),
      isRoleApplication: is_role_application ?? false,
      planPermissions: map,
    }),
    wanted,
  }),
  P056: ({ group_types }, wanted) => ({
    got: defaultPath({
      membership: membership({ types: group_types }),
      isRoleApplication: false,
      planPermissions: { view_calendar: false },
    }),
    wanted,
  }),
  P057: ({ is_role_application, set }, wanted) => ({
    got: defaultPath({
      membership: membership({}),
      isRoleApplication: is_role_application,
      planPermissions: Object.fromEntries(set.map((name) => [name, true])),
    }),
    wanted,
  }),
  P058: ({ route }, wanted) => ({
    got: told(decideRoute(visitor({}), route)) === 'denied' ? 'denied page' : 'shown',
    wanted: wanted.startsWith('text 権限がありません。') ? 'denied page' : wanted,
  }),
  P059: ({ path }, wanted) => ({
    got: told(decideRoute(visitor({ loggedIn: false }), path)),
    wanted: wanted === 'shown' ? 'shown' : `/auth/login?redirect=${encodeURIComponent(path)}`,
  }),
  P060: ({ path }, wanted) => ({
    got: told(decideRoute(visitor({ loggedIn: false }), path)),
    wanted: wanted === 'shown' ? 'shown' : `/auth/login?redirect=${encodeURIComponent(path)}`,
  }),
  P062: (inputs) => {
    const members = moveChannelRoot(
      [
        { userId: inputs.root, root: true },
        { userId: inputs.new, root: false },
      ],
      inputs.new,
    );
    return { got: JSON.stringify(members.map(({ root }) => root)), wanted: '[false,true]' };
  },
  P065: ({ caller }, wanted) => ({
    got: mayChangeRootUser(member(caller === 'root')).allowed ? 'allowed after the confirm dialog' : 'refused',
    wanted,
  }),
  P068: ({ credential_token }, wanted) => ({
    got: advisorMayRead({ byToken: 7, byCredential: credential_token === 'valid' ? 7 : undefined })
      ? 'status, files'
      : 'refused',
    wanted,
  }),
  P069: ({ has_password, password }, wanted) => ({
    got: viewOfShare({ hasPassword: has_password, given: password ?? 'none' }),
    wanted: wanted === 'locked with an error' ? 'wrong' : wanted,
  }),
};

describe('decisions of the specification on rights and pages', () => {
  for (const { id, inputs, outcome } of cases) {
    if (elsewhere.has(id)) continue;
    it(`${id} ${JSON.stringify(inputs)} gives ${outcome}`, () => {
      const check = checks[id];
      expect(check, `no check for ${id}`).to.be.a('function');
      const { got, wanted } = check!(inputs, outcome);
      expect(got).to.equal(wanted);
    });
  }
});
