/**
 * Cells of a table as spreadsheets copy them: columns parted by tabs, rows by line ends. A cell with a tab, a line end or a quotation
 * mark is within quotation marks, and marks in it are doubled.
 */
export function readTableText(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = (): void => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  const plain = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let at = 0; at < plain.length; at += 1) {
    const each = plain.charAt(at);
    if (isQuoted) {
      if (each !== '"') cell += each;
      else if (plain.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (each === '"' && cell === '') isQuoted = true;
    else if (each === '\t') endCell();
    else if (each === '\n') {
      endCell();
      rows.push([]);
    } else cell += each;
  }
  endCell();
  return rows;
}

const quoted = (cell: string): string => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Cells as a spreadsheet takes them from the clipboard. */
export function writeTableText(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(quoted).join('\t')).join('\n');
}
