import { ApiError } from '@shorui/server/client';
import { updateBulkItems, type BulkUploadItem } from '@shorui/server/contract';
import { api } from '../../../api/client.ts';
import { isConflict } from '../../../kits/form/plain-form.tsx';
import type { LineChange } from './read-cell.ts';

export type SaveState = 'saved' | 'saving' | 'unsaved' | 'conflict';

export interface LinesState {
  readonly rows: readonly BulkUploadItem[];
  readonly save: SaveState;
  /** Texts that mean nothing yet and why, by line and field: `12 record_date`. They are not sent. */
  readonly typed: ReadonlyMap<string, { readonly text: string; readonly problem: string }>;
}

/** Milliseconds from the last change to the save, and from a failed save to the next. */
const [pause, retry] = [600, 4000];

export const cellKey = (id: number, field: string): string => `${id} ${field}`;

/** The lines of the sheet as they are written. Changes are saved after a pause, one call at a time. */
export class LineStore {
  #state: LinesState;
  #changes = new Map<number, LineChange>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #onConflict: () => void;

  constructor(rows: readonly BulkUploadItem[], onConflict: () => void) {
    this.#state = { rows, save: 'saved', typed: new Map() };
    this.#onConflict = onConflict;
  }

  readonly read = (): LinesState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Lines as the server has them now. What is not saved yet stays on top of them. */
  take(rows: readonly BulkUploadItem[]): void {
    if (this.#sending !== undefined) return;
    this.#set({ rows: rows.map((row) => ({ ...row, ...this.#changes.get(row.id) })) });
  }

  change(id: number, field: string, change: LineChange): void {
    this.#changes.set(id, { ...this.#changes.get(id), ...change });
    const typed = new Map(this.#state.typed);
    typed.delete(cellKey(id, field));
    this.#set({ typed, rows: this.#state.rows.map((row) => (row.id === id ? { ...row, ...change } : row)) });
    this.#later(pause);
  }

  /** The text of a cell means nothing: it is kept and shown with its problem. */
  keepTyped(id: number, field: string, text: string, problem: string): void {
    this.#set({ typed: new Map(this.#state.typed).set(cellKey(id, field), { text, problem }) });
  }

  /** Saves what is not saved. Gives whether all is. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#changes.size > 0 || this.#sending !== undefined) {
      this.#sending ??= this.#send();
      // oxlint-disable-next-line no-await-in-loop -- one call at a time, so that versions follow each other
      await this.#sending;
      if (this.#state.save === 'unsaved' || this.#state.save === 'conflict') return false;
    }
    return true;
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  async #send(): Promise<void> {
    const sent = this.#changes;
    this.#changes = new Map();
    this.#set({ save: 'saving' });
    const versions = new Map(this.#state.rows.map(({ id, version }) => [id, version]));
    const items = [...sent].map(([id, change]) => ({ id, ...change, version: versions.get(id) ?? 0 }));
    try {
      const saved = await api.call(updateBulkItems, { body: { items } });
      const byId = new Map(saved.map((row) => [row.id, row]));
      this.#sending = undefined;
      this.#set({
        save: this.#changes.size === 0 ? 'saved' : 'saving',
        rows: this.#state.rows.map((row) => ({ ...(byId.get(row.id) ?? row), ...this.#changes.get(row.id) })),
      });
    } catch (error) {
      this.#sending = undefined;
      if (!(error instanceof ApiError)) throw error;
      if (isConflict(error)) {
        this.#set({ save: 'conflict' });
        this.#onConflict();
        return;
      }
      const later = this.#changes;
      this.#changes = new Map(later);
      for (const [id, change] of sent) this.#changes.set(id, { ...change, ...later.get(id) });
      this.#set({ save: 'unsaved' });
      if (error.status === 0 || error.status >= 500) this.#later(retry);
    }
  }

  #set(change: Partial<LinesState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
