import { without } from '../shared-lists.ts';
import type { ApplicationFile, ApplicationFolder } from '../schema/index.ts';
import type { ApplicationCategory } from '../thing-kinds.ts';
import type { Draft } from './draft.ts';
import type { ThingRef } from './effect.ts';
import { freeName, TakenNames } from './unique-name.ts';

type Named = ApplicationFolder | ApplicationCategory | ApplicationFile;
type Link = 'parent_id' | 'folder_id';

function parentOf(thing: Named, link: Link): number | undefined {
  return (thing as Partial<Record<Link, number>>)[link];
}

/** Moves the children of `id` one level up. A name that is in use there gets a number. */
function raise(
  draft: Draft,
  kind: 'folder' | 'category' | 'file',
  link: Link,
  id: number,
  parent: number | undefined,
  cause: ThingRef,
): void {
  const list: readonly Named[] = draft.list(kind);
  if (!list.some((thing) => parentOf(thing, link) === id)) return;
  const taken = new TakenNames(
    list.filter((thing) => parentOf(thing, link) === parent && thing.id !== id).map((thing) => thing.name),
  );
  const raised = list.map((thing) => {
    if (parentOf(thing, link) !== id) return thing;
    const name = freeName(kind, thing.name, taken);
    draft.note('moved', kind, thing, undefined, { because: cause, property: link, before: cause.name });
    if (name !== thing.name) {
      draft.note('renamed', kind, thing, undefined, { because: cause, before: thing.name, after: name });
    }
    const rest: Named = { ...without(thing as Named & Partial<Record<Link, number>>, link), name };
    return parent === undefined ? rest : { ...rest, [link]: parent };
  });
  draft.application = {
    ...draft.application,
    [kind === 'file' ? 'files' : kind === 'folder' ? 'folders' : 'categories']: raised,
  };
}

/** Before a folder or a category is deleted, its children move to its parent: nothing is deleted with it. */
export function reparentChildren(draft: Draft, kind: 'folder' | 'category', id: number, cause: ThingRef): void {
  const { parent_id: parent } = draft.find(kind, id).thing;
  raise(draft, kind, 'parent_id', id, parent, cause);
  if (kind === 'folder') raise(draft, 'file', 'folder_id', id, parent, cause);
}
