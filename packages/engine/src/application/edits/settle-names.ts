import type { Application } from '../schema/index.ts';
import type { Draft } from './draft.ts';
import type { ThingRef } from './effect.ts';
import { nameBearers, nameClashes, type BearerKind, type NameBearer } from './name-bearers.ts';
import { freeName, usedNames } from './unique-name.ts';

function standing({ scope, source }: NameBearer): string {
  return `${scope} ${source}`;
}

/**
 * A deletion may move things into a scope where their names are in use: questions leave a deleted list, and a field that
 * showed another value gets its own. Reordering questions may do so too: a field that two questions tick belongs to the
 * first. The moved thing is renamed; the thing that was there before keeps its name.
 */
export function settleNames(draft: Draft, before: Application, cause?: ThingRef): void {
  const clashes = nameClashes(nameBearers(draft.application));
  if (clashes.size === 0) return;
  const stood = new Map(nameBearers(before).map((bearer) => [bearer.id, standing(bearer)]));
  const taken = usedNames(draft.application);
  for (const bearers of clashes.values()) {
    const arrived = bearers.filter((bearer) => stood.get(bearer.id) !== standing(bearer));
    const settled = arrived.length === bearers.length ? bearers[0]?.source : undefined;
    const names = new Map<number, string>();
    for (const { kind, id, name, source } of arrived) {
      // Where all of them have moved, the first may keep the name, and those that show the same value with it.
      if (source === settled) continue;
      const free = names.get(source) ?? freeName(kind, name, taken);
      names.set(source, free);
      rename(draft, kind, id, free, cause);
    }
  }
}

function rename(draft: Draft, kind: BearerKind, id: number, name: string, cause?: ThingRef): void {
  const { thing, question } = draft.find<BearerKind>(kind, id);
  const before = 'name' in thing ? thing.name : undefined;
  const details = { after: name, ...(cause && { because: cause }), ...(before !== undefined && { before }) };
  draft.note('renamed', kind, thing, question, details);
  draft.replace<BearerKind>(kind, { ...thing, name }, question);
}
