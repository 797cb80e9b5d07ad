import { without } from '../thing-lists.ts';
import type { Question } from '../schema/index.ts';
import { thingId, type ThingKind, type Things } from '../thing-kinds.ts';
import type { ChangeOf } from './change/change.ts';
import type { Draft } from './draft.ts';
import { cutInstanceName } from './unique-name.ts';

/** Sets and removes properties. A property that is both set and removed is set. */
export function applyUpdate<Thing extends object>(
  thing: Thing,
  { set, unset }: { readonly set?: object; readonly unset?: readonly string[] },
): Thing {
  const rest = unset?.length ? (without(thing, ...(unset as (keyof Thing)[])) as Thing) : thing;
  return { ...rest, ...set };
}

/** Notes each property that an update changed. */
export function noteProperties(
  draft: Draft,
  kind: ThingKind,
  before: Things[ThingKind],
  after: Things[ThingKind],
  owner?: Question,
): void {
  const from = before as unknown as Record<string, unknown>;
  const to = after as unknown as Record<string, unknown>;
  for (const property of new Set([...Object.keys(from), ...Object.keys(to)])) {
    if (from[property] === to[property]) continue;
    const details = from[property] === undefined ? { property } : { property, before: from[property] };
    draft.note('updated', kind, after, owner, details);
  }
}

/** Changes properties of a thing. Its id stays. */
export function updateThing(draft: Draft, change: ChangeOf<'update'>): void {
  const { kind, id } = change;
  const { thing, question: owner } = draft.find<ThingKind>(kind, id);
  let updated = applyUpdate(thing, change);
  if (kind === 'field')
    updated = { ...updated, name: cutInstanceName((updated as Things['field']).name) } as Things['field'];
  noteProperties(draft, kind, thing, updated, owner);
  draft.writeList<ThingKind>(
    kind,
    draft.list<ThingKind>(kind, owner).map((candidate) => (thingId(candidate) === id ? updated : candidate)),
    owner,
  );
  draft.touch(kind, updated);
}
