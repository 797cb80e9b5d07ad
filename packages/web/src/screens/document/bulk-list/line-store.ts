import { ApiError } from '@shorui/server/client';
import { updateBulkItems, type BulkUploadItem } from '@shorui/server/contract';
import { api } from '../../../api/client.ts';
import { isConflict } from '../../../kits/form/plain-form.tsx';
import { changedLine, decidedWith, fieldsOf, isSameCell, joinChanges, partOfChange } from './line-change.ts';
import type { LineChange } from './line-change.ts';
import { refusedCells, type RefusedCell, type SentLine } from './refused-cells.ts';

export type SaveState = 'saved' | 'saving' | 'unsaved';

/** A cell that was written here and, in the meantime, saved with another value elsewhere. */
export interface CellConflict {
  readonly id: number;
  readonly field: string;
}

/** A line that was removed or filed elsewhere while it was written here. */
export interface LostLine {
  /** The line with what was written into it. */
  readonly row: BulkUploadItem;
  readonly fields: readonly string[];
}

export interface LinesState {
  /** The lines as they are shown: what was written here is on top of what is saved. */
  readonly rows: readonly BulkUploadItem[];
  readonly save: SaveState;
  /** Why the last save was refused, where it is not sent again by itself. */
  readonly refusal: string | undefined;
  /** Texts that mean nothing yet and why, by line and field: `12 record_date`. They are not sent. */
  readonly typed: ReadonlyMap<string, { readonly text: string; readonly problem: string }>;
  /** They are not sent until a person has decided. */
  readonly conflicts: readonly CellConflict[];
  readonly lost: readonly LostLine[];
}

/** Milliseconds from the last change to the save, and from a failed save to the next. */
const [pause, retry] = [600, 4000];

export const cellKey = (id: number, field: string): string => `${id} ${field}`;

const isClosed = ({ status }: BulkUploadItem): boolean => status === 'running' || status === 'done';

/**
 * The lines of the sheet as they are written. Changes are saved after a pause, one call at a time. A change of another window is taken over,
 * except in cells that were written here.
 */
export class LineStore {
  #state: LinesState;
  /** Lines as they are saved. */
  #saved: readonly BulkUploadItem[];
  /** What was written and is not saved yet; `seen` has what was saved in these cells when they were written. */
  readonly #changes = new Map<number, { readonly seen: LineChange; readonly change: LineChange }>();
  readonly #conflicts = new Map<string, CellConflict>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #readAgain: () => Promise<readonly BulkUploadItem[] | undefined>;

  constructor(rows: readonly BulkUploadItem[], readAgain: () => Promise<readonly BulkUploadItem[] | undefined>) {
    this.#saved = rows;
    this.#state = { rows, save: 'saved', refusal: undefined, typed: new Map(), conflicts: [], lost: [] };
    this.#readAgain = readAgain;
  }

  readonly read = (): LinesState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The line as it is saved. */
  savedLine(id: number): BulkUploadItem | undefined {
    return this.#saved.find((row) => row.id === id);
  }

  /** Whether something would be lost if the sheet were closed now. */
  get isUnsaved(): boolean {
    return this.#changes.size > 0 || this.#sending !== undefined || this.#state.typed.size > 0;
  }

  /** Lines as the server has them. A line that is older than the known one was read before it was saved. */
  take(rows: readonly BulkUploadItem[]): void {
    const known = new Map(this.#saved.map((row) => [row.id, row]));
    this.#saved = rows.map((row) => {
      const before = known.get(row.id);
      return before !== undefined && before.version > row.version ? before : row;
    });
    const lost = [...this.#state.lost];
    for (const [id, { seen, change }] of this.#changes) {
      const row = this.savedLine(id);
      if (row === undefined || isClosed(row)) {
        const last = known.get(id);
        if (last !== undefined) lost.push({ row: changedLine(last, change), fields: fieldsOf(change) });
        this.drop(id);
      } else this.#compare(row, seen, change);
    }
    const open = new Set(this.#saved.filter((row) => !isClosed(row)).map(({ id }) => String(id)));
    const typed = [...this.#state.typed].filter(([key]) => open.has(key.split(' ')[0] ?? ''));
    this.#show({ lost, typed: new Map(typed) });
  }

  /** Forgets what was written into a line, because it is removed. */
  drop(id: number): void {
    this.#forget(id, fieldsOf(this.#changes.get(id)?.change ?? {}));
    const typed = [...this.#state.typed].filter(([key]) => !key.startsWith(cellKey(id, '')));
    this.#show({ typed: new Map(typed) });
  }

  change(id: number, field: string, change: LineChange): void {
    const row = this.savedLine(id);
    if (row === undefined) return;
    const before = this.#changes.get(id);
    const known = new Set(fieldsOf(before?.change ?? {}));
    const seen = partOfChange(row, (each) => !known.has(each));
    this.#changes.set(id, { seen: joinChanges(seen, before?.seen), change: joinChanges(before?.change, change) });
    const typed = new Map(this.#state.typed);
    typed.delete(cellKey(id, field));
    this.#show({ typed });
    this.#later(pause);
  }

  /** The text of a cell means nothing: it stays in the cell and is shown with its problem. */
  keepTyped(id: number, field: string, text: string, problem: string): void {
    this.#show({ typed: new Map(this.#state.typed).set(cellKey(id, field), { text, problem }) });
  }

  /** Settles conflicts: what was written here is saved, or what was saved elsewhere stays. */
  decide(conflicts: readonly CellConflict[], whose: 'own' | 'saved'): void {
    for (const { id, field } of conflicts) {
      const [pending, row] = [this.#changes.get(id), this.savedLine(id)];
      if (pending === undefined || row === undefined) continue;
      const fields = decidedWith(field, pending.change);
      if (whose === 'saved') this.#forget(id, fields);
      else {
        for (const each of fields) this.#conflicts.delete(cellKey(id, each));
        // From here on the person has seen what is saved.
        const now = partOfChange(row, (each) => fields.includes(each));
        this.#changes.set(id, { ...pending, seen: joinChanges(pending.seen, now) });
      }
    }
    this.#show({});
    this.#later(0);
  }

  /** The person has read which lines were lost. */
  forgetLost(): void {
    this.#show({ lost: [] });
  }

  /** Saves what can be saved. Gives whether all of that is; cells in conflict wait for a decision. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#sendable().length > 0 || this.#sending !== undefined) {
      this.#sending ??= this.#send();
      // oxlint-disable-next-line no-await-in-loop -- one call at a time, so that versions follow each other
      await this.#sending;
      if (this.#state.save === 'unsaved') return false;
    }
    return true;
  }

  #sendable(): SentLine[] {
    return [...this.#changes].flatMap(([id, { change }]) => {
      const row = this.savedLine(id);
      const free = partOfChange(change, (field) => !this.#conflicts.has(cellKey(id, field)));
      return row === undefined || fieldsOf(free).length === 0 ? [] : [{ row, change: free }];
    });
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  async #send(): Promise<void> {
    const sent = this.#sendable();
    this.#show({ save: 'saving' });
    const items = sent.map(({ row: { id, version, metas }, change }) => ({
      id,
      ...change,
      ...(change.metas === undefined ? {} : { metas: { ...metas, ...change.metas } }),
      version,
    }));
    try {
      const saved = await api.call(updateBulkItems, { body: { items } });
      const byId = new Map(saved.map((row) => [row.id, row]));
      for (const { row, change } of sent) this.#settle(row.id, change, byId.get(row.id) ?? row);
      this.take(this.#saved.map((row) => byId.get(row.id) ?? row));
      this.#show({ save: this.#sendable().length === 0 ? 'saved' : 'saving' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isElsewhere = isConflict(error) || error.code === 'not_found' || error.code === 'bulk_item_filed';
      if (isElsewhere && (await this.#tookOver(sent.map(({ row }) => row)))) return;
      if (this.#keepRefused(refusedCells(sent, error.errors))) return;
      const isSentAgain = isElsewhere || error.status === 0 || error.status >= 500;
      this.#show({ save: 'unsaved', refusal: isSentAgain ? undefined : error.message });
      if (isSentAgain) this.#later(retry);
    } finally {
      this.#sending = undefined;
    }
  }

  /** After a save: forgets what is saved. What was written again while the call was under way is a change of the saved value. */
  #settle(id: number, sent: LineChange, saved: BulkUploadItem): void {
    const pending = this.#changes.get(id);
    if (pending === undefined) return;
    const fields = fieldsOf(sent);
    const now = partOfChange(saved, (field) => fields.includes(field));
    this.#changes.set(id, { ...pending, seen: joinChanges(pending.seen, now) });
    this.#forget(
      id,
      fields.filter((field) => isSameCell(pending.change, sent, field)),
    );
  }

  /** Refused values stay in their cells as what was typed, with the reason; the others are sent without them. Gives whether there are any. */
  #keepRefused(cells: readonly RefusedCell[]): boolean {
    if (cells.length === 0) return false;
    const typed = new Map(this.#state.typed);
    for (const { sent, field, text, problem } of cells) {
      // What was written again while the call was under way is sent as any other change.
      if (!isSameCell(this.#changes.get(sent.row.id)?.change ?? {}, sent.change, field)) continue;
      typed.set(cellKey(sent.row.id, field), { text, problem });
      this.#forget(sent.row.id, [field]);
    }
    this.#show({ typed, save: this.#sendable().length === 0 ? 'saved' : 'saving' });
    return true;
  }

  /** After a refusal: takes what is saved elsewhere. Gives whether any of the lines is another one by now. */
  async #tookOver(sent: readonly BulkUploadItem[]): Promise<boolean> {
    const rows = await this.#readAgain();
    if (rows === undefined) return false;
    this.take(rows);
    if (sent.every(({ id, version }) => this.savedLine(id)?.version === version && this.#changes.has(id))) return false;
    this.#show({ save: this.#sendable().length === 0 ? 'saved' : 'saving' });
    return true;
  }

  /** Finds the cells of a line that are saved with another value than the one that was seen when they were written. */
  #compare(row: BulkUploadItem, seen: LineChange, change: LineChange): void {
    for (const field of fieldsOf(change)) this.#conflicts.delete(cellKey(row.id, field));
    for (const field of fieldsOf(change)) {
      if (isSameCell(row, change, field) || isSameCell(row, seen, field)) continue;
      const fields = decidedWith(field, change);
      for (const each of fields) this.#conflicts.set(cellKey(row.id, each), { id: row.id, field: fields[0] ?? field });
    }
  }

  /** Drops what was written into cells. */
  #forget(id: number, fields: readonly string[]): void {
    for (const field of fields) this.#conflicts.delete(cellKey(id, field));
    const pending = this.#changes.get(id);
    if (pending === undefined) return;
    const change = partOfChange(pending.change, (field) => !fields.includes(field));
    if (fieldsOf(change).length === 0) this.#changes.delete(id);
    else this.#changes.set(id, { ...pending, change });
  }

  #show(change: Partial<LinesState>): void {
    const conflicts = new Map([...this.#conflicts.values()].map((each) => [cellKey(each.id, each.field), each]));
    this.#state = {
      ...this.#state,
      ...change,
      rows: this.#saved.map((row) => changedLine(row, this.#changes.get(row.id)?.change)),
      conflicts: [...conflicts.values()],
    };
    for (const listener of this.#listeners) listener();
  }
}
