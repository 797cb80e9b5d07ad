import type { XmlElement, XmlPart } from '../../../../../word/xml/xml-element.ts';
import { partAttribute } from '../../part-attribute.ts';

/** Declarations of the `style` attribute of an element of VML (ECMA-376 part 4, 19.1.2.19). */
export type VmlStyle = ReadonlyMap<string, string>;

export function vmlStyle(part: XmlPart, element: XmlElement): VmlStyle {
  const found = new Map<string, string>();
  for (const declaration of (partAttribute(part, element, 'style') ?? '').split(';')) {
    const colon = declaration.indexOf(':');
    if (colon > 0) found.set(declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim());
  }
  return found;
}
