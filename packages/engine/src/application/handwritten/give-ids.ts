import { applicationLists, questionLists } from '../thing-kinds.ts';
import { recordsOf, type JsonRecord } from './json-tree.ts';

/** Parts with an id in the order of the file: each question, its parts, then everything else. */
function* numberedThings(application: JsonRecord): Generator<JsonRecord> {
  for (const [kind, list] of Object.entries(applicationLists)) {
    if (kind === 'plan_price') continue;
    for (const [, thing] of recordsOf(application[list])) {
      yield thing;
      if (kind !== 'question') continue;
      for (const parts of Object.values(questionLists)) {
        for (const [, part] of recordsOf(thing[parts])) yield part;
      }
    }
  }
}

/**
 * Gives an id to everything that has none, and writes the highest into `last_id`. New ids count up from the highest one of the
 * file in the order of its content, so the same file always has the same ids.
 */
export function giveIds(application: JsonRecord): void {
  const things = [...numberedThings(application)];
  const given = [application['last_id'], application['id'], ...things.map(({ id }) => id)];
  const known = given.filter((id): id is number => typeof id === 'number' && Number.isSafeInteger(id));
  let last = Math.max(1, ...known);
  let made = false;
  for (const thing of things) {
    if (thing['id'] !== undefined) continue;
    last += 1;
    made = true;
    thing['id'] = last;
  }
  if (made || application['last_id'] === undefined) application['last_id'] = last;
}
