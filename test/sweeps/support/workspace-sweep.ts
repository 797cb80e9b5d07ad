import { expect } from 'chai';
import { records, type RecordRow } from '../../../packages/server/src/access/records.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { loginAs } from '../../server/support/factories.ts';
import type { TestServer } from '../../server/support/start-server.ts';
import type { TestClient, TestReply } from '../../server/support/test-client.ts';
import { isChange, sampleCall, sendWhole, titleOf, type Call, type Route } from './calls.ts';
import { nameOf, withValue } from './fields.ts';
import { idPlaces, withIds, type IdPlace } from './record-ids.ts';
import { RefusalLog } from './refusal-log.ts';
import { makeFullWorkspace, mark, markedHost, type Workspace } from './scene.ts';
import { SqlRecorder } from './sql-recorder.ts';
import type { Tally } from './tally.ts';
import { stateOf, type WorkspaceState } from './workspace-state.ts';

/** Statements of an endpoint that access tables of workspaces without a workspace, by table, with the reason. */
export type UnscopedStatements = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface SweepOptions {
  readonly tally: Tally;
  readonly unscoped?: UnscopedStatements;
}

/** A call of one kind to an endpoint, by a root user in a separate company. */
interface Attempt {
  readonly title: string;
  readonly call: Call;
  /** Position of the id of another workspace's record; undefined: all ids belong to the own company. */
  readonly foreign?: IdPlace;
}

/** A root user with records in the own company. */
interface Caller {
  readonly workspace: Workspace;
  readonly client: TestClient;
}

/** Records of every kind in another workspace, and calls from elsewhere that must neither show nor change them. */
export class WorkspaceSweep {
  readonly #database: Database;
  readonly #server: TestServer;
  readonly #options: SweepOptions;
  readonly #log: RefusalLog;
  readonly #foreign: Workspace;
  readonly #state: WorkspaceState;
  /** Callers whose companies no call has changed yet, by the kinds of their records: most of the time goes into making one. */
  readonly #unchanged = new Map<string, Caller>();
  /** Number of refused calls in the audit. */
  attempts = 0;

  private constructor(
    database: Database,
    server: TestServer,
    options: SweepOptions,
    foreign: Workspace,
    state: WorkspaceState,
  ) {
    this.#database = database;
    this.#server = server;
    this.#options = options;
    this.#log = new RefusalLog(database, server);
    this.#foreign = foreign;
    this.#state = state;
  }

  static async start(database: Database, server: TestServer, options: SweepOptions): Promise<WorkspaceSweep> {
    const foreign = await makeFullWorkspace(database, true);
    return new WorkspaceSweep(database, server, options, foreign, await stateOf(database, foreign));
  }

  get foreignId(): number {
    return this.#foreign.company.id;
  }

  /** Calls an endpoint with its own ids, with and without optional members, and with each id of another workspace. */
  async check(route: Route): Promise<void> {
    const whole = sampleCall(route.endpoint);
    const bare = sampleCall(route.endpoint, false);
    const places = idPlaces(route.endpoint, whole).filter(({ kind }) => isOwned(kind));
    const own = await this.#try(route, { title: 'own ids', call: whole });
    const least = await this.#try(route, { title: 'without options', call: bare });
    // If a list were refused here, its results would never be checked.
    if (!isChange(route) && places.every(({ path }) => path[0] !== 'params')) {
      expect(least.status, `${titleOf(route)}: ${least.text.slice(0, 300)}`).to.be.below(300);
    }
    for (const foreign of places) {
      await this.#tryForeign(route, { title: nameOf(foreign.path), call: whole, foreign }, own.status);
    }
    expect(await stateOf(this.#database, this.#foreign), `${titleOf(route)} changed another workspace`).to.deep.equal(
      this.#state,
    );
  }

  async #try(route: Route, attempt: Attempt): Promise<TestReply & { readonly told: string; readonly by: Workspace }> {
    const { foreign } = attempt;
    const places = idPlaces(route.endpoint, attempt.call);
    const key = keyOf(route);
    const { workspace: by, client } = this.#unchanged.get(key) ?? (await this.#makeCaller(route));
    const ownCall = withIds(attempt.call, places, by.ids);
    const call = foreign === undefined ? ownCall : withValue(ownCall, foreign.path, this.#foreign.ids[foreign.kind]);
    this.#log.nextMinute();
    await this.#log.take();
    const recorder = new SqlRecorder(this.#database);
    try {
      const reply = await sendWhole(client, route, call);
      const told = `${titleOf(route)} with ${attempt.title}: ${reply.status} ${reply.text.slice(0, 300)}`;
      expect(reply.status, told).to.be.below(500);
      expect(reply.text, told).to.not.include(mark).and.not.include(markedHost);
      expect(recorder.count, told).to.be.greaterThan(0);
      const known = this.#options.unscoped?.[route.endpoint.name] ?? {};
      const unscoped = recorder.takeUnscoped(by.company.id).filter(({ table }) => !(table in known));
      expect(unscoped, `${told}: statements that are not held to the workspace`).to.deep.equal([]);
      if (reply.status < 400 && isChange(route)) this.#unchanged.delete(key);
      this.#options.tally.add(
        attempt.title === 'own ids' || attempt.title === 'without options' ? attempt.title : 'foreign ids',
      );
      return { ...reply, told, by };
    } finally {
      recorder.end();
    }
  }

  /** A change needs only the records that it names, and a document if it collects some; reads share a company with everything. */
  async #makeCaller(route: Route): Promise<Caller> {
    const named = idPlaces(route.endpoint, sampleCall(route.endpoint)).map(({ kind }) => kind);
    const workspace = await makeFullWorkspace(
      this.#database,
      false,
      {},
      isChange(route) ? [...named, 'document'] : undefined,
    );
    const caller = { workspace, client: await loginAs(this.#server, workspace.root, workspace.company) };
    this.#unchanged.set(keyOf(route), caller);
    return caller;
  }

  async #tryForeign(route: Route, attempt: Attempt & { readonly foreign: IdPlace }, ownStatus: number): Promise<void> {
    const { path, kind } = attempt.foreign;
    const reply = await this.#try(route, attempt);
    if (path[0] === 'params') expect(reply.status, reply.told).to.equal(404);
    // A call that is refused with own ids too may end before the foreign id is used.
    if (!(reply.status === 404 || (reply.status >= 400 && ownStatus < 400))) return;
    const row = await this.#log.takeOne(route.endpoint.name, reply, reply.told);
    expect(row.get(), reply.told).to.include({
      subject_kind: kind,
      subject_id: String(this.#foreign.ids[kind]),
      subject_workspace_id: this.#foreign.company.id,
      workspace_id: reply.by.company.id,
      actor_kind: 'user',
      actor_id: reply.by.root.id,
    });
    expect(JSON.stringify(row), reply.told).to.not.include(mark).and.not.include(markedHost);
    this.attempts += 1;
    this.#options.tally.add('in the audit');
  }
}

/** Calls with one key take place in one company until one of them changes it. */
const keyOf = (route: Route): string => (isChange(route) ? titleOf(route) : 'reads');

/** Ids that all callers may use need no refusal. */
const isOwned = (kind: IdPlace['kind']): boolean => (records[kind] as RecordRow).owner !== 'shared';
