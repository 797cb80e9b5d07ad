import { createProblem, type Problem } from '../../../problems/index.ts';
import { referencesOf } from '../../find-dangling-references.ts';
import type { ApplicationIndex } from '../../index-application.ts';
import { placeOfThing } from '../../place-of-thing.ts';
import { isResolved } from '../../resolve-reference.ts';
import { thingName } from '../../thing-kinds.ts';
import type { Reference } from '../../thing-references.ts';
import type { TouchedThing } from './touched-thing.ts';

function sameTarget(one: Reference, other: Reference): boolean {
  return one.to === other.to && one.id === other.id && one.question === other.question;
}

/**
 * What a touched thing mentions has to exist. What it mentioned in vain before the edit is not held against the edit: an
 * application that came with such a fault can be repaired step by step.
 */
export function checkReferences(touched: TouchedThing, index: ApplicationIndex): Problem[] {
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
