import { thingId, type ThingKind } from '../thing-kinds.ts';
import type { ChangeOf } from './change/change.ts';
import { refuse, type Draft } from './draft.ts';
import { settleNames } from './settle-names.ts';

/** The items named take the places they hold, in the order given; all others keep theirs. */
function reorder<Item>(items: readonly Item[], ids: readonly number[], idOf: (item: Item) => number): Item[] {
  const byId = new Map(items.map((item) => [idOf(item), item]));
  const named = new Set(ids);
  const queue = ids.map((id) => {
    const item = byId.get(id);
    return item === undefined ? refuse('application.edit-sort-unknown', {}, { id }) : item;
  });
  return items.map((item) => (named.has(idOf(item)) ? (queue.shift() ?? item) : item));
}

/** Reorders things of one list. */
export function sortThings(draft: Draft, change: ChangeOf<'sort'>): void {
  const { kind, ids } = change;
  if (change.kind === 'question' && change.repeat_option_id !== undefined) {
    const { thing: repeat, question: owner } = draft.find('repeat_option', change.repeat_option_id);
    draft.replace('repeat_option', { ...repeat, questions: reorder(repeat.questions, ids, (id) => id) }, owner);
    draft.note('updated', 'repeat_option', repeat, owner, { property: 'questions', before: repeat.questions });
    return;
  }
  const owner = 'question_id' in change ? draft.find('question', change.question_id).thing : undefined;
  const { application } = draft;
  const before = draft.list<ThingKind>(kind, owner);
  const after = reorder(before, ids, thingId);
  draft.writeList<ThingKind>(kind, after, owner);
  for (const [index, thing] of after.entries()) {
    if (thing !== before[index]) draft.note('moved', kind, thing, owner);
  }
  if (kind === 'question' || kind === 'option') settleNames(draft, application);
}
