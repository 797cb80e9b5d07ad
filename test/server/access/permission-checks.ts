import type { CompanyRole, GroupType, Membership, UserPermission } from '../../../packages/server/src/access/actor.ts';
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
} from '../../../packages/server/src/access/policies/index.ts';
import { member, membership, told, visitor } from './permission-visitors.ts';

/** Members that cases may have; the rule of a case determines which are present. */
export interface Inputs {
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

export interface Case {
  readonly id: string;
  readonly inputs: Inputs;
  readonly outcome: string;
}

/** The inputs of a case that is a plan and nothing else. */
const flags = (inputs: Inputs): PlanPermissions => inputs as unknown as PlanPermissions;

/** Everything that a plan can enable, so that only the tested rule decides. */
const widePlan = { view_calendar: true, proposal_view: true, crud_todo: true, view_works: true };
const passOrFail = (pass: boolean): string => (pass ? 'pass' : 'fail');

type Check = (inputs: Inputs, outcome: string) => { readonly got: string; readonly expected: string };

/** One rule per line: the result of the policy for the inputs of the case, in the terms of its outcome. */
export const checks: Readonly<Record<string, Check>> = {
  P003: ({ roles }, expected) => ({
    got: hasSales(roles) ? 'sales available' : 'sales not available',
    expected,
  }),
  P005: ({ is_root, needed, groups }, expected) => ({
    got: passOrFail(hasPermission(membership({ root: is_root, types: groups ?? [] }), needed ?? ['leading'])),
    expected,
  }),
  P006: ({ group_types }, expected) => ({
    got: isSubRoot(membership({ types: group_types })) ? 'sub-root' : 'not sub-root',
    expected,
  }),
  P007: ({ group_types }, expected) => ({
    got: hasSettingsGroup(membership({ types: group_types })) ? 'unlocked' : 'not unlocked',
    expected,
  }),
  P008: ({ is_root, held, needed }, expected) => ({
    got: passOrFail(hasPermission(membership({ root: is_root, held }), needed ?? [])),
    expected,
  }),
  P010: ({ groups, needed }, expected) => {
    const list = groups as UserPermission[][];
    const all: Membership = {
      isRoot: false,
      groups: list.map((permissions, index) => ({ id: index + 1, type: 'general', permissions, categories: [] })),
    };
    return { got: passOrFail(hasPermission(all, needed ?? [])), expected };
  },
  P011: ({ category, full_access, categories }, expected) => {
    const list = categories ?? [[category, full_access] as const];
    return { got: [...categoryKeys(membership({ categories: list }))].join(', '), expected };
  },
  P012: ({ is_root, held, route }, expected) => ({
    got:
      told(decideRoute(visitor({ membership: membership({ root: is_root, held }) }), route)) === 'shown'
        ? 'pass'
        : 'denied',
    expected,
  }),
  P014: ({ map, name }, expected) => ({ got: passOrFail(planAllows(map, name)), expected }),
  P015: ({ map, name }, expected) => ({ got: passOrFail(planAllows(map, name)), expected }),
  P034: (inputs, expected) => ({ got: passOrFail(mayAddToManual(flags(inputs))), expected }),
  P035: (inputs, expected) => ({ got: passOrFail(mayAddWorkToManual(flags(inputs))), expected }),
  P036: (inputs, expected) => ({ got: passOrFail(mayAddWorkToTodo(flags(inputs))), expected }),
  P037: ({ plan_id, roles, role }, expected) => ({
    got: passOrFail(hasCompanyRole({ planId: plan_id ?? undefined, roles }, role)),
    expected,
  }),
  P038: ({ plan_id, roles, role }, expected) => ({
    got: passOrFail(hasCompanyRole({ planId: plan_id ?? undefined, roles }, role)),
    expected,
  }),
  P039: ({ caller }, expected) => {
    const actor =
      caller === 'admin' ? ({ kind: 'admin', adminId: 1, name: '運営', sessionId: 1 } as const) : member(true);
    return { got: mayChangeCompanyRoles(actor).allowed ? 'allowed' : 'not available', expected };
  },
  P040: ({ is_role_application, route }, expected) => ({
    got: told(decideRoute(visitor({ isRoleApplication: is_role_application, planPermissions: widePlan }), `/${route}`)),
    expected: expected.startsWith('allowed') ? 'shown' : expected,
  }),
  P041: ({ is_role_application, name }, expected) => ({
    got: planAllowsUser({ [name]: true }, name, is_role_application) ? 'pass when set' : 'fail',
    expected,
  }),
  P043: ({ is_role_application, route }, expected) => ({
    got: told(decideRoute(visitor({ isRoleApplication: is_role_application }), `/${route}`)),
    expected: expected === 'allowed' ? 'shown' : expected,
  }),
  P044: ({ adminToken, path }, expected) => ({
    got: told(decideRoute(visitor({ loggedIn: false, adminLoggedIn: adminToken === 'valid' }), path)),
    expected: expected.replace('redirect ', ''),
  }),
  P045: ({ adminToken }, expected) => ({
    got: told(decideRoute(visitor({ loggedIn: false, adminLoggedIn: adminToken === 'valid' }), '/admin/auth/login')),
    expected: expected === 'login form' ? 'shown' : expected.replace('redirect ', ''),
  }),
  P046: ({ path }, expected) => ({
    got: told(decideRoute(visitor({ loggedIn: false, workspaceId: undefined, membership: undefined }), path)),
    expected: expected.startsWith('shown') ? 'shown' : expected,
  }),
  P047: ({ token }, expected) => ({
    got: told(decideRoute(visitor({ loggedIn: token === 'valid' }), '/auth/login')),
    expected: expected === 'login form' ? 'shown' : expected.replace('redirect ', ''),
  }),
  P048: ({ workspace, path }, expected) => ({
    got: told(
      decideRoute(
        visitor(workspace === null ? { workspaceId: undefined, membership: undefined } : { planPermissions: widePlan }),
        path,
      ),
    ),
    expected: expected === 'continue' ? 'shown' : expected.replace('redirect ', ''),
  }),
  P050: ({ groups, path }, expected) => ({
    got: told(decideRoute(visitor({ membership: membership({ types: groups }) }), path)),
    expected: expected === 'continue' ? 'shown' : expected.replace('redirect ', ''),
  }),
  P051: ({ is_root, path }, expected) => ({
    got: told(decideRoute(visitor({ membership: membership({ root: is_root }) }), path)),
    expected: expected.replace('redirect ', ''),
  }),
  P052: (inputs, expected) => {
    const wide = inputs['default'] === '/dashboard' ? { view_memo: true } : { crud_todo: true };
    return {
      got: told(decideRoute(visitor({ planPermissions: wide }), '/dashboard')),
      expected: expected.replace('302 ', ''),
    };
  },
  P055: ({ map, held, is_role_application }, expected) => ({
    got: defaultPath({
      membership: membership({ held }),
      isRoleApplication: is_role_application ?? false,
      planPermissions: map,
    }),
    expected,
  }),
  P056: ({ group_types }, expected) => ({
    got: defaultPath({
      membership: membership({ types: group_types }),
      isRoleApplication: false,
      planPermissions: { view_calendar: false },
    }),
    expected,
  }),
  P057: ({ is_role_application, set }, expected) => ({
    got: defaultPath({
      membership: membership({}),
      isRoleApplication: is_role_application,
      planPermissions: Object.fromEntries(set.map((name) => [name, true])),
    }),
    expected,
  }),
  P058: ({ route }, expected) => ({
    got: told(decideRoute(visitor({}), route)) === 'denied' ? 'denied page' : 'shown',
    expected: expected.startsWith('text 権限がありません。') ? 'denied page' : expected,
  }),
  P059: ({ path }, expected) => ({
    got: told(decideRoute(visitor({ loggedIn: false }), path)),
    expected: expected === 'shown' ? 'shown' : `/auth/login?redirect=${encodeURIComponent(path)}`,
  }),
  P060: ({ path }, expected) => ({
    got: told(decideRoute(visitor({ loggedIn: false }), path)),
    expected: expected === 'shown' ? 'shown' : `/auth/login?redirect=${encodeURIComponent(path)}`,
  }),
  P062: (inputs) => {
    const members = moveChannelRoot(
      [
        { userId: inputs.root, root: true },
        { userId: inputs.new, root: false },
      ],
      inputs.new,
    );
    return { got: JSON.stringify(members.map(({ root }) => root)), expected: '[false,true]' };
  },
  P065: ({ caller }, expected) => ({
    got: mayChangeRootUser(member(caller === 'root')).allowed ? 'allowed after the confirm dialog' : 'refused',
    expected,
  }),
  P068: ({ credential_token }, expected) => ({
    got: advisorMayRead({ byToken: 7, byCredential: credential_token === 'valid' ? 7 : undefined })
      ? 'status, files'
      : 'refused',
    expected,
  }),
  P069: ({ has_password, password }, expected) => ({
    got: viewOfShare({ hasPassword: has_password, given: password ?? 'none' }),
    expected: expected === 'locked with an error' ? 'wrong' : expected,
  }),
};
