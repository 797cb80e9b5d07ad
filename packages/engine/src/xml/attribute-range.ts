import { decodeEntities } from './entities.ts';
import { knownPrefixes } from './namespaces.ts';
import type { XmlElement } from './xml-element.ts';

const attributePattern = /([^\s=<>/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/dg;

/** The namespace that a prefix is bound to at an element; undefined when it is not declared. */
function namespaceOf(xml: string, element: XmlElement, prefix: string): string | undefined {
  const declared = `xmlns:${prefix}`;
  for (let current: XmlElement | null = element; current; current = current.parent) {
    const startTag = xml.slice(current.start, current.openEnd);
    if (!startTag.includes(declared)) continue;
    for (const [, name, double, single] of startTag.matchAll(attributePattern))
      if (name === declared) return decodeEntities(double ?? single ?? '');
  }
  return undefined;
}

/** Is the attribute written as `raw` the one with the canonical name? */
function isNamed(raw: string, name: string, xml: string, element: XmlElement): boolean {
  const colon = raw.indexOf(':');
  const local = raw.slice(colon + 1);
  if (local !== name.slice(name.indexOf(':') + 1)) return false;
  // Some writers leave the prefix out in WordprocessingML, where every attribute should have one.
  if (colon < 0) return name === local || (name.startsWith('w:') && element.name.startsWith('w:'));
  const prefix = raw.slice(0, colon);
  const known = knownPrefixes.get(namespaceOf(xml, element, prefix) ?? '') ?? prefix;
  return `${known}:${local}` === name;
}

/**
 * Offsets in a part of the raw value of an attribute; null when the element lacks it. The name has the prefix that the
 * standard's own documents use, whatever prefix the file uses: `w:val`, or `id` for an attribute without a namespace.
 */
export function attributeRange(
  xml: string,
  element: XmlElement,
  name: string,
): { readonly start: number; readonly end: number } | null {
  const startTag = xml.slice(element.start, element.openEnd);
  if (!startTag.includes(name.slice(name.indexOf(':') + 1))) return null;
  for (const match of startTag.matchAll(attributePattern)) {
    if (!isNamed(match[1] ?? '', name, xml, element)) continue;
    const [start, end] = match.indices?.[2] ?? match.indices?.[3] ?? [0, 0];
    return { start: element.start + start, end: element.start + end };
  }
  return null;
}
