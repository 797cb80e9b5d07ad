import type { XmlElement, XmlPart } from '../../../../../xml/xml-element.ts';
import { partAttribute } from '../../../../../xml/part-attribute.ts';
import { wholeTurn, type Turn } from '../transform.ts';

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

/** `rotation` (degrees, or 65,536ths of them with `fd` behind) and `flip` (`x`, `y`) of a style. */
export function vmlTurn(style: VmlStyle): Turn {
  const stated = style.get('rotation') ?? '0';
  const flip = style.get('flip') ?? '';
  return {
    rotation: wholeTurn(Number.parseFloat(stated) / (stated.endsWith('fd') ? 65_536 : 1)),
    isFlippedAcross: flip.includes('x'),
    isFlippedDown: flip.includes('y'),
  };
}
