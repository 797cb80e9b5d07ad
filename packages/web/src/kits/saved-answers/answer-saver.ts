import { ApiError } from '@shorui/server/client';
import type { Answers } from '../questions/answer-path.ts';

/** Where saving stands. `refused` is not tried again by itself: the server does not take the answers. */
export type SaveState =
  | { readonly kind: 'saved'; readonly at: Date | null }
  | { readonly kind: 'waiting' | 'saving' | 'offline' | 'failed' }
  | { readonly kind: 'refused'; readonly message: string };

export interface AnswerSaverOptions {
  /** Version of the record that has the answers, as it was read. */
  readonly version: number;
  readonly read: (name: string) => unknown;
  /** Saves the answers; gives the version of the record afterwards. */
  readonly send: (answers: Answers) => Promise<number>;
  /** Keeps what is not saved yet in this browser. */
  readonly keep: (answers: Answers) => void;
  /** Another device saved in between: the record has to be read again. */
  readonly onBehind: () => void;
}

/** Milliseconds after the last key until answers are sent, and until a failed call is tried again at first and at most. */
const pauseMs = 800;
const firstRetryMs = 2000;
const lastRetryMs = 30_000;

/**
 * Saves the answers that change, those of one moment in one call, one call at a time. A failure loses nothing: the answers stay, are
 * kept in the browser and sent again.
 */
export class AnswerSaver {
  readonly #options: AnswerSaverOptions;
  readonly #unsaved = new Set<string>();
  /** Names of the answers in the call that is under way. The server may have them or not. */
  readonly #sending = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #state: SaveState = { kind: 'saved', at: null };
  #version: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retryMs = firstRetryMs;
  #running: Promise<boolean> | undefined;

  constructor(options: AnswerSaverOptions) {
    this.#options = options;
    this.#version = options.version;
  }

  get state(): SaveState {
    return this.#state;
  }

  get version(): number {
    return this.#version;
  }

  /** Names of answers that the server does not have yet, for all that is known. */
  get unsaved(): ReadonlySet<string> {
    return new Set([...this.#unsaved, ...this.#sending]);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** An answer was changed. */
  note(name: string): void {
    this.#unsaved.add(name);
    this.#keep();
    if (this.#state.kind !== 'offline' && this.#state.kind !== 'failed') this.#show({ kind: 'waiting' });
    this.#schedule(pauseMs);
  }

  /** The record was read again. */
  seen(version: number): void {
    this.#version = Math.max(this.#version, version);
  }

  /** Sends what is not saved yet, and what is answered meanwhile. Gives whether everything is saved; false after a call that failed. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    if (this.#running !== undefined) await this.#running;
    while (this.#unsaved.size > 0) {
      // oxlint-disable-next-line no-await-in-loop -- one call at a time, so that an older answer never arrives after a newer one
      if (!(await this.#run())) return false;
    }
    return true;
  }

  /** Ends the timers; what is not saved is sent once more. */
  async close(): Promise<void> {
    await this.flush();
    clearTimeout(this.#timer);
  }

  /** Whether the call succeeded. */
  #run(): Promise<boolean> {
    this.#running ??= this.#send().finally(() => (this.#running = undefined));
    return this.#running;
  }

  async #send(): Promise<boolean> {
    const names = [...this.#unsaved];
    this.#unsaved.clear();
    for (const name of names) this.#sending.add(name);
    this.#show({ kind: 'saving' });
    try {
      const version = await this.#options.send(this.#read(names));
      const isBehind = version > this.#version + 1;
      this.seen(version);
      this.#sending.clear();
      this.#retryMs = firstRetryMs;
      this.#show(this.#unsaved.size === 0 ? { kind: 'saved', at: new Date() } : { kind: 'waiting' });
      if (this.#unsaved.size > 0) this.#schedule(pauseMs);
      if (isBehind) this.#options.onBehind();
      return true;
    } catch (error) {
      this.#sending.clear();
      for (const name of names) this.#unsaved.add(name);
      this.#fail(error);
      return false;
    } finally {
      this.#keep();
    }
  }

  #fail(error: unknown): void {
    const status = error instanceof ApiError ? error.status : 0;
    if (error instanceof ApiError && status >= 400 && status < 500 && status !== 409 && status !== 429) {
      this.#show({ kind: 'refused', message: error.message });
      return;
    }
    this.#show({ kind: status === 0 ? 'offline' : 'failed' });
    this.#schedule(this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, lastRetryMs);
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(), ms);
  }

  /** A removed answer is saved as null. */
  #read(names: readonly string[]): Answers {
    return Object.fromEntries(names.map((name) => [name, this.#options.read(name) ?? null]));
  }

  #keep(): void {
    this.#options.keep(this.#read([...this.unsaved]));
  }

  #show(state: SaveState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
