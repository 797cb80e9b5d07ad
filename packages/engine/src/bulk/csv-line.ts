/** What makes a spreadsheet take a cell for a formula; the wide forms count in Japanese settings. */
const formulaStart = /^[=+\-@＝＋－＠\t\r\n]/u;

function csvCell(value: string | number): string {
  return typeof value === 'number' ? String(value) : quoted(formulaStart.test(value) ? `'${value}` : value);
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of CSV (RFC 4180) with its line end. Text that a spreadsheet would run as a formula gets an apostrophe in front. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** One line of CSV with its cells as they are: for tables that are read again. */
export function plainCsvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}
