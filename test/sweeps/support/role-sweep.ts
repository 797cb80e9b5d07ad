import { expect } from 'chai';
import type { MemberActor } from '../../../packages/server/src/access/actor.ts';
import { records, type Purpose, type RecordRow } from '../../../packages/server/src/access/records.ts';
import type { Endpoint } from '../../../packages/server/src/contract/index.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { loadMemberActor } from '../../../packages/server/src/domains/accounts/auth/load-member-actor.ts';
import type { RecordKind } from '../../../packages/server/src/contract/record-kinds.ts';
import { errorCodes, type ErrorCode } from '../../../packages/server/src/errors/error-codes.ts';
import type { User } from '../../../packages/server/src/domains/accounts/users/model.ts';
import { inOneUnit, loginAs, makeAdmin, makePlan } from '../../server/support/factories.ts';
import type { TestServer } from '../../server/support/start-server.ts';
import type { TestClient } from '../../server/support/test-client.ts';
import { isChange, sampleCall, sendWhole, titleOf, type Route } from './calls.ts';
import { idPlaces, withIds } from './record-ids.ts';
import { RefusalLog } from './refusal-log.ts';
import { makeFullWorkspace, makeRole, roles, type Role, type Workspace } from './scene.ts';
import type { Tally } from './tally.ts';

/** Flags that users of companies with only the application role can have (specification section 6). */
const ofTheApplicationRole: ReadonlySet<string> = new Set(['application_view', 'download_document_template']);

/** A caller, with properties of the company and the session. */
export interface RoleCase {
  readonly name: string;
  readonly role: Role;
  /** The plan lacks the flag that the endpoint requires. */
  readonly withoutFlag?: boolean;
  /** The company has only the application role. */
  readonly isApplicationOnly?: boolean;
  /** A member of the staff acts as the user. */
  readonly isOnBehalf?: boolean;
}

const root: Role = { name: 'root', isRoot: true };

/** Every role on a plan with everything that the endpoint needs, and the root user in each company and session that lacks something. */
export const roleCases: readonly RoleCase[] = [
  ...roles.map((role) => ({ name: role.name, role })),
  { name: 'root on a plan without the flag', role: root, withoutFlag: true },
  { name: 'root of an application company', role: root, isApplicationOnly: true },
  { name: 'staff who act as root', role: root, isOnBehalf: true },
];

/** The refusal required by the contract's flags, computed independently of the server's own guard. */
export function refusalByFlags(
  endpoint: Endpoint,
  { role, withoutFlag, isApplicationOnly, isOnBehalf }: RoleCase,
): ErrorCode | undefined {
  if (isOnBehalf === true && endpoint.notOnBehalf === true) return 'not_on_behalf';
  const waits = role.isRoot !== true && (role.type === undefined || role.type === 'unassigned');
  if (waits && endpoint.withoutGroup !== true) return 'need_group';
  if (endpoint.plan !== undefined) {
    if (withoutFlag === true) return 'plan_forbids';
    if (isApplicationOnly === true && !ofTheApplicationRole.has(endpoint.plan)) return 'plan_forbids';
  }
  if (role.isRoot === true || role.permissions?.includes('settings') === true) return undefined;
  const hasSettings = role.type === 'sub_root' || role.type === 'manager' || role.type === 'leader';
  if (endpoint.settings === true && !hasSettings) return 'forbidden';
  if (endpoint.permission === undefined) return undefined;
  return role.permissions?.some((name) => endpoint.permission?.includes(name)) === true ? undefined : 'forbidden';
}

export interface RoleSweepOptions {
  readonly tally: Tally;
  /** Names of endpoints that only read although their method is one of changes. */
  readonly reads?: ReadonlySet<string>;
  /**
   * Refusals because of the body or of a rule of the endpoint: the code, the cases, and the reason, by endpoint. All others are
   * determined by the contract's flags and the policies of the records.
   */
  readonly rules?: Readonly<Record<string, RoleRule>>;
}

export interface RoleRule {
  readonly reason: string;
  readonly code: ErrorCode;
  readonly refuses: (roleCase: RoleCase) => boolean;
}

/** A user of a company with a session. */
interface Caller {
  readonly user: User;
  readonly client: TestClient;
}

/** Calls an endpoint as every role within a workspace, each with records of every kind in its own company. */
export class RoleSweep {
  readonly #database: Database;
  readonly #server: TestServer;
  readonly #options: RoleSweepOptions;
  readonly #log: RefusalLog;
  /** Companies that no call has changed yet, by their plan and roles: most of the time goes into making one. */
  readonly #unchanged = new Map<string, Workspace>();
  /** Users of these companies with their sessions, by the name of the case. */
  readonly #callers = new WeakMap<Workspace, Map<string, Caller>>();

  constructor(database: Database, server: TestServer, options: RoleSweepOptions) {
    this.#database = database;
    this.#server = server;
    this.#options = options;
    this.#log = new RefusalLog(database, server);
  }

  /** Returns the statuses of the calls that were permitted. */
  async check(route: Route): Promise<readonly number[]> {
    const statuses: number[] = [];
    for (const roleCase of roleCases) {
      const status = await this.#checkCase(route, roleCase);
      if (status !== undefined) statuses.push(status);
    }
    return statuses;
  }

  async #checkCase(route: Route, roleCase: RoleCase): Promise<number | undefined> {
    const { endpoint } = route;
    const sample = sampleCall(endpoint, false);
    const places = idPlaces(endpoint, sample);
    const kinds = places.map(({ kind }) => kind);
    const key = companyKey(route, roleCase);
    const workspace = this.#unchanged.get(key) ?? (await this.#makeWorkspace(route, roleCase, kinds));
    this.#unchanged.set(key, workspace);
    const { user, client } = await this.#caller(workspace, roleCase);
    const call = withIds(sample, places, workspace.ids);
    const refusal =
      refusalByFlags(endpoint, roleCase) ??
      (await this.#refusalByRecords(route, workspace, user)) ??
      this.#byRule(route, roleCase);
    this.#log.nextMinute();
    await this.#log.take();
    const reply = await sendWhole(client, route, call);
    const told = `${titleOf(route)} as ${roleCase.name}: ${reply.status} ${reply.text.slice(0, 300)}`;
    if (refusal !== undefined) {
      expect([reply.status, reply.body?.code], `${told}, expected ${refusal}`).to.deep.equal([
        errorCodes[refusal].status,
        refusal,
      ]);
      const row = await this.#log.takeOne(endpoint.name, reply, told);
      expect(row.get(), told).to.include({ actor_id: user.id, workspace_id: workspace.company.id });
      this.#options.tally.add('refused');
      return undefined;
    }
    expect(reply.status, told).to.not.equal(401).and.not.equal(403);
    expect(reply.status, told).to.be.below(500);
    this.#options.tally.add(reply.status < 300 ? 'done' : String(reply.body?.code));
    if (reply.status < 300 && isChange(route)) this.#unchanged.delete(key);
    return reply.status;
  }

  /** A company on a plan with the endpoint's flag and another, or with the other only. A change needs only records that it names. */
  async #makeWorkspace(route: Route, roleCase: RoleCase, kinds: readonly RecordKind[]): Promise<Workspace> {
    const { plan } = route.endpoint;
    const flag = plan === undefined || roleCase.withoutFlag === true ? {} : { [plan]: true };
    const roles = roleCase.isApplicationOnly === true ? { roles: ['application' as const] } : {};
    const only = isChange(route) ? kinds : undefined;
    return inOneUnit(this.#database, async () => {
      const { id } = await makePlan(this.#database, { features: { some_other_flag: true, ...flag } });
      return makeFullWorkspace(this.#database, false, { plan_id: id, ...roles }, only);
    });
  }

  /** The user of a case in a company, with a session. Calls that change nothing share it, if it lasts: staff act for a short time. */
  async #caller(workspace: Workspace, { name, role, isOnBehalf }: RoleCase): Promise<Caller> {
    const callers = this.#callers.get(workspace) ?? new Map<string, Caller>();
    this.#callers.set(workspace, callers);
    const caller =
      callers.get(name) ??
      (await inOneUnit(this.#database, async () => {
        const user = await makeRole(this.#database, role, workspace);
        const staff = isOnBehalf === true ? await makeAdmin(this.#database) : undefined;
        return { user, client: await loginAs(this.#server, user, workspace.company, staff) };
      }));
    if (isOnBehalf !== true) callers.set(name, caller);
    return caller;
  }

  /** The result of the policies of the records in the path for this actor. */
  async #refusalByRecords(route: Route, { company, ids }: Workspace, user: User): Promise<ErrorCode | undefined> {
    const facts = { userId: user.id, name: '', email: '', sessionId: 0, onBehalf: undefined };
    const actor = await loadMemberActor(this.#database, { kind: 'user', ...facts }, company.id);
    if (actor === undefined) throw new Error('The actor is a member.');
    const sample = sampleCall(route.endpoint, false);
    for (const { path, kind } of idPlaces(route.endpoint, sample)) {
      if (path[0] !== 'params') continue;
      const row: RecordRow = records[kind];
      const model = this.#database.models[row.model] as unknown as { findOne(options: object): Promise<unknown> };
      const include = [...(row.include ?? [])];
      const record = await model.findOne({ where: { [row.key ?? 'id']: ids[kind] }, include });
      await row.prepare?.(this.#database.models, actor, [record] as never);
      for (const purpose of this.#purposes(route)) {
        const reason = refusalOf(row, actor, record, purpose);
        if (reason !== undefined) return reason;
      }
    }
    return undefined;
  }

  #purposes(route: Route): readonly Purpose[] {
    if (!isChange(route) || this.#options.reads?.has(route.endpoint.name) === true) return ['read'];
    return ['read', route.method === 'DELETE' ? 'delete' : 'change'];
  }

  #byRule({ endpoint }: Route, roleCase: RoleCase): ErrorCode | undefined {
    const rule = this.#options.rules?.[endpoint.name];
    return rule?.refuses(roleCase) === true ? rule.code : undefined;
  }
}

/** Calls with one key take place in one company until one of them changes it. Reads of a plan share a company with everything. */
function companyKey(route: Route, { withoutFlag, isApplicationOnly }: RoleCase): string {
  const plan = `${withoutFlag === true ? 'without' : 'with'} ${route.endpoint.plan} ${isApplicationOnly === true}`;
  return isChange(route) ? `${plan} ${titleOf(route)}` : plan;
}

function refusalOf(
  { policies = {} }: RecordRow,
  actor: MemberActor,
  record: unknown,
  purpose: Purpose,
): ErrorCode | undefined {
  const policy = policies[purpose] ?? (purpose === 'delete' ? policies.change : undefined);
  const decision = policy?.(actor, record as never);
  return decision === undefined || decision.allowed ? undefined : decision.reason;
}
