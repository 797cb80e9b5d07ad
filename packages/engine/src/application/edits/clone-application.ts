import { renumberApplication, type NewId } from '../renumber.ts';
import { publishState, type Application } from '../schema/index.ts';
import { readList } from '../thing-lists.ts';
import { isQuestionListKind, thingId, thingKinds, type ThingKind } from '../thing-kinds.ts';
import { TakenNames, copyName } from './unique-name.ts';

/** Names of properties that hold ids of the application, one or a list. Plans have ids of their own. */
const isIdProperty = (name: string): boolean =>
  name !== 'plan_id' && (/(^|_)ids?$|Id$/.test(name) || ['question', 'questions', 'condition_options'].includes(name));

/**
 * A change with other ids for what its author has made: each id above `after` grows by `by`. New things get the ids after `last_id` in
 * their order, so a change that was made on an older state fits a newer one after this.
 */
export function shiftIds<Value>(value: Value, after: number, by: number): Value {
  if (by === 0) return value;
  const shifted = (id: number): number => (id > after ? id + by : id);
  const walk = (part: unknown, name: string): unknown => {
    if (typeof part === 'number') return isIdProperty(name) ? shifted(part) : part;
    if (typeof part === 'string') {
      return name === 'formula' ? part.replace(/@(\d+)/g, (_, id: string) => `@${shifted(Number(id))}`) : part;
    }
    if (Array.isArray(part)) return part.map((item) => walk(item, name));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, walk(inner, key)]));
  };
  return walk(value, '') as Value;
}

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
