import type { Application } from '@shorui/engine';
import { editApplication, shiftIds, type Change } from '@shorui/engine/model';
import { addStep, changeOver, type Step } from './steps.ts';
import { AutoSave, type ServerState, type SaveState } from './auto-save.ts';
import { wordsOfRefusal } from './refusal.ts';

export interface DocumentState {
  /** The application with all changes of this person, sent or not. */
  readonly application: Application;
  readonly save: SaveState;
  readonly undo: boolean;
  readonly redo: boolean;
}

/** What a change came to: the first thing that it made, or why it was refused. */
export type Outcome = { readonly made: number | undefined } | { readonly refusal: string };

/** A change, or one that depends on what those before it made. */
export type NextChange = Change | ((application: Application) => Change);

export interface EditOptions {
  /** What is typed into one field is one step of undo. */
  readonly key?: string;
}

/**
 * The application that is being built. Changes are applied by the engine at once and saved by the edit call; each can be undone. State is
 * replaced, never changed in place.
 */
export class DocumentStore {
  #state: DocumentState;
  #past: readonly Step[] = [];
  #future: readonly Step[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #saving: AutoSave;

  constructor(id: number, server: ServerState) {
    this.#state = { application: server.application, save: { kind: 'saved' }, undo: false, redo: false };
    this.#saving = new AutoSave(id, server, {
      onState: (save) => this.#set({ save }),
      onRebase: (application, shift) => this.#rebase(application, shift),
      onLoss: () => this.#forget(),
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): DocumentState => this.#state;
  get saving(): AutoSave {
    return this.#saving;
  }

  /** Applies changes, all or none. */
  edit(changes: readonly NextChange[], { key }: EditOptions = {}): Outcome {
    const before = this.#state.application;
    let application = before;
    const made: Change[] = [];
    let first: number | undefined;
    try {
      for (const next of changes) {
        const change = typeof next === 'function' ? next(application) : next;
        const edit = editApplication(application, change);
        first ??= edit.effects.find(({ action }) => action === 'created')?.id;
        application = edit.application;
        made.push(change);
      }
    } catch (error) {
      return { refusal: wordsOfRefusal(error) };
    }
    this.#past = addStep(this.#past, { before, after: application, key });
    this.#future = [];
    this.#saving.add(made);
    this.#set({ application });
    return { made: first };
  }

  /** Takes over what a call of its own has changed for this person, with no change of others in between: one more step to undo. */
  takeOver(before: Application, server: ServerState): void {
    this.#past = addStep(this.#past, { before, after: server.application, key: undefined });
    this.#future = [];
    this.#saving.receive(server);
    this.#set({});
  }

  /** Takes the last change back; gives why that is not possible. */
  undo(): Outcome {
    const step = this.#past.at(-1);
    if (step === undefined) return { made: undefined };
    const outcome = this.#go({ from: step.after, to: step.before });
    this.#past = this.#past.slice(0, -1);
    if ('made' in outcome) this.#future = [...this.#future, step];
    this.#set({});
    return outcome;
  }

  redo(): Outcome {
    const step = this.#future.at(-1);
    if (step === undefined) return { made: undefined };
    const outcome = this.#go({ from: step.before, to: step.after });
    this.#future = this.#future.slice(0, -1);
    if ('made' in outcome) this.#past = [...this.#past, { ...step, key: undefined }];
    this.#set({});
    return outcome;
  }

  #go(way: { readonly from: Application; readonly to: Application }): Outcome {
    const change = changeOver(way, this.#state.application);
    if (change === undefined) return { made: undefined };
    if (change === 'taken') return { refusal: 'taken' };
    try {
      const { application } = editApplication(this.#state.application, change);
      this.#saving.add([change]);
      this.#set({ application });
      return { made: change.put?.[0]?.id ?? change.update?.[0]?.id };
    } catch (error) {
      return { refusal: wordsOfRefusal(error) };
    }
  }

  /** Others have changed the application; ids of what was made here may have grown. */
  #rebase(application: Application, { after, by }: { readonly after: number; readonly by: number }): void {
    const moved = (step: Step): Step => ({
      ...step,
      before: shiftIds(step.before, after, by),
      after: shiftIds(step.after, after, by),
    });
    if (by > 0) [this.#past, this.#future] = [this.#past.map(moved), this.#future.map(moved)];
    this.#set({ application });
  }

  #forget(): void {
    [this.#past, this.#future] = [[], []];
  }

  #set(next: Partial<DocumentState>): void {
    this.#state = { ...this.#state, ...next, undo: this.#past.length > 0, redo: this.#future.length > 0 };
    for (const listener of this.#listeners) listener();
  }
}
