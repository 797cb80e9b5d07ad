import { readPointerStep } from '../../../platform/json-pointer.ts';
import { unknownValue, type KnownKind, type KnownNames, type KnownOption, type KnownValue } from './known-value.ts';

type Schema = Readonly<Record<string, unknown>>;
type Draft = { -readonly [Key in keyof KnownValue]: KnownValue[Key] };

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function schemasOf(value: unknown): Schema[] {
  return Array.isArray(value) ? value.filter(isSchema) : [];
}

/** Kinds that two descriptions of one value make together: a number often may also be given as text. */
function joinKinds(a: KnownKind, b: KnownKind): KnownKind {
  if (a === b) return a;
  const pair = new Set([a, b]);
  if (pair.has('text') && pair.has('number')) return 'number';
  if (pair.has('text') && pair.has('data')) return 'text';
  if (pair.has('list') && (pair.has('choice') || pair.has('text'))) return 'list';
  return 'unknown';
}

/** A value that is described by both: a schema and what it refers to, or one of several alternatives. */
function merge(a: KnownValue, b: KnownValue): KnownValue {
  const merged: Draft = { kind: joinKinds(a.kind, b.kind) };
  const mayBe = a.kind === 'text' ? (b.kind === 'text' ? [...(a.mayBe ?? []), ...(b.mayBe ?? [])] : a.mayBe) : b.mayBe;
  if (mayBe) merged.mayBe = mayBe;
  if (a.parts || b.parts) merged.parts = new Map([...(a.parts ?? []), ...(b.parts ?? [])]);
  if (a.open === true || b.open === true) merged.open = true;
  const items = a.items && b.items ? merge(a.items, b.items) : (a.items ?? b.items);
  if (items) merged.items = items;
  const options = [...(a.options ?? []), ...(b.options ?? [])];
  if (options.length > 0) merged.options = options;
  return merged;
}

/** Does any schema inside satisfy the test? Follows plain JSON only, so it ends. */
function someSchema(value: unknown, test: (schema: Schema) => boolean): boolean {
  if (Array.isArray(value)) return value.some((each) => someSchema(each, test));
  if (!isSchema(value)) return false;
  return test(value) || Object.values(value).some((each) => someSchema(each, test));
}

const dateFormats = new Set(['date', 'date-time']);

function isNumeric({ type }: Schema): boolean {
  return [type].flat().some((each) => each === 'number' || each === 'integer');
}

/** Keywords that say something about a value. */
const saying = ['type', 'properties', 'items', 'enum', 'const', 'allOf', 'anyOf', 'oneOf', 'then', 'else'];

class SchemaReader {
  readonly #root: Schema;
  readonly #known = new Map<Schema, Draft>();
  readonly #plainText: KnownValue;

  constructor(root: Schema) {
    this.#root = root;
    // A schema that nowhere states what is a date, or a number, may keep them as plain strings.
    const marksDates = someSchema(root, ({ format }) => typeof format === 'string' && dateFormats.has(format));
    const marksNumbers = someSchema(root, isNumeric);
    const mayBe = [...(marksDates ? [] : ['date' as const]), ...(marksNumbers ? [] : ['number' as const])];
    this.#plainText = { kind: 'text', mayBe };
  }

  read(given: Schema): KnownValue {
    const schema = this.#target(given);
    const known = this.#known.get(schema);
    if (known) return known;
    const draft: Draft = { kind: 'unknown' };
    this.#known.set(schema, draft);
    Object.assign(draft, this.#describe(schema));
    return draft;
  }

  /** What a schema that does nothing but refer to another one is equal to: a value may hold itself that way. */
  #target(schema: Schema): Schema {
    const seen = new Set<Schema>();
    let current = schema;
    while (!seen.has(current) && !saying.some((keyword) => keyword in current)) {
      seen.add(current);
      const { $ref: reference } = current;
      const next =
        typeof reference === 'string' && reference.startsWith('#') ? this.#resolve(reference.slice(1)) : null;
      if (!next) break;
      current = next;
    }
    return current;
  }

  #describe(schema: Schema): KnownValue {
    const own = this.#own(schema);
    const alternatives = [...schemasOf(schema['anyOf']), ...schemasOf(schema['oneOf'])]
      .filter(({ type }) => type !== 'null')
      .map((each) => this.read(each));
    const [first, ...others] = alternatives;
    const together = [
      ...(own ? [own] : []),
      ...(first ? [others.reduce(merge, first)] : []),
      ...this.#referred(schema),
      ...schemasOf(schema['allOf']).map((each) => this.read(each)),
      ...[schema['then'], schema['else']].filter(isSchema).map((each) => this.read(each)),
    ].filter((each) => each.kind !== 'unknown' || each.parts !== undefined);
    const [head, ...rest] = together;
    return head ? rest.reduce(merge, head) : unknownValue;
  }

  #referred({ $ref: reference }: Schema): KnownValue[] {
    if (typeof reference !== 'string') return [];
    const target = reference.startsWith('#') ? this.#resolve(reference.slice(1)) : undefined;
    return [target ? this.read(target) : unknownValue];
  }

  #resolve(pointer: string): Schema | undefined {
    let current: unknown = this.#root;
    for (const step of pointer.split('/').slice(1)) {
      const name = decodePointerStep(step);
      current =
        typeof current === 'object' && current !== null && Object.hasOwn(current, name)
          ? (current as Record<string, unknown>)[name]
          : undefined;
    }
    return isSchema(current) ? current : undefined;
  }

  /** What the schema defines itself, without what it refers to; null when it specifies nothing. */
  #own(schema: Schema): KnownValue | null {
    const values = Array.isArray(schema['enum']) ? schema['enum'] : 'const' in schema ? [schema['const']] : null;
    if (values) return knownOf(values);
    const types = [schema['type']].flat().filter((type) => type !== 'null' && type !== undefined);
    const [type] = types;
    if (types.length > 1)
      return types.every((each) => each === 'integer' || each === 'number') ? { kind: 'number' } : null;
    if (type === 'object' || isSchema(schema['properties'])) return this.#object(schema);
    if (type === 'array' || isSchema(schema['items'])) {
      const { items } = schema;
      return { kind: 'list', items: isSchema(items) ? this.read(items) : unknownValue };
    }
    if (type === 'number' || type === 'integer') return { kind: 'number' };
    if (type === 'boolean') return { kind: 'boolean' };
    if (type !== 'string') return null;
    return dateFormats.has(String(schema['format'])) ? { kind: 'date' } : this.#plainText;
  }

  #object(schema: Schema): KnownValue {
    const { properties, additionalProperties: additional, patternProperties: patterns } = schema;
    const parts = new Map<string, KnownValue>();
    for (const [name, value] of Object.entries(isSchema(properties) ? properties : {})) {
      parts.set(name, isSchema(value) ? this.read(value) : unknownValue);
    }
    // Schemas seldom forbid other properties, but a template that reads one has most likely a name wrong.
    const open = additional === true || isSchema(additional) || isSchema(patterns);
    return { kind: 'data', parts, ...(open && { open }) };
  }
}

function decodePointerStep(step: string): string {
  let text = step;
  try {
    text = decodeURIComponent(step);
  } catch {
    // Not percent-encoded after all.
  }
  return readPointerStep(text);
}

function knownOf(values: readonly unknown[]): KnownValue {
  const texts = values.filter((value) => value !== null);
  if (texts.every((value) => typeof value === 'boolean')) return { kind: 'boolean' };
  if (texts.every((value) => typeof value === 'number')) return { kind: 'number' };
  if (!texts.every((value) => typeof value === 'string')) return unknownValue;
  const options = texts.map((text): KnownOption => ({ text, value: text }));
  return { kind: 'choice', options };
}

/**
 * The names that data described by a JSON Schema (any draft with `properties`, `items` and local `$ref`) gives to a template.
 * A schema of a list of records describes the data of one document by its items. Properties that the schema does not name
 * count as unknown unless `additionalProperties` or `patternProperties` allows them.
 */
export function namesFromSchema(schema: unknown): KnownNames {
  if (!isSchema(schema)) return { root: unknownValue, source: 'data' };
  const root = new SchemaReader(schema).read(schema);
  return { root: root.kind === 'list' ? (root.items ?? unknownValue) : root, source: 'data' };
}
