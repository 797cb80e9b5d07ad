import type { ToolWords } from '../../../messages/tools.ts';

/** Parts of an application that people know by a name, in the order in which they are listed. */
const namedParts = ['questions', 'fields', 'rules', 'files', 'folders'] as const;
type NamedPart = (typeof namedParts)[number];

interface Named {
  readonly id: number;
  readonly name?: string | undefined;
}

/** The content of an application as it is moved. */
type Content = { readonly name: string } & { readonly [Part in NamedPart]?: readonly Named[] | undefined };

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Most names of a line; the others are counted. */
const most = 5;

function listed(parts: readonly Named[], words: ToolWords): string {
  const names = parts.slice(0, most).map(({ id, name }) => name ?? String(id));
  return words.named(names, parts.length - names.length);
}

/** What of one kind an import adds, changes and removes. */
function changesOf(part: NamedPart, here: readonly Named[], given: readonly Named[], words: ToolWords): string[] {
  const [known, next] = [new Map(here.map((each) => [each.id, each])), new Set(given.map(({ id }) => id))];
  const added = given.filter(({ id }) => !known.has(id));
  const changed = given.filter((each) => known.has(each.id) && !same(known.get(each.id), each));
  const removed = here.filter(({ id }) => !next.has(id));
  return [
    ...(added.length > 0 ? [words.partsAdded(words.parts[part], listed(added, words))] : []),
    ...(changed.length > 0 ? [words.partsChanged(words.parts[part], listed(changed, words))] : []),
    ...(removed.length > 0 ? [words.partsRemoved(words.parts[part], listed(removed, words))] : []),
  ];
}

/** What an import changes in an application that is here, by the names of its parts; the rest of it is its settings. */
export function contentChanges(here: Content, given: Content, words: ToolWords): string[] {
  if (same(here, given)) return [];
  const lines = [
    ...(here.name === given.name ? [] : [words.renamed(here.name, given.name)]),
    ...namedParts.flatMap((part) => changesOf(part, here[part] ?? [], given[part] ?? [], words)),
  ];
  const restOf = (application: Content): unknown => {
    const rest: Record<string, unknown> = { ...application };
    for (const part of [...namedParts, 'name', 'last_id']) delete rest[part];
    return rest;
  };
  return same(restOf(here), restOf(given)) && lines.length > 0 ? lines : [...lines, words.settings];
}
