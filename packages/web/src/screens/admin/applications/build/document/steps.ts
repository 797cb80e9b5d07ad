import type { Application } from '@shorui/engine';
import { compareApplications, type ChangeOf } from '@shorui/engine/model';

/** A state before and after a change of one person, which an undo leads back over. */
export interface Step {
  readonly before: Application;
  readonly after: Application;
  /** Changes with the same key one after the other are one step: what is typed into one field. */
  readonly key: string | undefined;
}

/** Most steps that are kept. Applications share unchanged parts, so a step costs little memory. */
const mostSteps = 200;

/** The steps with a further one; one with the same key goes on. */
export function addStep(steps: readonly Step[], step: Step): readonly Step[] {
  const last = steps.at(-1);
  if (last !== undefined && step.key !== undefined && last.key === step.key)
    return [...steps.slice(0, -1), { ...last, after: step.after }];
  return [...steps, step].slice(-mostSteps);
}

/** Properties that a change sets, by thing. */
function propertiesOf(change: ChangeOf<'restore'> | undefined): ReadonlySet<string> {
  const own = (change?.update ?? []).flatMap(({ kind, id, set, unset }) =>
    [...Object.keys(set ?? {}), ...(unset ?? [])].map((name) => `${kind} ${id} ${name}`),
  );
  const { set, unset } = change?.application ?? {};
  return new Set([...own, ...[...Object.keys(set ?? {}), ...(unset ?? [])].map((name) => `application ${name}`)]);
}

/**
 * The change from one state of a step to its other one, on what the application is now. Undefined when nothing is left to do, `taken` when
 * somebody has changed the same properties since.
 */
export function changeOver(
  { from, to }: { readonly from: Application; readonly to: Application },
  present: Application,
): ChangeOf<'restore'> | 'taken' | undefined {
  const change = compareApplications(from, to);
  if (from === present || change === undefined) return change;
  const later = propertiesOf(compareApplications(from, present));
  return [...propertiesOf(change)].some((property) => later.has(property)) ? 'taken' : change;
}
