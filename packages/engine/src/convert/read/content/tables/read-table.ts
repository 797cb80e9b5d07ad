import { unwrapped } from '../../../../word/read/block-tree.ts';
import { partAttribute, isSet } from '../../../../xml/part-attribute.ts';
import { twips } from '../../../../xml/values.ts';
import { type XmlElement, type XmlPart, child } from '../../../../xml/xml-element.ts';
import type { TablePosition, Table } from '../../../model/index.ts';
import type { TableStyle } from '../../format-source.ts';
import { nameTable } from '../../name-table.ts';
import type { PartSource } from '../part-source.ts';
import { deepestNesting, type Story } from '../story.ts';
import { readRow } from './read-row.ts';
import { preferredWidth } from './cell-looks.ts';

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
function tablePosition(part: XmlPart, element: XmlElement): TablePosition {
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

/** Word 2013, whose layout counts the indent of tables to their edge. */
const word2013 = 15;

/**
 * Indent from the start of the room to the text of the first cell. `w:tblInd` (ECMA-376 part 1, 17.4.50) is just that in
 * documents that keep the layout of Word 2010 and before: there text in tables lines up with text outside, and borders are
 * out into the margin. From compatibility mode 15 on it counts to the edge of the table, so that the cell's margin comes on top.
 */
function indentOf(stated: number, style: TableStyle, compatibility: number): number {
  return compatibility >= word2013 ? stated + style.margins.left : stated;
}

/** A property of the table, or that of its style where it specifies nothing, with the part that it is in. */
function shapeProperty(
  name: string,
  source: PartSource,
  properties: XmlElement | undefined,
  { shape }: TableStyle,
): { readonly part: XmlPart; readonly element: XmlElement } | undefined {
  const own = properties && child(properties, name);
  if (own) return { part: source.part, element: own };
  const element = shape.elements.get(name);
  return element && shape.part ? { part: shape.part, element } : undefined;
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
  const gridElement = child(element, 'w:tblGrid');
  const grid = (gridElement?.children ?? [])
    .filter(({ name }) => name === 'w:gridCol')
    .map((column) => Math.max(0, twips(partAttribute(part, column, 'w')) ?? 0));
  const found = unwrapped(element, 'w:tr').filter((row) => !isSet(part, child(row, 'w:trPr'), 'w:hidden'));
  const around = { style, story, rows: found.length, columns: grid.length };
  const rows = found.map((row, index) => readRow(row, index, around));
  if (rows.length === 0) return undefined;

  const position = shapeProperty('w:tblpPr', source, properties, style);
  const layout = shapeProperty('w:tblLayout', source, properties, style);
  const width = shapeProperty('w:tblW', source, properties, style);
  return {
    kind: 'table',
    grid,
    width: preferredWidth(width?.part ?? part, width?.element),
    layout: layout && partAttribute(layout.part, layout.element, 'type') === 'fixed' ? 'fixed' : 'autofit',
    align: style.align ?? 'start',
    indent: indentOf(style.indent ?? 0, style, reading.settings.compatibilityMode),
    borders: style.borders,
    cellSpacing: style.cellSpacing ?? 0,
    rows,
    ...(position && { position: tablePosition(position.part, position.element) }),
    rightToLeft: isSet(part, properties, 'w:bidiVisual'),
    origin: source.origin(element),
  };
}
