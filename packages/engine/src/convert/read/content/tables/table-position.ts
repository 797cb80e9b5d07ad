import type { XmlElement, XmlPart } from '../../../../xml/xml-element.ts';
import type { TablePosition } from '../../../model/index.ts';
import { twips } from '../../../../xml/values.ts';
import { partAttribute } from '../../../../xml/part-attribute.ts';
import { nameTable } from '../name-table.ts';

const aligns = nameTable<'start' | 'center' | 'end'>({
  left: 'start',
  top: 'start',
  inside: 'start',
  center: 'center',
  right: 'end',
  bottom: 'end',
  outside: 'end',
});

/** `w:tblpPr` (ECMA-376 part 1, 17.4.57). Word counts from the text across, and from the margin down, by default. */
export function tablePosition(part: XmlPart, element: XmlElement): TablePosition {
  const value = (name: string): string | undefined => partAttribute(part, element, name);
  const length = (name: string): number => twips(value(name)) ?? 0;
  const across = value('horzAnchor');
  const down = value('vertAnchor');
  const alignAcross = aligns[value('tblpXSpec') ?? ''];
  const alignDown = aligns[value('tblpYSpec') ?? ''];
  return {
    horizontal: {
      from: across === 'page' || across === 'margin' ? across : 'column',
      ...(alignAcross ? { align: alignAcross } : { offset: length('tblpX') }),
    },
    vertical: {
      from: down === 'page' ? 'page' : down === 'text' ? 'paragraph' : 'margin',
      ...(alignDown ? { align: alignDown } : { offset: length('tblpY') }),
    },
    distance: {
      top: length('topFromText'),
      bottom: length('bottomFromText'),
      left: length('leftFromText'),
      right: length('rightFromText'),
    },
  };
}
