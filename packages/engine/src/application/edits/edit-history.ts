import type { Application } from '../schema/index.ts';
import type { Change } from './change/change.ts';
import { editApplication, type Edit } from './edit-application.ts';

/** An application with its undo and redo stacks. Immutable: every step returns a new history. */
export interface EditHistory {
  readonly application: Application;
  /** Applications before the present one, the latest last, each with the change that led away from it. */
  readonly past: readonly HistoryStep[];
  /** The redo stack, next last: undone applications with the change that led to each. */
  readonly future: readonly HistoryStep[];
}

/** The application before a change, and the change. */
export interface HistoryStep {
  readonly application: Application;
  readonly change: Change;
}

/** Default number of steps. Applications share unchanged parts, so a step costs little memory. */
const defaultSteps = 200;

/** A history without steps. */
export function startHistory(application: Application): EditHistory {
  return { application, past: [], future: [] };
}

/** Publishing and new versions are visible to others, so undo does not revert them. */
const lasting: ReadonlySet<Change['action']> = new Set<Change['action']>(['publish', 'new_version']);

/** Applies a change and clears the redo stack. */
export function applyToHistory(
  history: EditHistory,
  change: Change,
  { steps = defaultSteps }: { readonly steps?: number } = {},
): { readonly history: EditHistory; readonly edit: Edit } {
  const edit = editApplication(history.application, change);
  if (lasting.has(change.action)) return { history: startHistory(edit.application), edit };
  const past = [...history.past, { application: history.application, change }].slice(-steps);
  return { history: { application: edit.application, past, future: [] }, edit };
}

/** Ids that were given stay given: an undo does not hand them out a second time. */
function keepIds(application: Application, { last_id: last }: Application): Application {
  return application.last_id >= last ? application : { ...application, last_id: last };
}

/** Takes the latest change back. A history without one comes back itself. */
export function undo(history: EditHistory): EditHistory {
  const step = history.past.at(-1);
  if (!step) return history;
  return {
    application: keepIds(step.application, history.application),
    past: history.past.slice(0, -1),
    future: [...history.future, { application: history.application, change: step.change }],
  };
}

/** Redoes the change that was undone last. Returns the same history if there is none. */
export function redo(history: EditHistory): EditHistory {
  const step = history.future.at(-1);
  if (!step) return history;
  return {
    application: keepIds(step.application, history.application),
    past: [...history.past, { application: history.application, change: step.change }],
    future: history.future.slice(0, -1),
  };
}
