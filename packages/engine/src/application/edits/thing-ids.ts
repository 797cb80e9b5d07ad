import type { Application } from '../schema/index.ts';
import { applicationLists, thingId, type ThingKind } from '../thing-kinds.ts';
import { readList } from '../thing-lists.ts';
import { partKinds } from './question-parts.ts';

/** Every id of a thing of the application. Plan prices have the ids of plans and are left out. */
export function thingIds(application: Application): Set<number> {
  const kinds = (Object.keys(applicationLists) as ThingKind[]).filter((kind) => kind !== 'plan_price');
  const own = kinds.flatMap((kind) => readList<ThingKind>(application, kind).map(thingId));
  const parts = application.questions.flatMap((question) =>
    partKinds.flatMap((kind) => readList<ThingKind>(application, kind, question).map(thingId)),
  );
  return new Set([...own, ...parts]);
}
