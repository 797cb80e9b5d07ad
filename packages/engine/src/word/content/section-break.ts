import type { PartNamespaces } from '../read/part-namespaces.ts';
import { descend, type XmlElement } from '../../xml/xml-element.ts';

/** The section properties that a paragraph carries when it ends a section. */
export function sectionEnd(paragraph: XmlElement | undefined): XmlElement | undefined {
  return paragraph?.name === 'w:p' ? descend(paragraph, 'w:pPr', 'w:sectPr') : undefined;
}

/** A paragraph that does nothing but end a section: a point high, so that it takes no room on a full page. */
export function breakParagraph(properties: string, { own, declare }: Pick<PartNamespaces, 'own' | 'declare'>): string {
  const spacing = `<${own}spacing ${own}before="0" ${own}after="0" ${own}line="20" ${own}lineRule="exact"/>`;
  return `<${own}p${declare}><${own}pPr>${spacing}${properties}</${own}pPr></${own}p>`;
}
