import { unwrapped } from '../../../../word/read/block-tree.ts';
import { child, type XmlElement } from '../../../../word/xml/xml-element.ts';
import type { Table } from '../../../model/index.ts';
import type { TableStyle } from '../../format-source.ts';
import { twips } from '../lengths.ts';
import { isOn, partAttribute } from '../part-attribute.ts';
import { deepestNesting, type Story } from '../story.ts';
import { readRow } from './read-row.ts';
import { preferredWidth } from './table-length.ts';
import { tablePosition } from './table-position.ts';

/** Word 2013, whose layout counts the indent of tables to their edge. */
const word2013 = 15;

/**
 * Indent from the start of the room to the text of the first cell. `w:tblInd` (ECMA-376 part 1, 17.4.50) is just that in
 * documents that keep the layout of Word 2010 and before: there text in tables lines up with text outside, and borders stand
 * out into the margin. From compatibility mode 15 on it counts to the edge of the table, so that the cell's margin comes on top.
 */
function indentOf(stated: number, style: TableStyle, compatibility: number): number {
  return compatibility >= word2013 ? stated + style.margins.left : stated;
}

/** `w:tbl` with its rows; undefined for one without rows, or deeper inside others than is read. */
export function readTable(element: XmlElement, story: Story): Table | undefined {
  const { source } = story;
  const { part, reading } = source;
  if (story.depth >= deepestNesting) {
    reading.problems.add('convert.too-deep', source.place(element), { limit: deepestNesting });
    return undefined;
  }
  const properties = child(element, 'w:tblPr');
  const style = reading.formats.table(part, properties);
  const property = (name: string): XmlElement | undefined => properties && child(properties, name);
  const gridElement = child(element, 'w:tblGrid');
  const grid = (gridElement?.children ?? [])
    .filter(({ name }) => name === 'w:gridCol')
    .map((column) => Math.max(0, twips(partAttribute(part, column, 'w')) ?? 0));
  const found = unwrapped(element, 'w:tr').filter((row) => !isOn(part, child(row, 'w:trPr'), 'w:hidden'));
  const around = { style, story, rows: found.length, columns: grid.length };
  const rows = found.map((row, index) => readRow(row, index, around));
  if (rows.length === 0) return undefined;

  const position = property('w:tblpPr');
  const layout = property('w:tblLayout');
  return {
    kind: 'table',
    grid,
    width: preferredWidth(part, property('w:tblW')),
    layout: layout && partAttribute(part, layout, 'type') === 'fixed' ? 'fixed' : 'autofit',
    align: style.align ?? 'start',
    indent: indentOf(style.indent ?? 0, style, reading.settings.compatibility),
    borders: style.borders,
    cellSpacing: style.cellSpacing ?? 0,
    rows,
    ...(position && { position: tablePosition(part, position) }),
    rightToLeft: isOn(part, properties, 'w:bidiVisual'),
    get path() {
      return source.path(element);
    },
  };
}
