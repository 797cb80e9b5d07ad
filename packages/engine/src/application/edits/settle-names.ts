import type { Draft } from './draft.ts';
import type { ThingRef } from './effect.ts';
import { nameClashes } from './name-clashes.ts';
import { freeName } from './unique-name.ts';
import { usedNames } from './used-names.ts';

/** Kinds whose names answers and templates use. */
type NamedKind = 'question' | 'field' | 'survey_field' | 'repeat_option';

/**
 * After a deletion has brought things into a scope where their names are taken, gives those things another name. `arrived`
 * tells which things gave way; things that stood there before keep their names.
 */
export function settleNames(draft: Draft, arrived: (kind: NamedKind, id: number) => boolean, cause: ThingRef): void {
  const clashes = nameClashes(draft.application);
  if (clashes.size === 0) return;
  const taken = usedNames(draft.application);
  for (const names of clashes.values()) {
    const newcomers = names.filter(({ at }) => 'id' in at.thing && arrived(at.kind as NamedKind, at.thing.id));
    // Where all of them have just arrived, the first may keep the name.
    const giveWay = newcomers.length === names.length ? newcomers.slice(1) : newcomers;
    const renamed = new Map<string, string>();
    for (const { at, name, source } of giveWay) {
      const kind = at.kind as NamedKind;
      const { thing, question } = draft.find<NamedKind>(kind, 'id' in at.thing ? at.thing.id : 0);
      // Fields that show the same value stay alike.
      const free = renamed.get(source) ?? freeName(kind, name, taken);
      renamed.set(source, free);
      draft.note('renamed', kind, thing, question, { because: cause, before: name, after: free });
      draft.replace<NamedKind>(kind, { ...thing, name: free }, question);
    }
  }
}
