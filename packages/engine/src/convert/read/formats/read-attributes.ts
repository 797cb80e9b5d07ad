import { attributes } from '../../../xml/attributes.ts';
import type { XmlElement, XmlPart } from '../../../xml/xml-element.ts';

/** Attributes of an element by their local names (`val` for `w:val`). */
export type AttributeValues = ReadonlyMap<string, string>;

const none: AttributeValues = new Map();

/** Attributes of an element; empty where there is no element. A later one of the same local name is dropped. */
export function readAttributes(part: XmlPart | undefined, element: XmlElement | undefined): AttributeValues {
  if (!part || !element) return none;
  const found = new Map<string, string>();
  for (const [name, value] of attributes(part.xml.slice(element.start, element.openEnd))) {
    const local = name.slice(name.indexOf(':') + 1);
    if (!name.startsWith('xmlns') && !found.has(local)) found.set(local, value);
  }
  return found;
}

/** Value of a table for a name out of a file; undefined for names that it does not have, such as `constructor`. */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, name: string | undefined): Value | undefined {
  return name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
}
