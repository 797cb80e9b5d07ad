import { attribute } from './attributes.ts';
import { decodeEntities } from './entities.ts';
import { isTrue } from './values.ts';
import { child, type XmlElement, type XmlPart } from './xml-element.ts';

/** Value of an attribute by its local name, as `attribute` gives it, without a pattern run over the whole tag where that can be. */
export function partAttribute(part: XmlPart, element: XmlElement, localName: string): string | undefined {
  const tag = part.xml.slice(element.start, element.openEnd);
  let at = tag.indexOf(localName);
  if (at < 0) return undefined;
  if (tag.includes("'") || tag.includes(' =')) return attribute(part.xml, element, localName);
  for (; at >= 0; at = tag.indexOf(localName, at + 1)) {
    const before = tag.charCodeAt(at - 1);
    const after = at + localName.length;
    // `:` or white space before it, `="` after it: nothing in a value of the tag can look so, for the quote.
    if ((before !== 0x3a && before > 0x20) || !tag.startsWith('="', after)) continue;
    return decodeEntities(tag.slice(after + 2, tag.indexOf('"', after + 2)));
  }
  return undefined;
}

/** `w:val` of a child; undefined without the part, the element, the child or the attribute. */
export function childValue(
  part: XmlPart | undefined,
  element: XmlElement | undefined,
  name: string,
): string | undefined {
  const found = element && child(element, name);
  return part && found && partAttribute(part, found, 'val');
}

/** Is an on/off property set (ECMA-376 part 1, 17.17.4)? It is on when it is there without a value. */
export function isSet(part: XmlPart, element: XmlElement | undefined, name: string): boolean {
  const found = element && child(element, name);
  return found !== undefined && isTrue(partAttribute(part, found, 'val') ?? '1');
}
