import { child, type XmlElement, type XmlPart } from '../../../../xml/xml-element.ts';
import type { LineEnd, LineEnds } from '../../../model/index.ts';
import { nameTable } from '../../name-table.ts';
import { partAttribute } from '../../../../xml/part-attribute.ts';

const kinds = nameTable<LineEnd['kind']>({
  triangle: 'triangle',
  stealth: 'stealth',
  diamond: 'diamond',
  oval: 'oval',
  arrow: 'open',
});

/** Sizes of heads in widths of their line, small to large; those of open heads with their stroke. As Office draws them. */
const sizes = { filled: [2, 3, 5], open: [2.5, 3.5, 5.5] } as const;

/** A head by its kind and its sizes: 0 is small, 1 medium, 2 large. */
export function lineEnd(kind: LineEnd['kind'], length: number, width: number): LineEnd {
  const of = kind === 'open' ? sizes.open : sizes.filled;
  return { kind, length: of[length] ?? of[1], width: of[width] ?? of[1] };
}

/** Where a line begins and ends in heads of the kinds given: undefined where it ends in none. */
export function lineEnds(start: LineEnd | undefined, end: LineEnd | undefined): LineEnds | undefined {
  return start || end ? { ...(start && { start }), ...(end && { end }) } : undefined;
}

/** Sizes by their names: sm, med and lg. */
const sizeNames = ['sm', 'med', 'lg'];

function readEnd(part: XmlPart, line: XmlElement, name: string): LineEnd | undefined {
  const element = child(line, name);
  const kind = element && kinds[partAttribute(part, element, 'type') ?? ''];
  if (!kind) return undefined;
  const size = (attribute: string): number => sizeNames.indexOf(partAttribute(part, element, attribute) ?? 'med');
  return lineEnd(kind, size('len'), size('w'));
}

/** Heads of the lines of a shape: `a:headEnd` is where they begin (ECMA-376 part 1, 20.1.8.38 and 20.1.8.57). */
export function readLineEnds(part: XmlPart, properties: XmlElement | undefined): LineEnds | undefined {
  const line = properties && child(properties, 'a:ln');
  return line && lineEnds(readEnd(part, line, 'a:headEnd'), readEnd(part, line, 'a:tailEnd'));
}
