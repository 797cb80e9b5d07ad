import { placeOf, type ApplicationCheck } from './application-check.ts';
import type { PlacedThing } from './list-things.ts';

/**
 * Every thing has a number of its own, and none is above `last_id`: the next number that is given would meet it. Plan
 * prices
 * have none: plans are numbered outside the application.
 */
export function checkIds(check: ApplicationCheck): void {
  const { last_id: last } = check.application;
  const first = new Map<number, PlacedThing>();
  const ids = check.things.flatMap(({ thing }) => ('id' in thing ? [thing.id] : []));
  const highest = ids.reduce((most, id) => Math.max(most, id), last);
  for (const at of check.things) {
    if (!('id' in at.thing)) continue;
    const { id } = at.thing;
    const earlier = first.get(id);
    if (earlier) check.report('application.invalid-duplicate-id', placeOf(at, '/id'), { id }, placeOf(earlier, '/id'));
    else first.set(id, at);
    if (id > last) check.report('application.invalid-last-id', placeOf(at, '/id'), { id, last, highest });
  }
}
