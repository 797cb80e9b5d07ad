import { readFile } from 'node:fs/promises';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { createProblem, ShoruiError } from '../../problems/index.ts';
import { readZip, type ZipArchive } from '../../zip/index.ts';
import { readError } from '../disk-error.ts';
import { nodeCodec } from '../node-codec.ts';
import type { CsvRow } from './read-csv.ts';
import { dateStyles, excelDate } from './xlsx-dates.ts';

interface Handlers {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** The name of an element without its prefix. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function walk(zip: ZipArchive, path: string, handlers: Handlers): void {
  if (!zip.has(path)) return;
  const parser = new SaxesParser({ xmlns: false });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => handlers.open(localName(name), attributes));
  parser.on('text', (text) => handlers.text?.(text));
  parser.on('closetag', ({ name }) => handlers.close?.(localName(name)));
  parser.write(new TextDecoder().decode(zip.read(path))).close();
}

/** Path of the first sheet of the workbook. */
function firstSheet(zip: ZipArchive): string {
  let id: string | undefined;
  walk(zip, 'xl/workbook.xml', {
    open(name, attributes) {
      if (name === 'sheet') id ??= attributes['r:id'] ?? '';
    },
  });
  let target: string | undefined;
  walk(zip, 'xl/_rels/workbook.xml.rels', {
    open(name, { Id, Target }) {
      if (name === 'Relationship' && Id === id) target = Target;
    },
  });
  if (target === undefined) return 'xl/worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** The texts that cells refer to by number. Readings (ふりがな) are not part of a text. */
function sharedTexts(zip: ZipArchive): string[] {
  const texts: string[] = [];
  let reading = false;
  let inText = false;
  walk(zip, 'xl/sharedStrings.xml', {
    open(name) {
      if (name === 'si') texts.push('');
      if (name === 'rPh') reading = true;
      inText = name === 't';
    },
    text(text) {
      if (inText && !reading) texts[texts.length - 1] += text;
    },
    close(name) {
      if (name === 'rPh') reading = false;
      if (name === 't') inText = false;
    },
  });
  return texts;
}

/** `BC7` is column 54, counted from 0. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]+/.exec(reference)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** Columns beyond those of Excel (XFD) are not columns. */
const mostColumns = 16_384;

interface Cell {
  readonly column: number;
  readonly type: string;
  readonly isDate: boolean;
  text: string;
}

/** Turns the cells of a sheet into texts as a table in a text file has them. */
class SheetReader {
  readonly rows: CsvRow[] = [];
  readonly #texts: readonly string[];
  readonly #dates: ReadonlySet<number>;
  readonly #from1904: boolean;
  #line = 0;
  #cells: string[] = [];
  #cell: Cell | null = null;
  #inValue = false;

  constructor(texts: readonly string[], dates: ReadonlySet<number>, from1904: boolean) {
    this.#texts = texts;
    this.#dates = dates;
    this.#from1904 = from1904;
  }

  open(name: string, { r = '', t = 'n', s = '0' }: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      this.#line = Number(r) || this.#line + 1;
      this.#cells = [];
    }
    if (name === 'c') {
      const column = r === '' ? this.#cells.length : columnOf(r);
      this.#cell = { column, type: t, isDate: this.#dates.has(Number(s)), text: '' };
    }
    this.#inValue = name === 'v' || name === 't';
  }

  text(text: string): void {
    if (this.#inValue && this.#cell) this.#cell.text += text;
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#inValue = false;
    if (name === 'c' && this.#cell) this.#keep(this.#cell);
    if (name === 'row' && this.#cells.some((cell) => cell.trim() !== ''))
      this.rows.push({ cells: this.#cells, line: this.#line });
  }

  #keep(cell: Cell): void {
    this.#cell = null;
    if (cell.column < 0 || cell.column >= mostColumns) return;
    while (this.#cells.length < cell.column) this.#cells.push('');
    this.#cells[cell.column] = this.#valueOf(cell);
  }

  #valueOf({ type, text, isDate }: Cell): string {
    if (type === 's') return this.#texts[Number(text)] ?? '';
    if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
    if (type !== 'n' || text === '') return text;
    const number = Number(text);
    if (!Number.isFinite(number)) return text;
    // Excel keeps 15 digits: 0.1+0.2 is stored as 0.30000000000000004 and shown as 0.3.
    return isDate ? excelDate(number, this.#from1904) : String(Number(number.toPrecision(15)));
  }
}

function readRows(bytes: Uint8Array): CsvRow[] {
  const zip = readZip(bytes, { codec: nodeCodec });
  let from1904 = false;
  walk(zip, 'xl/workbook.xml', {
    open(name, { date1904 }) {
      if (name === 'workbookPr') from1904 = date1904 === '1' || date1904 === 'true';
    },
  });
  const formats: [number, string][] = [];
  const styles: number[] = [];
  let inCells = false;
  walk(zip, 'xl/styles.xml', {
    open(name, { numFmtId, formatCode = '' }) {
      if (name === 'cellXfs') inCells = true;
      if (name === 'numFmt') formats.push([Number(numFmtId), formatCode]);
      if (name === 'xf' && inCells) styles.push(Number(numFmtId ?? 0));
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
  });
  const sheet = new SheetReader(sharedTexts(zip), dateStyles(styles, new Map(formats)), from1904);
  walk(zip, firstSheet(zip), sheet);
  const [header] = sheet.rows;
  const width = header?.cells.length ?? 0;
  // Excel leaves out cells behind the last one with a value.
  return sheet.rows.map(({ cells, line }) => ({
    cells: [...cells, ...Array.from({ length: Math.max(0, width - cells.length) }, () => '')],
    line,
  }));
}

/**
 * The rows of the first sheet of an Excel workbook (.xlsx), the header first. Dates become `2024-04-01`; a formula counts as
 * the value that Excel saved with it. Rows without a value are left out. `file` names it in problems.
 * @throws ShoruiError `bulk.xlsx-broken`
 */
export function workbookRows(bytes: Uint8Array, file: string): readonly CsvRow[] {
  try {
    return readRows(bytes);
  } catch (cause) {
    throw new ShoruiError([createProblem('bulk.xlsx-broken', { file })], { cause });
  }
}

/** The same of a file on disk. @throws ShoruiError `bulk.xlsx-broken`, and problems of the disk */
export async function* readXlsx(path: string): AsyncGenerator<CsvRow, undefined> {
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await readFile(path));
  } catch (error) {
    throw readError(error, path);
  }
  yield* workbookRows(bytes, path);
}
