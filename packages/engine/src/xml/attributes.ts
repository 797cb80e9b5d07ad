import { decodeEntities } from './entities.ts';
import type { XmlElement } from './xml-element.ts';

const attributePattern = /([^\s=<>/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Names and decoded values of the attributes in a start tag, names as the file writes them. */
export function* attributes(startTag: string): Generator<[name: string, value: string]> {
  // From behind the name: a long name would be tried again from each of its characters.
  const from = startTag.search(/[\s/>]/);
  for (const match of (from < 0 ? '' : startTag.slice(from)).matchAll(attributePattern)) {
    yield [match[1] ?? '', decodeEntities(match[2] ?? match[3] ?? '')];
  }
}

/** Value of an attribute by its local name (`val` for `w:val`), whatever its prefix; undefined when it is not there. */
export function attribute(xml: string, element: XmlElement, localName: string): string | undefined {
  for (const [name, value] of attributes(xml.slice(element.start, element.openEnd))) {
    if (name === localName || name.endsWith(`:${localName}`)) return value;
  }
  return undefined;
}
