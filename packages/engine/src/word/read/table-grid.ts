import { attribute } from '../../xml/attributes.ts';
import { child, descend, type XmlElement, type XmlPart } from '../../xml/xml-element.ts';
import { unwrapped } from './block-tree.ts';

/** A cell and the columns of the table's grid that it covers. */
export interface GridCell {
  readonly element: XmlElement;
  /** Its first column, from 0. */
  readonly column: number;
  readonly span: number;
  /** Part of a cell merged over rows: where it starts, or where it continues. */
  readonly merge: 'restart' | 'continue' | null;
}

/** A row of a table with its cells; columns left out at its ends are counted. */
export interface GridRow {
  readonly element: XmlElement;
  readonly cells: readonly GridCell[];
  readonly before: number;
  readonly after: number;
}

function count(part: XmlPart, element: XmlElement | undefined, least: number): number {
  const value = Number(element && attribute(part.xml, element, 'val'));
  return Number.isInteger(value) && value >= least ? value : least;
}

function mergeOf(part: XmlPart, cell: XmlElement): GridCell['merge'] {
  const merge = descend(cell, 'w:tcPr', 'w:vMerge');
  if (!merge) return null;
  return attribute(part.xml, merge, 'val') === 'restart' ? 'restart' : 'continue';
}

/** The rows of a table, those in content controls too (ECMA-376 part 1, 17.4.16 to 17.4.18 and 17.4.84). */
export function gridRows(part: XmlPart, table: XmlElement): GridRow[] {
  return unwrapped(table, 'w:tr').map((row) => {
    const properties = child(row, 'w:trPr');
    const before = count(part, properties && child(properties, 'w:gridBefore'), 0);
    let column = before;
    const cells = unwrapped(row, 'w:tc').map((element) => {
      const span = count(part, descend(element, 'w:tcPr', 'w:gridSpan'), 1);
      const cell = { element, column, span, merge: mergeOf(part, element) };
      column += span;
      return cell;
    });
    return { element: row, cells, before, after: count(part, properties && child(properties, 'w:gridAfter'), 0) };
  });
}
