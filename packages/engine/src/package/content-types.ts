import { isSelfClosed, type XmlElement, type XmlPart } from '../xml/xml-element.ts';
import { attribute } from '../xml/attributes.ts';

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

export const contentTypesName = '[Content_Types].xml';

/** The content types of the parts of a package (ECMA-376 part 2, 7.2.3): `Override` by name, else `Default` by extension. */
export interface ContentTypes {
  /** Content type of a part; undefined when the list has none for it. Names are compared without case. */
  typeOf(name: string): string | undefined;
  /** Content types that a part has by its name, not by its extension, in the order of the list. */
  readonly overrides: ReadonlyMap<string, string>;
}

/** Reads `[Content_Types].xml`. Of two entries for one name or extension the first counts. */
export function readContentTypes({ xml, root }: XmlPart): ContentTypes {
  const overrides = new Map<string, string>();
  const defaults = new Map<string, string>();
  for (const element of root.children) {
    const type = attribute(xml, element, 'ContentType') ?? '';
    const name = attribute(xml, element, 'PartName')?.replace(/^\//, '').toLowerCase();
    const extension = attribute(xml, element, 'Extension')?.toLowerCase();
    if (name !== undefined && !overrides.has(name)) overrides.set(name, type);
    else if (name === undefined && extension !== undefined && !defaults.has(extension)) defaults.set(extension, type);
  }
  return {
    overrides,
    typeOf(name) {
      const lower = name.toLowerCase();
      return overrides.get(lower) ?? defaults.get(lower.slice(lower.lastIndexOf('.') + 1));
    },
  };
}
