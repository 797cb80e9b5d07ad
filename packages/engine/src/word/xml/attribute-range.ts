import type { XmlElement } from './xml-element.ts';

const attributePattern = /([^\s=<>/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/dg;

/** Offsets in a part of the raw value of an attribute, by its local name; null when it is not there. */
export function attributeRange(
  xml: string,
  element: XmlElement,
  localName: string,
): { readonly start: number; readonly end: number } | null {
  const startTag = xml.slice(element.start, element.openEnd);
  if (!startTag.includes(localName)) return null;
  for (const match of startTag.matchAll(attributePattern)) {
    const name = match[1] ?? '';
    if (name !== localName && !name.endsWith(`:${localName}`)) continue;
    const [start, end] = match.indices?.[2] ?? match.indices?.[3] ?? [0, 0];
    return { start: element.start + start, end: element.start + end };
  }
  return null;
}
