import type { Fact } from './fact.ts';

/**
 * The meaning of a condition. It holds at least whenever the condition does: where something is unknown, it is
 * nothing. So a proposition that cannot hold means a condition that never holds, and nothing else is concluded from it.
 */
export type Proposition =
  | { readonly op: 'constant'; readonly value: boolean }
  | { readonly op: 'and' | 'or'; readonly parts: readonly Proposition[] }
  | { readonly op: 'fact'; readonly fact: Fact };

export const nothing: Proposition = { op: 'constant', value: true };
export const impossible: Proposition = { op: 'constant', value: false };

export function all(parts: readonly Proposition[]): Proposition {
  const open = parts.filter((part) => part !== nothing);
  if (open.includes(impossible)) return impossible;
  const [first, second] = open;
  if (first === undefined) return nothing;
  return second === undefined ? first : { op: 'and', parts: open };
}

export function any(parts: readonly Proposition[]): Proposition {
  const open = parts.filter((part) => part !== impossible);
  if (open.includes(nothing)) return nothing;
  const [first, second] = open;
  if (first === undefined) return impossible;
  return second === undefined ? first : { op: 'or', parts: open };
}

export function factual(fact: Fact): Proposition {
  return { op: 'fact', fact };
}
