import { decodeEntities } from '../../../xml/entities.ts';
import type { XmlElement, XmlPart } from '../../../xml/xml-element.ts';

const markup = /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[([^]*?)\]\]>|[^<]+/g;

/** Characters in an element, those of elements inside it left out. */
export function elementText(part: XmlPart, element: XmlElement): string {
  const raw = part.xml.slice(element.openEnd, element.closeStart);
  if (!raw.includes('<')) return decodeEntities(raw);
  let text = '';
  for (const match of raw.matchAll(markup)) {
    if (match[1] !== undefined) text += match[1];
    else if (!match[0].startsWith('<')) text += decodeEntities(match[0]);
  }
  return text;
}
