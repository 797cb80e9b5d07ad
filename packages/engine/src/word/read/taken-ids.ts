import { attributeRange } from '../../xml/attribute-range.ts';
import { decodeEntities } from '../../xml/entities.ts';
import { elementsNamed } from '../../xml/named-elements.ts';
import type { XmlElement, XmlPart } from '../../xml/xml-element.ts';

/**
 * Kinds of id that no two things in a document may share: numbers of bookmarks and permissions, names of bookmarks, numbers of
 * content controls, names of shapes of VML, numbers of pictures and shapes inside drawings, of texts fitted to a width, of
 * notes, and of lists.
 */
export type IdKind = 'mark' | 'bookmark' | 'control' | 'shape' | 'object' | 'fit' | 'footnote' | 'endnote' | 'list';

/** Ids that a template uses, by their kind. */
export type TakenIds = ReadonlyMap<IdKind, ReadonlySet<string>>;

const byElement: ReadonlyMap<string, readonly (readonly [attribute: string, kind: IdKind])[]> = new Map(
  Object.entries({
    'w:bookmarkStart': [
      ['w:id', 'mark'],
      ['w:name', 'bookmark'],
    ],
    'w:permStart': [['w:id', 'mark']],
    'w:fitText': [['w:id', 'fit']],
    'w:footnote': [['w:id', 'footnote']],
    'w:endnote': [['w:id', 'endnote']],
  }),
);

/** May elements of that name define ids? */
export function mayDefineIds(name: string): boolean {
  const isOther = name === 'w:id' || name === 'o:OLEObject' || byElement.has(name);
  return isOther || name.startsWith('v:') || name.endsWith(':cNvPr');
}

/** Attributes of an element that define ids, with their kind; names with the standard's own prefixes. */
export function definedIds({ name, parent }: XmlElement): readonly (readonly [attribute: string, kind: IdKind])[] {
  if (name === 'w:id') return parent?.name === 'w:sdtPr' ? [['w:val', 'control']] : [];
  if (name.startsWith('v:'))
    return [
      ['id', 'shape'],
      ['o:spid', 'shape'],
    ];
  if (name.endsWith(':cNvPr')) return [['id', 'object']];
  if (name === 'o:OLEObject') return [['ObjectID', 'shape']];
  return byElement.get(name) ?? [];
}

/** The ids that the parts of a template use. */
export function readTakenIds(parts: Iterable<XmlPart>): TakenIds {
  const taken = new Map<IdKind, Set<string>>();
  for (const part of parts) {
    for (const element of elementsNamed(part, mayDefineIds)) {
      for (const [name, kind] of definedIds(element)) {
        const range = attributeRange(part.xml, element, name);
        if (!range) continue;
        const value = decodeEntities(part.xml.slice(range.start, range.end));
        const known = taken.get(kind);
        if (known) known.add(value);
        else taken.set(kind, new Set([value]));
      }
    }
  }
  return taken;
}
