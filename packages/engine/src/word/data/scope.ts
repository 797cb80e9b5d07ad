import { defaultLimits } from '../../platform/limits.ts';
import { DisplayValue, RunContent, type TemplateData, type TemplateValue } from '../../values/index.ts';

/** Answer of a look-up that found no such name. Different from null, which is a name without a value. */
export const missing: unique symbol = Symbol('missing');
export type Missing = typeof missing;

const none: readonly TemplateValue[] = [];

/** Where names are looked up: the current item, the ones around it, and its place in the loop. */
export class Scope {
  readonly value: TemplateValue;
  readonly parent: Scope | null;
  readonly root: Scope;
  /** Position in the loop from 0, or -1 outside loops. */
  readonly index: number;
  /** The items of the loop, this one among them. */
  readonly items: readonly TemplateValue[];
  /** Names given by `as |品 番号|`, read before the item's own. */
  readonly locals: TemplateData | null;

  constructor(
    value: TemplateValue,
    parent: Scope | null,
    index = -1,
    items: readonly TemplateValue[] = none,
    locals: TemplateData | null = null,
  ) {
    this.value = value;
    this.parent = parent;
    this.root = parent ? parent.root : this;
    this.index = index;
    this.items = items;
    this.locals = locals;
  }
}

/** Has the value no properties that a template may read, though it is an object? */
function isClosed(value: object): boolean {
  return value instanceof RunContent || ArrayBuffer.isView(value);
}

/** Is the value an object whose own properties are names? */
export function isData(value: TemplateValue): value is TemplateData {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return !(value instanceof DisplayValue) && !isClosed(value);
}

/** The own property of a value by that name: of data, of the parts of a display value, or of a list by position. */
export function property(value: TemplateValue, name: string): TemplateValue | Missing {
  if (typeof value !== 'object' || value === null) return missing;
  if (value instanceof DisplayValue) {
    if (Object.hasOwn(value.parts, name)) return value.parts[name];
    if (name === 'text') return value.text;
    return name === 'value' ? value.value : missing;
  }
  if (Array.isArray(value)) {
    if (name === 'length') return value.length;
    return /^\d+$/.test(name) && Object.hasOwn(value, name)
      ? (value as readonly TemplateValue[])[Number(name)]
      : missing;
  }
  return Object.hasOwn(value, name) && !isClosed(value) ? (value as TemplateData)[name] : missing;
}

/** The nearest value of a name, from the current item outwards. */
export function lookUp(scope: Scope, name: string): TemplateValue | Missing {
  for (let current: Scope | null = scope; current; current = current.parent) {
    if (current.locals && Object.hasOwn(current.locals, name)) return current.locals[name];
    const found = property(current.value, name);
    if (found !== missing && isOuterName(current, scope, name)) return found;
  }
  return missing;
}

/** `length` and positions of a list belong to the list alone; further out they would shadow real names. */
function isOuterName(at: Scope, from: Scope, name: string): boolean {
  return at === from || !Array.isArray(at.value) || name === '';
}

/** `@index`, `@number`, `@first`, `@last`, `@root` seen from a scope; `missing` for other names or outside a loop. */
export function loopVariable(scope: Scope, up: number, name: string): TemplateValue | Missing {
  if (name === 'root') return scope.root.value;
  let loop: Scope | null = scope;
  for (let left = up; loop; loop = loop.parent) {
    if (loop.index >= 0 && left-- === 0) break;
  }
  if (!loop) return missing;
  if (name === 'index') return loop.index;
  if (name === 'number') return loop.index + 1;
  if (name === 'first') return loop.index === 0;
  return name === 'last' ? loop.index === loop.items.length - 1 : missing;
}

/**
 * Do other items of a loop around the scope have the name? Hand-written lists and spreadsheets leave out what is empty, so a
 * name that only some items have is a name without a value in the others.
 */
export function isKnownToSiblings(scope: Scope, name: string, known: KnownNames): boolean {
  for (let current: Scope | null = scope; current; current = current.parent) {
    if (current.items.length > 0 && isKnownIn(current.items, name, known)) return true;
  }
  return false;
}

/** Which names some item of a list has; cached while one document is rendered, since every item looks it up. */
export type KnownNames = Map<readonly TemplateValue[], Map<string, boolean>>;

function isKnownIn(items: readonly TemplateValue[], name: string, known: KnownNames): boolean {
  let names = known.get(items);
  if (!names) known.set(items, (names = new Map()));
  let found = names.get(name);
  if (found === undefined) {
    found = false;
    // No further than a loop goes: a list may claim any length.
    const end = Math.min(items.length, defaultLimits.iterations);
    for (let index = 0; index < end && !found; index++) {
      const item = items[index];
      found = isData(item) && Object.hasOwn(item, name);
    }
    names.set(name, found);
  }
  return found;
}

/** Every name that can be read from a scope, for guessing what a writer meant. */
export function visibleNames(scope: Scope): string[] {
  const names = new Set<string>();
  for (let current: Scope | null = scope; current; current = current.parent) {
    for (const name of Object.keys(current.locals ?? {})) names.add(name);
    if (isData(current.value)) for (const name of Object.keys(current.value)) names.add(name);
  }
  return [...names];
}
