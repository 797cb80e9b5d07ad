import { isSelfClosed, type XmlElement, type XmlPart } from '../xml/xml-element.ts';

/** A part that is a flat list of elements: relationships or content types. */
export interface ListPart {
  readonly part: XmlPart;
  readonly items: readonly XmlElement[];
  /** Prefix with colon of its elements. */
  readonly prefix: string;
}

export function listPart(part: XmlPart): ListPart {
  return { part, items: part.root.children, prefix: part.prefix };
}

/** The part's XML with more elements at the end of the list. */
export function appendItems({ part, prefix }: ListPart, items: readonly string[]): string {
  const { xml, root } = part;
  const added = items.join('');
  if (!isSelfClosed(root)) return xml.slice(0, root.closeStart) + added + xml.slice(root.closeStart);
  const name = prefix + root.name.slice(root.name.indexOf(':') + 1);
  return `${xml.slice(0, root.openEnd - 2)}>${added}</${name}>${xml.slice(root.end)}`;
}
