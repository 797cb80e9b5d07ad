import { strToU8, zipSync } from 'fflate';

/** A workbook with one sheet; numbers are numbers, and those in `dates` have the format of a date. */
export function makeWorkbook(
  rows: readonly (readonly (string | number)[])[],
  dates: readonly number[] = [],
): Uint8Array {
  const cells = rows.map((row, line) => {
    const written = row.map((value, column) => {
      const at = `${String.fromCharCode(65 + column)}${line + 1}`;
      if (typeof value === 'number') return `<c r="${at}"${dates.includes(column) ? ' s="1"' : ''}><v>${value}</v></c>`;
      return `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
    });
    return `<row r="${line + 1}">${written.join('')}</row>`;
  });
  const parts = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': '<workbook><sheets><sheet name="回答" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${cells.join('')}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
}
