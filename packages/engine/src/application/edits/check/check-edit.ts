import { createProblem, type Problem, ShoruiError } from '../../../problems/index.ts';
import { referencesOf, isResolved } from '../../find-dangling-references.ts';
import { type ApplicationIndex, indexApplication } from '../../index-application.ts';
import type { Application } from '../../schema/index.ts';
import { placeOfThing, thingName } from '../../thing-kinds.ts';
import type { Reference } from '../../thing-references.ts';
import type { Draft } from '../draft.ts';
import { checkNames } from './check-names.ts';
import { checkShape, touchedThings, type TouchedThing } from './check-shape.ts';

function sameTarget(one: Reference, other: Reference): boolean {
  return one.to === other.to && one.id === other.id && one.question === other.question;
}

/**
 * What a touched thing mentions has to exist. What it mentioned in vain before the edit is not held against the edit: an
 * application that came with such a fault can be repaired step by step.
 */
function checkReferences(touched: TouchedThing, index: ApplicationIndex): Problem[] {
  const { kind, thing, before, question } = touched;
  const missing = referencesOf(kind, thing).filter((reference) => !isResolved(index, reference));
  if (missing.length === 0) return [];
  const known = before ? referencesOf(kind, before) : [];
  const name = thingName(thing);
  return missing
    .filter((reference) => !known.some((old) => sameTarget(old, reference)))
    .map(({ id, to, pointer }) =>
      createProblem('application.edit-unknown-reference', placeOfThing(kind, thing, question), {
        name,
        id,
        target: to,
        pointer,
      }),
    );
}

/** Refuses an edit that leaves what it touched in a state that no application may be in, with everything that is wrong. */
export function checkEdit(before: Application, draft: Draft): void {
  const { application: after } = draft;
  const touched = touchedThings(before, after, draft.touched);
  if (touched.length === 0) return;
  const index = indexApplication(after);
  const problems = [
    ...touched.flatMap((each) => [...checkReferences(each, index), ...checkShape(each, index)]),
    ...checkNames(before, after, touched, index),
  ];
  if (problems.length > 0) throw new ShoruiError(problems);
}
