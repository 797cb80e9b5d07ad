import { attributes } from './attributes.ts';
import { knownPrefixes } from './namespaces.ts';
import type { XmlElement, XmlPart } from './xml-element.ts';

/** What each prefix in force is called by us. Prefixes that are not listed keep their name. */
type Prefixes = Map<string, string>;

/** What an element's declarations replaced, to be put back at its end. */
interface Replaced {
  readonly element: XmlElement;
  readonly before: readonly (readonly [prefix: string, known: string | undefined])[];
}

function canonicalName(raw: string, prefixes: ReadonlyMap<string, string>): string {
  const colon = raw.indexOf(':');
  const prefix = colon < 0 ? '' : raw.slice(0, colon);
  const known = prefixes.get(prefix);
  if (known === undefined || known === prefix) return raw;
  return `${known}:${raw.slice(colon + 1)}`;
}

function setPrefix(prefixes: Prefixes, prefix: string, known: string | undefined): void {
  if (known === undefined) prefixes.delete(prefix);
  else prefixes.set(prefix, known);
}

/** Puts the prefixes in force that a start tag declares, and gives those that were in force before. */
function declarePrefixes(startTag: string, prefixes: Prefixes): [prefix: string, known: string | undefined][] {
  const before: [prefix: string, known: string | undefined][] = [];
  for (const [name, value] of attributes(startTag)) {
    if (name !== 'xmlns' && !name.startsWith('xmlns:')) continue;
    const prefix = name === 'xmlns' ? '' : name.slice(6);
    before.push([prefix, prefixes.get(prefix)]);
    setPrefix(prefixes, prefix, knownPrefixes.get(value));
  }
  return before;
}

function restore(prefixes: Prefixes, before: Replaced['before']): void {
  // Backwards, so that of a prefix declared twice the first value comes back.
  for (let index = before.length - 1; index >= 0; index--) {
    const [prefix, known] = before[index] ?? [''];
    setPrefix(prefixes, prefix, known);
  }
}

const quoteOrEnd = /["'>]/g;

/** Offset after the `>` of a start tag; `>` may be inside attribute values. */
function startTagEnd(xml: string, from: number): number {
  quoteOrEnd.lastIndex = from;
  while (quoteOrEnd.test(xml)) {
    const at = quoteOrEnd.lastIndex;
    const found = xml.charAt(at - 1);
    if (found === '>') return at;
    quoteOrEnd.lastIndex = xml.indexOf(found, at) + 1;
  }
  return xml.length;
}

const nameEnd = /[\s/>]/g;

/** Offset after a comment, CDATA section or processing instruction that starts at `at`; 0 when none does. */
function skipMarkup(xml: string, at: number): number {
  const next = xml.charCodeAt(at + 1);
  if (next === 0x3f) return xml.indexOf('?>', at) + 2;
  if (next !== 0x21) return 0;
  return xml.startsWith('<!--', at) ? xml.indexOf('-->', at) + 3 : xml.indexOf(']]>', at) + 3;
}

/**
 * Reads a part into elements that point into its text. The text must have passed `checkXml`: nothing is checked again here.
 */
export function scanXml(name: string, xml: string): XmlPart {
  const document: XmlElement = {
    name: '',
    parent: null,
    children: [],
    start: 0,
    openEnd: 0,
    closeStart: xml.length,
    end: xml.length,
  };
  let current = document;
  const prefixes: Prefixes = new Map();
  const replaced: Replaced[] = [];
  let rootRaw = '';

  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at)) {
    const skipped = skipMarkup(xml, at);
    if (skipped > 0) {
      at = skipped;
      continue;
    }
    if (xml.charCodeAt(at + 1) === 0x2f) {
      const end = xml.indexOf('>', at) + 1;
      current.closeStart = at;
      current.end = end;
      if (replaced.at(-1)?.element === current) restore(prefixes, replaced.pop()?.before ?? []);
      current = current.parent ?? document;
      at = end;
      continue;
    }
    const openEnd = startTagEnd(xml, at);
    nameEnd.lastIndex = at + 1;
    const raw = xml.slice(at + 1, nameEnd.exec(xml)?.index);
    const selfClosed = xml.charCodeAt(openEnd - 2) === 0x2f;
    const startTag = xml.slice(at, openEnd);
    const before = startTag.includes('xmlns') ? declarePrefixes(startTag, prefixes) : null;
    if (rootRaw === '') rootRaw = raw;
    const element: XmlElement = {
      name: canonicalName(raw, prefixes),
      parent: current === document ? null : current,
      children: [],
      start: at,
      openEnd,
      closeStart: openEnd,
      end: openEnd,
    };
    current.children.push(element);
    if (!selfClosed) {
      if (before) replaced.push({ element, before });
      current = element;
    } else if (before) restore(prefixes, before);
    at = openEnd;
  }
  const root = document.children[0] ?? document;
  return { name, xml, root, prefix: rootRaw.includes(':') ? rootRaw.slice(0, rootRaw.indexOf(':') + 1) : '' };
}
