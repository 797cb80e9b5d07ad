import { AppError } from '../../errors/app-error.ts';

/** Maximum nesting depth of form field names. */
const deepest = 8;
const longestList = 1000;

type Node = Map<string, unknown>;

/** Splits `steps[0][title]` into its parts; undefined when a bracket is not closed. */
function partsOf(name: string): string[] | undefined {
  const head = /^[^[\]]+/.exec(name)?.[0];
  if (head === undefined) return undefined;
  const rest = name.slice(head.length);
  if (!/^(\[[^[\]]*\])*$/.test(rest)) return undefined;
  return [head, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? '')];
}

/** Converts form fields to an object: `users[0][email]` and `ids[]` nest, a repeated name becomes a list. */
export function nestFields(fields: readonly (readonly [name: string, value: string])[]): Record<string, unknown> {
  const root: Node = new Map();
  for (const [name, value] of fields) {
    const parts = partsOf(name);
    if (parts === undefined || parts.length > deepest) throw new AppError('bad_request');
    place(root, parts, value);
  }
  return toObject(root) as Record<string, unknown>;
}

function place(root: Node, parts: readonly string[], value: string): void {
  let node = root;
  for (const [at, part] of parts.entries()) {
    const key = part === '' ? String(node.size) : part;
    const before = node.get(key);
    if (at === parts.length - 1) {
      if (before instanceof Map) throw new AppError('bad_request');
      node.set(
        key,
        before === undefined ? value : [...(Array.isArray(before) ? (before as unknown[]) : [before]), value],
      );
      return;
    }
    if (before !== undefined && !(before instanceof Map)) throw new AppError('bad_request');
    const next: Node = before instanceof Map ? (before as Node) : new Map();
    node.set(key, next);
    node = next;
  }
}

/** Nodes whose keys are 0, 1, 2, … without a gap become lists; other numbers are ids, keys of a map. */
function toObject(node: Node): unknown {
  const keys = [...node.keys()];
  const toValue = (value: unknown): unknown => (value instanceof Map ? toObject(value as Node) : value);
  const sorted = keys.toSorted((a, b) => Number(a) - Number(b));
  const isList = keys.length > 0 && keys.length <= longestList && sorted.every((key, at) => key === String(at));
  if (isList) return sorted.map((key) => toValue(node.get(key)));
  return Object.fromEntries(keys.map((key) => [key, toValue(node.get(key))]));
}
