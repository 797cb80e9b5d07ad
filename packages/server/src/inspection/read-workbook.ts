import { ShoruiError, workbookRows, type CsvRow, type Problem } from '@shorui/engine/node';

/** The rows of the first sheet of an Excel workbook, the first `most` of them. Without rows it cannot be read. */
export function readWorkbook(
  bytes: Uint8Array,
  name: string,
  most: number,
): { readonly problems: readonly Problem[]; readonly rows?: readonly CsvRow[] } {
  try {
    return { problems: [], rows: workbookRows(bytes, name).slice(0, most) };
  } catch (error) {
    if (!(error instanceof ShoruiError)) throw error;
    return { problems: error.problems };
  }
}
