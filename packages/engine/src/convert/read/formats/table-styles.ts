import { child, type XmlElement, type XmlPart } from '../../../xml/xml-element.ts';
import { readEdges, type StatedEdges } from './edges.ts';
import { twips, wholeNumber } from '../../../xml/values.ts';
import { mergeParagraphs, readParagraphProperties, type ParagraphProperties } from './paragraph-properties.ts';
import { childValue } from '../../../xml/part-attribute.ts';
import { readAttributes, ownValue } from './read-attributes.ts';
import { readShading } from './colors.ts';
import type { Style, Styles } from './styles.ts';
import { readTextProperties, type TextProperties } from './text-properties.ts';
import type { Theme } from './theme.ts';

/** What a table style specifies for one of its regions. */
export interface RegionStyle {
  readonly paragraph: ParagraphProperties;
  readonly text: TextProperties;
  /** Sides of the region; `between` and `betweenColumns` are those of the cells in it. */
  readonly borders: StatedEdges;
  /** `rrggbb` or `none`. */
  readonly background?: string;
  readonly align?: 'top' | 'center' | 'bottom';
}

const tableAligns: Readonly<Record<string, 'start' | 'center' | 'end'>> = {
  left: 'start',
  start: 'start',
  center: 'center',
  right: 'end',
  end: 'end',
};

/** What `w:tblPr` of a style or a table specifies for the whole table. Lengths are pt. */
export interface TableProperties {
  readonly borders: StatedEdges;
  readonly margins: {
    readonly top?: number;
    readonly bottom?: number;
    readonly left?: number;
    readonly right?: number;
  };
  readonly indent?: number;
  readonly align?: 'start' | 'center' | 'end';
  readonly cellSpacing?: number;
  readonly rowBand?: number;
  readonly columnBand?: number;
}

const verticalAligns: Readonly<Record<string, 'top' | 'center' | 'bottom'>> = {
  top: 'top',
  center: 'center',
  both: 'center',
  bottom: 'bottom',
};

const nothing: RegionStyle = { paragraph: {}, text: {}, borders: {} };

/** pt of a width that is stated in twips; parts of the room (`pct`) are left out. */
function width(part: XmlPart, element: XmlElement | undefined): number | undefined {
  const values = readAttributes(part, element);
  const type = values.get('type') ?? 'dxa';
  return type === 'dxa' || type === 'nil' ? twips(type === 'nil' ? '0' : values.get('w')) : undefined;
}

/** What a `w:tblPr` states (ECMA-376 part 1, 17.4.59). */
export function readTableProperties(part: XmlPart, properties: XmlElement | undefined, theme: Theme): TableProperties {
  const find = (name: string): XmlElement | undefined => properties && child(properties, name);
  const margins: Record<string, number> = {};
  for (const each of find('w:tblCellMar')?.children ?? []) {
    const name = each.name.slice(2).replace('start', 'left').replace('end', 'right');
    const value = width(part, each);
    if (value !== undefined && value >= 0) margins[name] = value;
  }
  const indent = width(part, find('w:tblInd'));
  const align = ownValue(tableAligns, childValue(part, properties, 'w:jc'));
  const cellSpacing = width(part, find('w:tblCellSpacing'));
  const rowBand = wholeNumber(childValue(part, properties, 'w:tblStyleRowBandSize'));
  const columnBand = wholeNumber(childValue(part, properties, 'w:tblStyleColBandSize'));
  return {
    borders: readEdges(part, find('w:tblBorders'), theme),
    margins,
    ...(indent !== undefined && { indent }),
    ...(align && { align }),
    // Stored for each of the two cells that meet.
    ...(cellSpacing !== undefined && cellSpacing > 0 && { cellSpacing: cellSpacing * 2 }),
    ...(rowBand !== undefined && rowBand > 0 && { rowBand }),
    ...(columnBand !== undefined && columnBand > 0 && { columnBand }),
  };
}

/** `above` over `below`. */
export function mergeTables(below: TableProperties, above: TableProperties): TableProperties {
  return {
    ...below,
    ...above,
    borders: { ...below.borders, ...above.borders },
    margins: { ...below.margins, ...above.margins },
  };
}

function readRegion(part: XmlPart, element: XmlElement, theme: Theme): RegionStyle {
  const table = child(element, 'w:tblPr');
  const cell = child(element, 'w:tcPr');
  const shading = cell && child(cell, 'w:shd');
  const align = ownValue(verticalAligns, childValue(part, cell, 'w:vAlign'));
  return {
    paragraph: readParagraphProperties(part, child(element, 'w:pPr'), theme),
    text: readTextProperties(part, child(element, 'w:rPr'), theme),
    borders: {
      ...(element.name === 'w:tblStylePr' && readEdges(part, table && child(table, 'w:tblBorders'), theme)),
      ...readEdges(part, cell && child(cell, 'w:tcBorders'), theme),
    },
    ...(shading && { background: readShading(readAttributes(part, shading), theme) }),
    ...(align && { align }),
  };
}

export function mergeRegions(below: RegionStyle, above: RegionStyle): RegionStyle {
  return {
    ...below,
    ...above,
    paragraph: mergeParagraphs(below.paragraph, above.paragraph),
    text: { ...below.text, ...above.text },
    borders: { ...below.borders, ...above.borders },
  };
}

/** A table style with those it is based on, as one. */
export interface TableStyleDefinition {
  readonly table: TableProperties;
  readonly regions: ReadonlyMap<string, RegionStyle>;
  /** What the styles specify for the table as a whole: elements of the part of the styles, by name. */
  readonly shape: ReadonlyMap<string, XmlElement>;
}

/** Properties that a table takes from its style as they are. */
const shapeNames: ReadonlySet<string> = new Set(['w:tblW', 'w:tblLayout', 'w:tblpPr']);

/** Reads a table style with its bases (17.7.6); that of tables that name none for an id that is not there. */
export function readTableStyle(styles: Styles, id: string | undefined, theme: Theme): TableStyleDefinition {
  const { part } = styles;
  const known = styles.find(id, 'table') ? id : styles.defaultId('table');
  let table: TableProperties = { borders: {}, margins: {} };
  const regions = new Map<string, RegionStyle>();
  const shape = new Map<string, XmlElement>();
  for (const { element } of part ? styles.chain(known, 'table') : ([] as readonly Style[])) {
    if (!part) break;
    const properties = child(element, 'w:tblPr');
    table = mergeTables(table, readTableProperties(part, properties, theme));
    for (const each of properties?.children ?? []) if (shapeNames.has(each.name)) shape.set(each.name, each);
    // `wholeTable` is what the style specifies outside its regions, and may also be a region of its own.
    const own = element.children.filter(({ name }) => name === 'w:tblStylePr');
    for (const each of [element, ...own]) {
      const type = each === element ? 'wholeTable' : (readAttributes(part, each).get('type') ?? '');
      regions.set(type, mergeRegions(regions.get(type) ?? nothing, readRegion(part, each, theme)));
    }
  }
  return { table, regions, shape };
}
