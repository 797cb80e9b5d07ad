import type { Question } from '../schema/index.ts';
import { isQuestionListKind, thingId, type ThingKind, type Things } from '../thing-kinds.ts';
import { findThing } from '../thing-lists.ts';
import type { ChangeOf } from './change/change.ts';
import { detachReferences } from './detach/detach-references.ts';
import { DeletedThings } from './detach/deleted-things.ts';
import { refuse, type Draft } from './draft.ts';
import { updateApplication } from './publish.ts';
import { applyUpdate, noteProperties } from './update-thing.ts';
import { thingIds } from './question-parts.ts';

type Restore = ChangeOf<'restore'>;
type ItemOf<Name extends 'put' | 'update'> = NonNullable<Restore[Name]>[number];

const ownerOf = (draft: Draft, { kind, question_id: id }: { kind: ThingKind; question_id?: number }) => {
  if (!isQuestionListKind(kind)) return undefined;
  return draft.find('question', id ?? 0).thing;
};

/** Removes things, and references that others have made to them since. What is gone already is left alone. */
function removeThings(draft: Draft, things: NonNullable<Restore['remove']>): void {
  const deleted = new DeletedThings();
  for (const { kind, id } of things) {
    const found = findThing<ThingKind>(draft.application, kind, id);
    if (!found) continue;
    deleted.add(kind, found.thing);
    draft.note('deleted', kind, found.thing, found.question, { before: found.thing });
  }
  for (const { kind, id } of things) {
    const owner = findThing<ThingKind>(draft.application, kind, id)?.question;
    const list = draft.list<ThingKind>(kind, owner);
    if (list.some((thing) => thingId(thing) === id))
      draft.writeList<ThingKind>(
        kind,
        list.filter((thing) => thingId(thing) !== id),
        owner,
      );
  }
  draft.application = detachReferences(draft.application, deleted, (effect) => draft.effects.push(effect));
}

/** Puts back a thing that was deleted, under the id that it had: ids are given once, so no other thing may have it. */
function putBack(draft: Draft, { kind, id, value, ...place }: ItemOf<'put'>, used: Set<number>): void {
  const isPrice = kind === 'plan_price';
  if (!isPrice && (id > draft.application.last_id || used.has(id))) refuse('application.edit-id-in-use', {}, { id });
  used.add(id);
  const thing = (isPrice ? value : { id, ...value }) as Things[ThingKind];
  const owner = ownerOf(draft, { kind, ...place });
  draft.insert<ThingKind>(kind, thing, owner);
  draft.note('created', kind, thing, owner);
}

function updateThing(draft: Draft, { kind, id, question_id: ownerId, set, unset }: ItemOf<'update'>): void {
  const { thing, question } = draft.find<ThingKind>(kind, id);
  const updated = applyUpdate(thing, { ...(set && { set }), ...(unset && { unset }) });
  if (ownerId === undefined || ownerId === question?.id) draft.replace<ThingKind>(kind, updated, question);
  else {
    const rest = draft.list<ThingKind>(kind, question).filter((each) => thingId(each) !== id);
    draft.writeList<ThingKind>(kind, rest, question);
    draft.insert<ThingKind>(kind, updated, draft.find('question', ownerId).thing);
    draft.note('moved', kind, updated, question);
  }
  noteProperties(draft, kind, thing, updated, question);
}

/** Brings things into an order. Those that it does not name stay behind the thing that they follow now. */
function reorder(draft: Draft, kind: ThingKind, ids: readonly number[], owner?: Question): void {
  const list = draft.list<ThingKind>(kind, owner);
  const byId = new Map(list.map((thing) => [thingId(thing), thing]));
  const ordered = ids.flatMap((id) => byId.get(id) ?? []);
  const named = new Set(ids);
  for (const [at, thing] of list.entries()) {
    if (named.has(thingId(thing))) continue;
    const before = list[at - 1];
    ordered.splice(before === undefined ? 0 : ordered.indexOf(before) + 1, 0, thing);
  }
  for (const [at, thing] of ordered.entries()) if (thing !== list[at]) draft.note('moved', kind, thing, owner);
  draft.writeList<ThingKind>(kind, ordered, owner);
}

/**
 * Brings parts of an application back to an earlier state: puts back under their ids, sets properties, removes, orders. Everything is
 * checked together at the end, so the parts may refer to each other.
 */
export function restoreThings(draft: Draft, change: Restore): void {
  const used = thingIds(draft.application);
  for (const item of change.put ?? []) putBack(draft, item, used);
  for (const item of change.update ?? []) updateThing(draft, item);
  // Last, because a part may have left a question that is removed.
  removeThings(draft, change.remove ?? []);
  for (const { kind, ids, ...place } of change.order ?? [])
    reorder(draft, kind, ids, ownerOf(draft, { kind, ...place }));
  if (change.application) {
    const { set, unset } = change.application;
    updateApplication(draft, {
      action: 'update_application',
      ...(set && { set }),
      ...(unset && { unset }),
    } as ChangeOf<'update_application'>);
  }
}
