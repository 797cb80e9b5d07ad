import { formatIsoDate, parseDate, parseNumber } from '@shorui/engine/japanese';
import type { BulkUploadItem } from '@shorui/server/contract';
import type { documentBulkText } from '../../../messages/document-bulk.ts';
import type { BulkColumn } from './bulk-columns.ts';
import type { LineChange } from './line-change.ts';

/** What the text of a cell means: a change of its line, or why it means nothing. */
export type CellReading = { readonly change: LineChange } | { readonly problem: string };

const plain = (text: string): string => text.normalize('NFKC').trim();

/** An option by its whole text, or by its last part: 契約 of 総務部 ＞ 契約. */
function findOption(column: BulkColumn, row: BulkUploadItem, text: string): number | undefined {
  const options = column.optionsOf?.(row) ?? [];
  const wanted = plain(text);
  const found =
    options.find((option) => plain(option.text) === wanted) ??
    options.find((option) => plain(option.text).split(' > ').at(-1) === wanted);
  return found === undefined ? undefined : Number(found.value);
}

/** Reads what was typed or pasted into a cell. Values of the fields of a type are read by the server, in any spelling. */
export function readCell(
  column: BulkColumn,
  row: BulkUploadItem,
  written: string,
  words: typeof documentBulkText.jp,
): CellReading {
  const text = written.trim();
  const isEmpty = text === '';
  if (column.meta !== undefined) return { change: { metas: { [String(column.meta.id)]: isEmpty ? null : text } } };
  switch (column.field) {
    case 'name':
      return isEmpty ? { problem: words.noName } : { change: { name: text } };
    case 'record_party':
      return { change: { record_party: isEmpty ? null : text } };
    case 'record_date': {
      if (isEmpty) return { change: { record_date: null } };
      const date = parseDate(text);
      return date.ok ? { change: { record_date: formatIsoDate(date.value) } } : { problem: words.noDate };
    }
    case 'record_amount': {
      if (isEmpty) return { change: { record_amount: null } };
      const amount = parseNumber(text.replace(/円$/, ''));
      const value = amount.ok ? Number(amount.value) : Number.NaN;
      return Number.isSafeInteger(value) ? { change: { record_amount: value } } : { problem: words.noAmount };
    }
    case 'category_id': {
      if (isEmpty) return { change: { category_id: null, type_id: null } };
      const id = findOption(column, row, text);
      if (id === undefined) return { problem: words.noSuch(column.head) };
      return { change: { category_id: id, ...(id === row.category_id ? {} : { type_id: null }) } };
    }
    default: {
      if (isEmpty) return { change: { type_id: null } };
      const id = findOption(column, row, text);
      return id === undefined ? { problem: words.noSuch(column.head) } : { change: { type_id: id } };
    }
  }
}
