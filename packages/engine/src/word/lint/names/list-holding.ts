import type { KnownValue } from './known-value.ts';

/** The name of the outermost list whose items have a name, or lists in them; undefined when none has. Values may hold themselves. */
export function listHolding(root: KnownValue, name: string): string | undefined {
  const seen = new Set<KnownValue>();
  const waiting = [root];
  for (let scope = waiting.shift(); scope; scope = waiting.shift()) {
    seen.add(scope);
    for (const [list, { items }] of scope.parts ?? []) {
      if (items?.kind !== 'data' || seen.has(items)) continue;
      if (items.parts?.has(name)) return list;
      waiting.push(items);
    }
  }
  return undefined;
}
