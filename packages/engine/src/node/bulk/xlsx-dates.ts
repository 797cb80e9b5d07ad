/** Numbers of Excel's own date formats (ECMA-376 part 1, 18.8.30), those of Japanese settings included. */
function isBuiltInDate(format: number): boolean {
  return (
    (format >= 14 && format <= 17) || format === 22 || (format >= 27 && format <= 36) || (format >= 50 && format <= 58)
  );
}

/** Does a format of the workbook print a date? Quoted text, escapes, colors and locales in it print as they are. */
function isDateFormat(code: string): boolean {
  const bare = code.replace(/"[^"]*"|\\.|\[[^\]]*\]/gu, '');
  return /[ydeg]/iu.test(bare) && !/General/iu.test(bare);
}

/** The cell styles that print dates. `styles` holds the number of the format of each style. */
export function dateStyles(styles: readonly number[], formats: ReadonlyMap<number, string>): ReadonlySet<number> {
  const isDate = (format: number): boolean => {
    const code = formats.get(format);
    return code === undefined ? isBuiltInDate(format) : isDateFormat(code);
  };
  return new Set(styles.flatMap((format, style) => (isDate(format) ? [style] : [])));
}

const day = 24 * 60 * 60 * 1000;

/**
 * The date of a serial number: days since 1899-12-30, or since 1904-01-01 in workbooks that say so. Before 1900-03-01 Excel
 * counts a 29 February that never was.
 */
export function excelDate(serial: number, from1904: boolean): string {
  const origin = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30);
  const moment = new Date(origin + Math.round(serial * 24 * 60) * 60 * 1000);
  if (Number.isNaN(moment.getTime())) return String(serial);
  const text = moment.toISOString();
  return moment.getTime() % day === 0 ? text.slice(0, 10) : `${text.slice(0, 10)} ${text.slice(11, 16)}`;
}
