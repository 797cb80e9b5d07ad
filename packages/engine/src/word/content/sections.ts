import { attribute } from '../../xml/attributes.ts';
import type { PartNamespaces } from '../read/part-namespaces.ts';
import { descend, isSelfClosed, type XmlElement, type XmlPart } from '../../xml/xml-element.ts';

/** The section properties that a paragraph carries when it ends a section. */
export function sectionEnd(paragraph: XmlElement | undefined): XmlElement | undefined {
  return paragraph?.name === 'w:p' ? descend(paragraph, 'w:pPr', 'w:sectPr') : undefined;
}

/** A paragraph that does nothing but end a section: a point high, so that it takes no room on a full page. */
export function breakParagraph(properties: string, { own, declare }: Pick<PartNamespaces, 'own' | 'declare'>): string {
  const spacing = `<${own}spacing ${own}before="0" ${own}after="0" ${own}line="20" ${own}lineRule="exact"/>`;
  return `<${own}p${declare}><${own}pPr>${spacing}${properties}</${own}pPr></${own}p>`;
}

/** Headers and footers by their kind and type. */
export type References = Map<string, string>;

/**
 * Section properties with the headers and footers that they would take over from the sections before (ECMA-376 part 1,
 * 17.10.2): one of those may be left out. `taken` holds what was found so far and gets what these properties name.
 */
export function withReferences(part: XmlPart, properties: XmlElement | undefined, taken: References): string {
  if (!properties) return '';
  const { xml } = part;
  const own = properties.children.filter(({ name }) => name === 'w:headerReference' || name === 'w:footerReference');
  const keyOf = (each: XmlElement): string => `${each.name} ${attribute(xml, each, 'type') ?? 'default'}`;
  const present = new Set(own.map(keyOf));
  const added = [...taken].filter(([key]) => !present.has(key)).map(([, reference]) => reference);
  for (const each of own) taken.set(keyOf(each), xml.slice(each.start, each.end));
  if (added.length === 0) return xml.slice(properties.start, properties.end);
  if (!isSelfClosed(properties)) {
    return (
      xml.slice(properties.start, properties.openEnd) + added.join('') + xml.slice(properties.openEnd, properties.end)
    );
  }
  return `${xml.slice(properties.start, properties.end - 2)}>${added.join('')}</${part.prefix}sectPr>`;
}
