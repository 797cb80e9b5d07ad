/** Rows that a form has for a list, and how they go on (schema FormRepeat). Pages from 0, lengths in mm. */
export interface RowLayout {
  readonly page: number;
  readonly rows: number;
  readonly pitch: number;
  readonly direction: 'down' | 'right';
  readonly continuation: {
    readonly page: number;
    readonly rows: number;
    readonly offsetY: number;
    /** The page is left out of a document that has no rows on it. */
    readonly omitEmpty: boolean;
  } | null;
}

/** A sheet with rows: a page of the form, or one of its copies. */
export interface Sheet {
  readonly page: number;
  readonly copy: number;
}

/** The place of a row: its sheet, and its distance from the first row of the form, in mm. */
export interface RowPlace {
  readonly sheet: Sheet;
  readonly x: number;
  readonly y: number;
}

/** Rows of one sheet: from the first to before the last. */
export interface SheetRows {
  readonly sheet: Sheet;
  readonly from: number;
  readonly to: number;
  /** How much lower things are than on the first sheet, mm. */
  readonly y: number;
}

/**
 * Divides rows over sheets. A continuation page other than the first page is used itself for the first time and copied after
 * that; the page of the first rows, when it is its own continuation, is copied from the first time on. With no continuation
 * all rows are on the first sheet: `fits` states whether they may be.
 */
export function planSheets(layout: RowLayout, count: number): { sheets: SheetRows[]; fits: boolean } {
  const first = { page: layout.page, copy: 0 };
  const { continuation } = layout;
  const onFirst = Math.min(count, layout.rows);
  const sheets: SheetRows[] = [{ sheet: first, from: 0, to: onFirst, y: 0 }];
  if (count <= layout.rows) return { sheets, fits: true };
  if (!continuation) return { sheets, fits: false };
  const start = continuation.page === layout.page ? 1 : 0;
  for (let from = onFirst; from < count; from += continuation.rows) {
    const copy = start + sheets.length - 1;
    const to = Math.min(count, from + continuation.rows);
    sheets.push({ sheet: { page: continuation.page, copy }, from, to, y: continuation.offsetY });
  }
  return { sheets, fits: true };
}

/** The place of a row of a sheet. */
export function rowPlace({ pitch, direction }: RowLayout, { sheet, from, y }: SheetRows, row: number): RowPlace {
  const shift = (row - from) * pitch;
  return direction === 'right' ? { sheet, x: shift, y } : { sheet, x: 0, y: y + shift };
}
