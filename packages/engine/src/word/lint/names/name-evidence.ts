import type { KnownNames, KnownValue } from './known-value.ts';

/** What distinguishes a misspelt name from an unknown one. */
export interface NameEvidence {
  /** Are the names known at all? Without them no name can be checked. */
  readonly complete: boolean;
  /** Is it a name of the data, at any depth? */
  knows(name: string): boolean;
  /** The known name that differs from this one only in the kind and number of its spaces. */
  withSpaces(name: string): string | undefined;
  /** Does another tag of the template write the name? */
  isWritten(name: string): boolean;
}

/** Every name that the value holds, at any depth. Values may hold themselves. */
export function allNames(root: KnownValue): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Set<KnownValue>();
  const waiting = [root];
  for (let value = waiting.pop(); value; value = waiting.pop()) {
    if (seen.has(value)) continue;
    seen.add(value);
    if (value.items) waiting.push(value.items);
    for (const [name, part] of value.parts ?? []) {
      names.add(name);
      waiting.push(part);
    }
  }
  return names;
}

function plainSpaces(name: string): string {
  return name.trim().replace(/\s+/g, ' ');
}

/** Evidence from the names that are known, if any, and those that the template writes in tags of a single word. */
export function gatherEvidence(known: KnownNames | undefined, written: ReadonlySet<string>): NameEvidence {
  const names = known ? allNames(known.root) : new Set<string>();
  const spaced = new Map([...names].filter((name) => /\s/.test(name)).map((name) => [plainSpaces(name), name]));
  return {
    complete: known !== undefined && known.root.kind === 'data' && known.root.open !== true,
    knows: (name) => names.has(name),
    withSpaces: (name) => spaced.get(plainSpaces(name)),
    isWritten: (name) => written.has(name),
  };
}
