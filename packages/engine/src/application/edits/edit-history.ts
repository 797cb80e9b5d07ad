import type { Application } from '../schema/index.ts';
import type { Change } from './change/change.ts';
import { editApplication, type Edit } from './edit-application.ts';

/** An application with the edits that can be taken back and those that can be made again. A value: every step gives a new one. */
export interface EditHistory {
  readonly application: Application;
  /** Applications before the present one, the latest last, each with the change that led away from it. */
  readonly past: readonly HistoryStep[];
  /** Applications that were taken back, the next last, each with the change that led to it. */
  readonly future: readonly HistoryStep[];
}

export interface HistoryStep {
  readonly application: Application;
  readonly change: Change;
}

/** Steps kept unless told otherwise. Applications share what they have in common, so a step costs little. */
const defaultSteps = 200;

export function startHistory(application: Application): EditHistory {
  return { application, past: [], future: [] };
}

/** Publishing and new versions are seen by others: they are not taken back by an undo. */
const lasting: ReadonlySet<Change['action']> = new Set<Change['action']>(['publish', 'new_version']);

/** Applies a change; what was taken back before can no longer be made again. */
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

/** Makes the change again that was taken back last. A history without one comes back itself. */
export function redo(history: EditHistory): EditHistory {
  const step = history.future.at(-1);
  if (!step) return history;
  return {
    application: keepIds(step.application, history.application),
    past: [...history.past, { application: history.application, change: step.change }],
    future: history.future.slice(0, -1),
  };
}
