import type { TSchema } from '../../contract/endpoint.ts';

/** The parts of a JSON schema that determine how a text is parsed. */
interface Kind {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Kind>>;
  readonly items?: Kind;
  readonly anyOf?: readonly Kind[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
}

/**
 * Parses texts of paths, queries and forms into the types of the schema. Stricter than JavaScript: `0x10`, ` 7` and `1e3` are not
 * numbers. Text that does not parse stays unchanged, and validation reports it.
 */
export function coerce(value: unknown, schema: TSchema | Kind): unknown {
  const kind = schema as Kind;
  if (kind.anyOf !== undefined) return coerceUnion(value, kind.anyOf);
  if (kind.enum !== undefined) return kind.enum.find((each) => String(each) === value) ?? value;
  if (kind.type === 'array') {
    const list = Array.isArray(value) ? (value as unknown[]) : [value];
    const { items } = kind;
    return items === undefined ? list : list.map((item) => coerce(item, items));
  }
  if (kind.type === 'object') return coerceMembers(typeof value === 'string' ? objectOf(value) : value, kind);
  return typeof value === 'string' ? coerceText(value, kind) : value;
}

/** A form has an object without members, or one that a program did not take apart, as JSON. */
function objectOf(text: string): unknown {
  if (!text.trimStart().startsWith('{')) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function coerceMembers(value: unknown, { properties }: Kind): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || properties === undefined) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return [name, schema === undefined ? (member as unknown) : coerce(member, schema)];
    }),
  );
}

/** The first type that accepts the value wins; a text stays a text where one is allowed. */
function coerceUnion(value: unknown, kinds: readonly Kind[]): unknown {
  if (typeof value !== 'string') {
    const list = kinds.find((kind) => kind.type === (Array.isArray(value) ? 'array' : 'object'));
    return list === undefined ? value : coerce(value, list);
  }
  if (kinds.some((kind) => kind.type === 'string' && (kind.const === undefined || kind.const === value))) {
    return value === '' && kinds.some((kind) => kind.type === 'null') ? null : value;
  }
  for (const kind of kinds) {
    const result = coerce(value, kind);
    if (result !== value) return result;
  }
  return value;
}

function coerceText(text: string, { type }: Kind): unknown {
  if (type === 'integer' && /^-?\d{1,16}$/.test(text)) return Number(text);
  if (type === 'number' && /^-?\d{1,16}(\.\d{1,16})?$/.test(text)) return Number(text);
  if (type === 'boolean' && /^(true|1)$/.test(text)) return true;
  if (type === 'boolean' && /^(false|0)$/.test(text)) return false;
  if (type === 'null' && text === '') return null;
  return text;
}
