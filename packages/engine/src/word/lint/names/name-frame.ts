import type { PathExpression } from '../../tags/expression.ts';
import { knownPart, unknownValue, type KnownValue } from './known-value.ts';

/** Where a tag looks names up: what is known about the current item and those around it. */
export interface NameFrame {
  readonly value: KnownValue;
  readonly parent: NameFrame | null;
  readonly isLoop: boolean;
  /** Names given by `as |品 番号|`. */
  readonly locals: ReadonlyMap<string, KnownValue>;
}

/** A name of a path that nothing has. */
export interface MissingName {
  readonly name: string;
  /** The names in front of it in the path, with their dots. */
  readonly before: string;
  /** Names that could have been there. */
  readonly candidates: readonly string[];
}

export type NameLookup = { readonly value: KnownValue } | { readonly missing: MissingName };

const noLocals: ReadonlyMap<string, KnownValue> = new Map();

export function rootFrame(value: KnownValue): NameFrame {
  return { value, parent: null, isLoop: false, locals: noLocals };
}

/** The frame of a loop's or a `with`'s content. */
export function innerFrame(parent: NameFrame, value: KnownValue, isLoop: boolean, names: readonly string[]): NameFrame {
  const [item, position] = names;
  const locals = new Map<string, KnownValue>();
  if (item !== undefined) locals.set(item, value);
  if (position !== undefined) locals.set(position, { kind: 'number' });
  return { value, parent, isLoop, locals };
}

function visibleNames(frame: NameFrame): string[] {
  const names = new Set<string>();
  for (let current: NameFrame | null = frame; current; current = current.parent) {
    for (const name of current.locals.keys()) names.add(name);
    if (current.value.kind !== 'list') for (const name of current.value.parts?.keys() ?? []) names.add(name);
  }
  return [...names];
}

function lookUp(frame: NameFrame, name: string): KnownValue | undefined {
  for (let current: NameFrame | null = frame; current; current = current.parent) {
    const found = current.locals.get(name) ?? knownPart(current.value, name);
    if (found) return found;
  }
  return undefined;
}

function variable(path: PathExpression, frame: NameFrame): KnownValue {
  if (path.names[0] === 'root') {
    let root = frame;
    while (root.parent) root = root.parent;
    return root.value;
  }
  return path.names[0] === 'first' || path.names[0] === 'last' ? { kind: 'boolean' } : { kind: 'number' };
}

function startOf(path: PathExpression, frame: NameFrame): { value: KnownValue; rest: number } | MissingName {
  if (path.variable) return { value: variable(path, frame), rest: 1 };
  let from: NameFrame | null = frame;
  for (let up = path.up; up > 0 && from; up--) from = from.parent;
  const [name] = path.names;
  if (!from) return { value: unknownValue, rest: path.names.length };
  if (name === undefined) return { value: from.value, rest: 0 };
  const value = path.own ? knownPart(from.value, name) : lookUp(from, name);
  if (value) return { value, rest: 1 };
  const candidates = path.own ? [...(from.value.parts?.keys() ?? [])] : visibleNames(from);
  return { name, before: path.original.slice(0, Math.max(0, path.original.indexOf(name))), candidates };
}

/** What a path leads to, looked up as rendering does: from the current item outwards, then part by part. */
export function lookUpPath(path: PathExpression, frame: NameFrame): NameLookup {
  const start = startOf(path, frame);
  if ('name' in start) return { missing: start };
  let { value } = start;
  for (let index = start.rest; index < path.names.length; index++) {
    const name = path.names[index] ?? '';
    const part = knownPart(value, name);
    if (!part) {
      const before = path.names
        .slice(0, index)
        .map((each) => `${each}.`)
        .join('');
      return { missing: { name, before, candidates: [...(value.parts?.keys() ?? [])] } };
    }
    value = part;
  }
  return { value };
}
