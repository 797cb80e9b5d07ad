import { ShoruiError } from '../../problems/index.ts';
import { publishState, type PublishState } from '../schema/index.ts';
import { checkIntegrity } from '../validate/integrity/check-integrity.ts';
import type { ChangeOf } from './change/change.ts';
import { refuse, type Draft } from './draft.ts';

function noteApplication(draft: Draft, property: string, before: unknown): void {
  const { id, name } = draft.application;
  draft.effects.push({ kind: 'application', id, name, action: 'updated', property, before, place: {} });
}

/**
 * Publishes (public or limited) or withdraws (private). Publishing needs a file (specification section 4) and an application
 * that contradicts itself nowhere; it freezes the version, and withdrawing does not thaw it: answers may be pinned to it.
 */
export function publish(draft: Draft, state: PublishState): void {
  const { application } = draft;
  if (state !== publishState.private) {
    if (application.files.length === 0) refuse('application.edit-no-file', {});
    const errors = checkIntegrity(application).filter(({ severity }) => severity === 'error');
    if (errors.length > 0) throw new ShoruiError(errors);
    draft.application = { ...application, publish: state, frozen: true };
  } else draft.application = { ...application, publish: state };
  noteApplication(draft, 'publish', application.publish);
}

/** Changes the name and the other properties of the application itself. */
export function updateApplication(draft: Draft, { set = {}, unset = [] }: ChangeOf<'update_application'>): void {
  const before = draft.application;
  const rest = { ...before };
  for (const property of unset) delete rest[property];
  draft.application = { ...rest, ...set };
  for (const property of new Set([...Object.keys(set), ...unset])) {
    noteApplication(draft, property, before[property as keyof typeof before]);
  }
}

/** Notes that the draft is the next version. */
export function noteNewVersion(draft: Draft): void {
  noteApplication(draft, 'version', draft.application.version - 1);
}
