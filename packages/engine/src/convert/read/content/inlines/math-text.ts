import type { XmlElement, XmlPart } from '../../../../xml/xml-element.ts';
import { elementText } from '../element-text.ts';

/** The characters of an equation in their order, with a stroke in fractions: `a/b`. */
export function mathText(part: XmlPart, element: XmlElement): string {
  if (element.name === 'm:t') return elementText(part, element);
  const inner = (each: XmlElement): string => mathText(part, each);
  if (element.name !== 'm:f') return element.children.map(inner).join('');
  return element.children
    .filter(({ name }) => name === 'm:num' || name === 'm:den')
    .map(inner)
    .join('/');
}
