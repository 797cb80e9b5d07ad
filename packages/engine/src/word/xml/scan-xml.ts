import { attributes } from './attributes.ts';
import { knownPrefixes } from './namespaces.ts';
import type { XmlElement, XmlPart } from './xml-element.ts';

/** What each prefix in force is called by us. Prefixes that are not listed keep their name. */
type Prefixes = ReadonlyMap<string, string>;

function canonicalName(raw: string, prefixes: Prefixes): string {
  const colon = raw.indexOf(':');
  const prefix = colon < 0 ? '' : raw.slice(0, colon);
  const known = prefixes.get(prefix);
  if (known === undefined || known === prefix) return raw;
  return `${known}:${raw.slice(colon + 1)}`;
}

/** The prefixes in force inside an element whose start tag declares namespaces. */
function declarePrefixes(startTag: string, outer: Prefixes): Prefixes {
  const inner = new Map(outer);
  for (const [name, value] of attributes(startTag)) {
    if (name !== 'xmlns' && !name.startsWith('xmlns:')) continue;
    const prefix = name === 'xmlns' ? '' : name.slice(6);
    const known = knownPrefixes.get(value);
    if (known !== undefined) inner.set(prefix, known);
    else inner.delete(prefix);
  }
  return inner;
}

/** Offset after the `>` of a start tag; `>` may stand inside attribute values. */
function startTagEnd(xml: string, from: number): number {
  let at = from;
  for (;;) {
    const close = xml.indexOf('>', at);
    const quote = xml.slice(at, close).search(/["']/);
    if (quote < 0) return close + 1;
    const opening = at + quote;
    at = xml.indexOf(xml.charAt(opening), opening + 1) + 1;
  }
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
  let prefixes: Prefixes = new Map();
  const outerPrefixes: { element: XmlElement; prefixes: Prefixes }[] = [];
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
      if (outerPrefixes.at(-1)?.element === current) prefixes = outerPrefixes.pop()?.prefixes ?? prefixes;
      current = current.parent ?? document;
      at = end;
      continue;
    }
    const openEnd = startTagEnd(xml, at);
    nameEnd.lastIndex = at + 1;
    const raw = xml.slice(at + 1, nameEnd.exec(xml)?.index);
    const selfClosed = xml.charCodeAt(openEnd - 2) === 0x2f;
    const startTag = xml.slice(at, openEnd);
    const declares = startTag.includes('xmlns');
    const inner = declares ? declarePrefixes(startTag, prefixes) : prefixes;
    if (rootRaw === '') rootRaw = raw;
    const element: XmlElement = {
      name: canonicalName(raw, inner),
      parent: current === document ? null : current,
      children: [],
      start: at,
      openEnd,
      closeStart: openEnd,
      end: openEnd,
    };
    current.children.push(element);
    if (!selfClosed) {
      if (declares) {
        outerPrefixes.push({ element, prefixes });
        prefixes = inner;
      }
      current = element;
    }
    at = openEnd;
  }
  const root = document.children[0] ?? document;
  return { name, xml, root, prefix: rootRaw.includes(':') ? rootRaw.slice(0, rootRaw.indexOf(':') + 1) : '' };
}
