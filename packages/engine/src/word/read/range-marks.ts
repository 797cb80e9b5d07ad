import { attribute } from '../../xml/attributes.ts';
import type { XmlElement, XmlPart } from '../../xml/xml-element.ts';

/** Marks of a stretch, its start and its end, and what the stretches are called. */
const rangeMarks: ReadonlyMap<string, readonly [range: string, side: 'start' | 'end']> = new Map([
  ['w:bookmarkStart', ['bookmark', 'start']],
  ['w:bookmarkEnd', ['bookmark', 'end']],
  ['w:commentRangeStart', ['comment', 'start']],
  ['w:commentRangeEnd', ['comment', 'end']],
  ['w:permStart', ['permission', 'start']],
  ['w:permEnd', ['permission', 'end']],
]);

/** Are elements of that name ends of stretches? */
export const isRangeMark = (name: string): boolean => rangeMarks.has(name);

/** One end of a bookmark, of the range of a comment, or of a permission. They may be between any elements. */
export interface RangeMark {
  readonly element: XmlElement;
  /** The same for both ends. */
  readonly key: string;
  readonly side: 'start' | 'end';
}

/** The mark that an element is; null for any other element. */
export function rangeMark(part: XmlPart, element: XmlElement): RangeMark | null {
  const found = rangeMarks.get(element.name);
  if (!found) return null;
  return { element, key: `${found[0]} ${attribute(part.xml, element, 'id') ?? ''}`, side: found[1] };
}
