import type { XmlElement, XmlPart } from '../../../xml/xml-element.ts';
import type { Columns } from '../../model/section.ts';
import { isOn, twips, wholeNumber } from '../../../xml/values.ts';
import { readAttributes } from './read-attributes.ts';

/** pt between columns that state no space: half an inch (ECMA-376 part 1, 17.6.4). */
const plainSpace = 36;

/** Most columns, and narrowest, pt, that Word takes. */
const mostColumns = 45;
const narrowest = 12;

/** Columns in `room` pt; of equal width unless each is given (17.6.3, 17.6.4). */
export function readColumns(part: XmlPart | undefined, element: XmlElement | undefined, room: number): Columns {
  const values = readAttributes(part, element);
  const hasLine = values.has('sep') && isOn(values.get('sep'));
  const given = (element?.children ?? []).filter(({ name }) => name === 'w:col').slice(0, mostColumns);
  if (given.length > 0 && values.has('equalWidth') && !isOn(values.get('equalWidth'))) {
    const columns = given.map((each, at) => {
      const own = readAttributes(part, each);
      const space = at === given.length - 1 ? 0 : Math.max(0, twips(own.get('space')) ?? 0);
      return { width: Math.max(narrowest, twips(own.get('w')) ?? 0), space };
    });
    return { columns, hasLine };
  }
  const count = Math.min(Math.max(wholeNumber(values.get('num')) ?? 1, 1), mostColumns);
  const space = Math.max(0, twips(values.get('space')) ?? plainSpace);
  const width = Math.max(narrowest, (room - space * (count - 1)) / count);
  const columns = Array.from({ length: count }, (_, at) => ({ width, space: at === count - 1 ? 0 : space }));
  return { columns, hasLine };
}
