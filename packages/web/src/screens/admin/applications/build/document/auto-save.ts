import { ShoruiError, type Application } from '@shorui/engine';
import { editApplication, shiftIds, type Change, type Effect } from '@shorui/engine/model';
import { ApiError } from '@shorui/server/client';
import { editApplicationCall, readApplication } from '@shorui/server/contract';
import { api } from '../../../../../api/client.ts';

/** What the server has. */
export interface ServerState {
  readonly application: Application;
  readonly version: number;
}

export type SaveState =
  | { readonly kind: 'saved'; readonly at?: Date }
  | { readonly kind: 'waiting' | 'saving' }
  | { readonly kind: 'failed'; readonly message: string }
  /** Somebody was faster: what the person has changed waits for a decision. */
  | { readonly kind: 'conflict'; readonly message: string; readonly newest: ServerState };

export interface AutoSaveEvents {
  readonly onState: (state: SaveState) => void;
  /** The application is another one now: the newest of the server with the unsent changes on top. */
  readonly onRebase: (application: Application, shift: { readonly after: number; readonly by: number }) => void;
  /** Steps before this moment cannot be undone any more. */
  readonly onLoss: () => void;
}

/** Milliseconds without a change after which is saved, and after a failure. */
const quietMs = 500;
const retryMs = 4_000;
/** Most changes that one call takes. */
const mostChanges = 200;

const replay = (application: Application, changes: readonly Change[]): Application =>
  changes.reduce((last, change) => editApplication(last, change).application, application);

/**
 * Saves changes in their order by the edit call, which accepts them unless others have changed the same parts. After a conflict
 * nothing is sent until the person has decided.
 */
export class AutoSave {
  readonly #id: number;
  readonly #events: AutoSaveEvents;
  #server: ServerState;
  /** Changes that are not saved. The first `#sent` of them are under way. */
  #changes: readonly Change[] = [];
  #sent = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #conflict: ServerState | undefined;
  /** What came while changes were under way; taken over after them. */
  #heard: ServerState | undefined;

  constructor(id: number, server: ServerState, events: AutoSaveEvents) {
    [this.#id, this.#server, this.#events] = [id, server, events];
  }

  get version(): number {
    return this.#server.version;
  }
  get isIdle(): boolean {
    return this.#changes.length === 0;
  }

  add(changes: readonly Change[]): void {
    this.#changes = [...this.#changes, ...changes];
    if (this.#conflict !== undefined) return;
    this.#events.onState({ kind: 'waiting' });
    this.#wait(quietMs);
  }

  /** The server has a newer state. While changes are unsent, their own call tells how they fit. */
  receive(server: ServerState): void {
    if (server.version <= this.#server.version || this.#conflict !== undefined) return;
    this.#heard = this.isIdle ? undefined : server;
    if (!this.isIdle) return;
    this.#server = server;
    this.#events.onRebase(server.application, { after: 0, by: 0 });
  }

  /** What was changed and is not saved, with all that it touches. */
  unsaved(): readonly Effect[] {
    const effects: Effect[] = [];
    this.#changes.reduce((last, change) => {
      const edit = editApplication(last, change);
      effects.push(...edit.effects);
      return edit.application;
    }, this.#server.application);
    return effects;
  }

  /** Saves now. Resolves when everything is saved, or when it cannot be. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#changes.length > 0 && this.#conflict === undefined) {
      if (this.#sent > 0) await new Promise((resolve) => setTimeout(resolve, 50));
      else if (!(await this.#send())) return false;
    }
    return this.#conflict === undefined;
  }

  /** Ends a conflict: the newest state, with the own changes on top where they still fit. Tells whether they did. */
  resolve(choice: 'own' | 'newest'): boolean {
    const newest = this.#conflict;
    if (newest === undefined) return true;
    const own = choice === 'own' ? this.#changes : [];
    const by = newest.application.last_id - this.#server.application.last_id;
    const after = this.#server.application.last_id;
    const changes = own.map((change) => shiftIds(change, after, by));
    let application: Application;
    try {
      application = replay(newest.application, changes);
    } catch (error) {
      if (error instanceof ShoruiError) return false;
      throw error;
    }
    [this.#server, this.#changes, this.#conflict] = [newest, changes, undefined];
    this.#events.onLoss();
    this.#events.onRebase(application, { after, by });
    if (changes.length === 0) this.#events.onState({ kind: 'saved', at: new Date() });
    else void this.flush();
    return true;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  async #newest(): Promise<ServerState> {
    const { definition, version } = await api.call(readApplication, { params: { id: this.#id } });
    return { application: definition as unknown as Application, version };
  }

  async #send(): Promise<boolean> {
    const sent = this.#changes.slice(0, mostChanges);
    this.#sent = sent.length;
    this.#events.onState({ kind: 'saving' });
    const { application, version } = this.#server;
    try {
      const reply = await api.call(editApplicationCall, {
        params: { id: this.#id },
        body: { version, last_id: application.last_id, changes: sent.map((change) => ({ ...change })) },
      });
      this.#changes = this.#changes.slice(sent.length);
      this.#sent = 0;
      if (reply.version === version + 1) {
        this.#server = { application: replay(application, sent), version: reply.version };
      } else await this.#follow(application.last_id, reply.shift);
      if (this.isIdle) {
        this.#events.onState({ kind: 'saved', at: new Date() });
        if (this.#heard !== undefined) this.receive(this.#heard);
      }
      return true;
    } catch (error) {
      this.#sent = 0;
      return this.#fail(error);
    }
  }

  /** Takes over what others have changed besides. */
  async #follow(after: number, by: number): Promise<void> {
    const newest = await this.#newest();
    const changes = this.#changes.map((change) => shiftIds(change, after, by));
    try {
      const present = replay(newest.application, changes);
      [this.#server, this.#changes] = [newest, changes];
      this.#events.onRebase(present, { after, by });
    } catch (error) {
      if (!(error instanceof ShoruiError)) throw error;
      this.#conflict = newest;
      this.#changes = changes;
      this.#events.onState({ kind: 'conflict', message: '', newest });
    }
  }

  async #fail(error: unknown): Promise<boolean> {
    if (!(error instanceof ApiError)) throw error;
    const { code, status, message } = error;
    if (code === 'conflict' || code === 'conflict_unnamed' || code === 'application_refused' || code === 'not_found') {
      try {
        this.#conflict = await this.#newest();
      } catch {
        this.#events.onState({ kind: 'failed', message });
        return false;
      }
      this.#events.onState({ kind: 'conflict', message, newest: this.#conflict });
      return false;
    }
    this.#events.onState({ kind: 'failed', message });
    // What the server refuses for good is not sent again and again.
    if (status === 0 || status >= 500 || status === 429) this.#wait(retryMs);
    return false;
  }
}
