import { renumberApplication, type NewId } from '../renumber.ts';
import { publishState, type Application } from '../schema/index.ts';
import { readList } from '../thing-lists.ts';
import { thingId, thingKinds, isQuestionListKind, type ThingKind } from '../thing-kinds.ts';
import { copyName, TakenNames } from './unique-name.ts';

/** Gives every thing of an application a number of its own, from 1, in the order of `application.json`. */
function numberAnew(application: Application): { newId: NewId; lastId: number } {
  const ids = new Map<string, number>();
  for (const kind of thingKinds) {
    if (kind === 'plan_price') continue;
    const owners = isQuestionListKind(kind) ? application.questions : [undefined];
    for (const owner of owners) {
      for (const thing of readList<ThingKind>(application, kind, owner))
        ids.set(`${kind} ${thingId(thing)}`, ids.size + 1);
    }
  }
  const newId: NewId = (kind, id) => {
    if (kind !== 'answer_field') return ids.get(`${kind} ${id}`) ?? id;
    return ids.get(`field ${id}`) ?? ids.get(`survey_field ${id}`) ?? id;
  };
  return { newId, lastId: ids.size };
}

/**
 * A copy of an application as an application of its own: new ids throughout, version 1, private, not frozen. `id` is the
 * copy's number among applications; `name` defaults to the original's with のコピー. Plans keep their numbers, and both share
 * the contents of their files.
 */
export function cloneApplication(
  application: Application,
  {
    id,
    name = copyName('application', application.name, new TakenNames([])),
  }: { readonly id: number; readonly name?: string },
): Application {
  const { newId, lastId } = numberAnew(application);
  const copy = {
    ...renumberApplication(application, newId),
    id,
    name,
    version: 1,
    publish: publishState.private,
    last_id: lastId,
  };
  delete copy.frozen;
  return copy;
}
