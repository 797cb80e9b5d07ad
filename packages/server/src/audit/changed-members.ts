type Members = Readonly<Record<string, unknown>>;

/** Deep equality of JSON values; the order of members does not matter. */
function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  const plain: unknown = value instanceof Date ? value.toJSON() : value;
  if (Array.isArray(plain)) return plain.map(sorted);
  if (plain === null || typeof plain !== 'object') return plain;
  return Object.fromEntries(
    Object.entries(plain)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
}

/**
 * Reduces a record before and after a change to the members that differ. If one side is missing (created, deleted), the other is
 * returned whole.
 */
export function changedMembers(
  before: Members | undefined,
  after: Members | undefined,
): { readonly before: Members | null; readonly after: Members | null } {
  if (before === undefined || after === undefined) return { before: before ?? null, after: after ?? null };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => !isEqual(before[name], after[name]));
  const pick = (members: Members): Members =>
    Object.fromEntries(changed.flatMap((name) => (name in members ? [[name, members[name]]] : [])));
  return { before: pick(before), after: pick(after) };
}
