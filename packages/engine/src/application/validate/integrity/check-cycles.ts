import type { ProblemId } from '../../../problems/index.ts';
import type { ThingKind } from '../../thing-kinds.ts';
import { placeOf, type ApplicationCheck, type PlacedThing } from './application-check.ts';

/** The steps from a thing back to itself, or undefined if there is no cycle. Every thing leads to at most one other. */
function findCycle(start: number, next: ReadonlyMap<number, number>): readonly number[] | undefined {
  const steps = [start];
  const seen = new Set(steps);
  for (let at = next.get(start); at !== undefined; at = next.get(at)) {
    steps.push(at);
    if (at === start) return steps;
    if (seen.has(at)) return undefined;
    seen.add(at);
  }
  return undefined;
}

/** Reports each cycle once, at its first thing in application.json. */
function reportCycles(
  check: ApplicationCheck,
  things: readonly PlacedThing<ThingKind & ('question' | 'folder' | 'category')>[],
  next: ReadonlyMap<number, number>,
  id: ProblemId,
  inner: string,
): void {
  const names = new Map(things.map(({ thing }) => [thing.id, thing.name]));
  const reported = new Set<number>();
  for (const at of things) {
    if (reported.has(at.thing.id)) continue;
    const cycle = findCycle(at.thing.id, next);
    if (!cycle) continue;
    for (const step of cycle) reported.add(step);
    check.report(id, placeOf(at, inner), { chain: cycle.map((step) => names.get(step) ?? String(step)).join(' → ') });
  }
}

/** No folder or category contains itself, and no repetition asks itself again. */
export function checkCycles(check: ApplicationCheck): void {
  for (const [kind, id] of [
    ['folder', 'application.invalid-folder-cycle'],
    ['category', 'application.invalid-category-cycle'],
  ] as const) {
    const things = check.of(kind);
    const parents = things.flatMap(({ thing }) =>
      thing.parent_id === undefined ? [] : [[thing.id, thing.parent_id] as const],
    );
    reportCycles(check, things, new Map(parents), id, '/parent_id');
  }
  const { listOf, repeats } = check.index;
  const outer = [...listOf].flatMap(([question, list]) => {
    const owner = repeats.get(list)?.question.id;
    return owner === undefined ? [] : [[question, owner] as const];
  });
  reportCycles(check, check.of('question'), new Map(outer), 'application.invalid-repeat-cycle', '');
}
