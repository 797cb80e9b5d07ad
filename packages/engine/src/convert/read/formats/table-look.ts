import type { XmlElement, XmlPart } from '../../../xml/xml-element.ts';
import { child } from '../../../xml/xml-element.ts';
import type { CellPlace } from '../format-source.ts';
import { isOn } from '../../../xml/values.ts';
import { readAttributes } from './read-attributes.ts';

/** Parts of its style that a table shows (`w:tblLook`, ECMA-376 part 1, 17.4.55). */
export interface TableLook {
  readonly firstRow: boolean;
  readonly lastRow: boolean;
  readonly firstColumn: boolean;
  readonly lastColumn: boolean;
  readonly rowBands: boolean;
  readonly columnBands: boolean;
}

/** Bits of the old form, and names of the new one; bands are on where their bit is not set. */
const bits = { firstRow: 0x20, lastRow: 0x40, firstColumn: 0x80, lastColumn: 0x100, noHBand: 0x200, noVBand: 0x400 };

/** Look that the table properties state; where they state none, bands only. */
export function readTableLook(part: XmlPart, properties: XmlElement | undefined): TableLook {
  const values = readAttributes(part, properties && child(properties, 'w:tblLook'));
  const mask = Number.parseInt(values.get('val') ?? '0', 16) || 0;
  const isSet = (name: keyof typeof bits): boolean => {
    const value = values.get(name);
    return value === undefined ? (mask & bits[name]) !== 0 : isOn(value);
  };
  return {
    firstRow: isSet('firstRow'),
    lastRow: isSet('lastRow'),
    firstColumn: isSet('firstColumn'),
    lastColumn: isSet('lastColumn'),
    rowBands: !isSet('noHBand'),
    columnBands: !isSet('noVBand'),
  };
}

/** A part of a table that its style formats on its own (17.18.89), with the rows and columns that it covers. */
export interface Region {
  readonly type: string;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

interface Bands {
  readonly row: number;
  readonly column: number;
}

function band(at: number, first: number, last: number, size: number): { index: number; from: number; to: number } {
  const index = Math.floor((at - first) / size);
  const from = first + index * size;
  return { index, from, to: Math.min(from + size - 1, last) };
}

/** Regions that a cell is in, the weakest first (17.7.6): table, columns, rows, first and last rows and columns, corners. */
export function regionsOf(place: CellPlace, look: TableLook, bands: Bands): Region[] {
  const bottom = Math.max(place.rows, place.row + 1) - 1;
  const lastColumn = place.column + (place.span ?? 1) - 1;
  const right = Math.max(place.columns - 1, lastColumn);
  const whole = { top: 0, bottom, left: 0, right };
  const isFirstRow = look.firstRow && place.row === 0;
  const isLastRow = look.lastRow && place.row === bottom && !isFirstRow;
  const isFirstColumn = look.firstColumn && place.column === 0;
  const isLastColumn = look.lastColumn && lastColumn === right && !isFirstColumn;
  const found: Region[] = [{ type: 'wholeTable', ...whole }];
  const add = (type: string, part: Partial<Region>): number => found.push({ ...whole, ...part, type });
  if (look.columnBands && !isFirstColumn && !isLastColumn) {
    const last = right - (look.lastColumn ? 1 : 0);
    const { index, from, to } = band(place.column, look.firstColumn ? 1 : 0, last, bands.column);
    add(index % 2 === 0 ? 'band1Vert' : 'band2Vert', { left: from, right: to });
  }
  if (look.rowBands && !isFirstRow && !isLastRow) {
    const last = bottom - (look.lastRow ? 1 : 0);
    const { index, from, to } = band(place.row, look.firstRow ? 1 : 0, last, bands.row);
    add(index % 2 === 0 ? 'band1Horz' : 'band2Horz', { top: from, bottom: to });
  }
  const cell = { top: place.row, bottom: place.row, left: place.column, right: lastColumn };
  if (isFirstRow) add('firstRow', { bottom: 0 });
  if (isLastRow) add('lastRow', { top: bottom });
  if (isFirstColumn) add('firstCol', { right: 0 });
  if (isLastColumn) add('lastCol', { left: right });
  if (isFirstRow && isFirstColumn) add('nwCell', cell);
  if (isFirstRow && isLastColumn) add('neCell', cell);
  if (isLastRow && isFirstColumn) add('swCell', cell);
  if (isLastRow && isLastColumn) add('seCell', cell);
  return found;
}
