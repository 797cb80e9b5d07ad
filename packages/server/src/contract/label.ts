import type { TSchema } from 'typebox';
import { fieldLabels } from '../messages/fields.ts';
import { labels, type LabelKey } from '../messages/labels.ts';
import type { Words } from '../messages/validation.ts';

/** A schema whose field is called by this label in messages, in the documentation and on screens. */
export function labeled<T extends TSchema>(label: LabelKey, schema: T): T {
  const members = { ...Object.getOwnPropertyDescriptors(schema), label: { value: label, enumerable: true } };
  return Object.defineProperties({}, members) as T;
}

/** The parts of a JSON Schema that fields are in. */
interface FieldSchema {
  readonly label?: LabelKey;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly items?: FieldSchema;
  readonly anyOf?: readonly FieldSchema[];
}

/**
 * The label of a field of a schema: that which the schema carries, else that of its name; undefined for a name that has none.
 * `path` has the names of members and numbers of list items, `['users', '0', 'email']`.
 */
export function labelOfField(schema: TSchema | undefined, path: readonly string[]): Words | undefined {
  const carried = schema === undefined ? undefined : carriedLabel(schema, path);
  if (carried !== undefined) return labels[carried];
  const name = path.findLast((part) => !/^\d+$/.test(part)) ?? '';
  return Object.hasOwn(fieldLabels, name) ? fieldLabels[name] : undefined;
}

/** The label of the innermost list or field of the path. Items of a list without a label of their own have that of the list. */
function carriedLabel(schema: FieldSchema, path: readonly string[]): LabelKey | undefined {
  const [part, ...rest] = path;
  if (part === undefined) return schema.label ?? firstOf(schema.anyOf, (branch) => carriedLabel(branch, path));
  const { properties = {}, items, anyOf } = schema;
  if (items !== undefined && /^\d+$/.test(part))
    return carriedLabel(items, rest) ?? (rest.length === 0 ? schema.label : undefined);
  const member = Object.hasOwn(properties, part) ? properties[part] : undefined;
  if (member !== undefined) return carriedLabel(member, rest);
  return firstOf(anyOf, (branch) => carriedLabel(branch, path));
}

function firstOf<T, R>(list: readonly T[] | undefined, find: (each: T) => R | undefined): R | undefined {
  for (const each of list ?? []) {
    const found = find(each);
    if (found !== undefined) return found;
  }
  return undefined;
}
