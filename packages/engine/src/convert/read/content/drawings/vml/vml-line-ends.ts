import { child, type XmlElement, type XmlPart } from '../../../../../xml/xml-element.ts';
import type { LineEnd, LineEnds } from '../../../../model/index.ts';
import { nameTable } from '../../../name-table.ts';
import { partAttribute } from '../../../../../xml/part-attribute.ts';
import { lineEnd, lineEnds } from '../read-line-ends.ts';

const kinds = nameTable<LineEnd['kind']>({
  block: 'triangle',
  classic: 'stealth',
  diamond: 'diamond',
  oval: 'oval',
  open: 'open',
});

const lengths = ['short', 'medium', 'long'];
const widths = ['narrow', 'medium', 'wide'];

function endOf(part: XmlPart, stroke: XmlElement, side: 'start' | 'end'): LineEnd | undefined {
  const kind = kinds[partAttribute(part, stroke, `${side}arrow`) ?? ''];
  const size = (names: readonly string[], name: string): number =>
    names.indexOf(partAttribute(part, stroke, `${side}arrow${name}`) ?? 'medium');
  return kind && lineEnd(kind, size(lengths, 'length'), size(widths, 'width'));
}

/** Heads of a line of VML: `startarrow` and `endarrow` of its stroke (ECMA-376 part 4, 19.1.2.21). */
export function vmlLineEnds(part: XmlPart, shape: XmlElement): LineEnds | undefined {
  const stroke = child(shape, 'v:stroke');
  return stroke && lineEnds(endOf(part, stroke, 'start'), endOf(part, stroke, 'end'));
}
