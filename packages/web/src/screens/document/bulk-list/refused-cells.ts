import type { BulkUploadItem } from '@shorui/server/contract';
import { cellText, type LineChange } from './line-change.ts';

/** A line and what of it was sent. */
export interface SentLine {
  readonly row: BulkUploadItem;
  readonly change: LineChange;
}

/** A cell whose value the server refused, as text, and why. */
export interface RefusedCell {
  readonly sent: SentLine;
  readonly field: string;
  readonly text: string;
  readonly problem: string;
}

/** The cells that messages by path are about: `items[0].name`, `items[0].metas[12]`. Cells that were not sent are left out. */
export function refusedCells(
  sent: readonly SentLine[],
  errors: Readonly<Record<string, readonly string[]>>,
): readonly RefusedCell[] {
  return Object.entries(errors).flatMap(([path, [problem]]) => {
    const [, at, column, meta] = /^items\[(\d+)\]\.(\w+)(?:\[(\d+)\])?/.exec(path) ?? [];
    const line = sent[Number(at)];
    const field = meta === undefined ? column : `${column}.${meta}`;
    if (line === undefined || field === undefined || problem === undefined) return [];
    const text = cellText(line.change, field);
    return text === undefined ? [] : [{ sent: line, field, text, problem }];
  });
}
