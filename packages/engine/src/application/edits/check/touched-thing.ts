import { findThing } from '../../thing-lists.ts';
import type { Application, Question } from '../../schema/index.ts';
import type { ThingKind, Things } from '../../thing-kinds.ts';
import type { ThingRef } from '../effect.ts';

/** A thing as the edit leaves it, as it was before, and its question if it is a part of one. */
export interface TouchedThing {
  readonly kind: ThingKind;
  readonly thing: Things[ThingKind];
  readonly before: Things[ThingKind] | undefined;
  readonly question: Question | undefined;
  /** The question it was a part of before. */
  readonly questionBefore: Question | undefined;
}

/** The things an edit touched, each once and as it is now; what the edit deleted again is left out. */
export function touchedThings(
  before: Application,
  after: Application,
  touched: readonly ThingRef[],
): readonly TouchedThing[] {
  const seen = new Set<string>();
  return touched.flatMap(({ kind, id }) => {
    const key = `${kind} ${id}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const found = findThing(after, kind, id);
    if (!found) return [];
    const { thing, question } = found;
    const old = findThing(before, kind, id);
    return [{ kind, thing, question, before: old?.thing, questionBefore: old?.question }];
  });
}
