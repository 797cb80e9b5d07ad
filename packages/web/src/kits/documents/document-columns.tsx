import type { Document } from '@shorui/server/contract';
import type { documentsText } from '../../messages/documents.ts';
import { dayOf, timeOf } from '../../messages/dates.ts';
import { bytesInWords } from '../../messages/today.ts';
import type { Column } from '../list/column.ts';
import { statusOf } from './document-status.ts';

type Words = typeof documentsText.jp;

/** The day of a record, `2026-04-01`, as lists write it. */
export const plainDay = (day: string | null): string => day?.replaceAll('-', '/') ?? '';

/** Columns that lists of documents share. `typeName`: the words of a type by its id. */
export function documentColumns(text: Words, typeName: (id: number) => string): readonly Column<Document>[] {
  return [
    { id: 'type', head: text.type, value: ({ type_id }) => (type_id === null ? '' : typeName(type_id)) },
    { id: 'party', head: text.recordParty, value: ({ record_party }) => record_party, wideOnly: true },
    {
      id: 'amount',
      head: `${text.recordAmount}（${text.yen}）`,
      kind: 'number',
      wideOnly: true,
      value: ({ record_amount }) => (record_amount === null ? '' : text.amount(record_amount)),
    },
    {
      id: 'status',
      head: text.status,
      value: (row) => statusOf(row, text).words,
      badge: (row) => statusOf(row, text).meaning,
    },
    { id: 'category', head: text.category, value: ({ category }) => category?.name, optional: true },
    {
      id: 'day',
      head: text.recordDate,
      kind: 'date',
      optional: true,
      value: ({ record_date }) => plainDay(record_date),
      sort: { descending: 'record_date' },
    },
    { id: 'updatedBy', head: text.updatedBy, value: (row) => row.updated_user?.full_name, wideOnly: true },
    {
      id: 'updated',
      head: text.updatedAt,
      kind: 'date',
      value: ({ updated_at }) => timeOf(updated_at),
      sort: { descending: 'updated' },
      wideOnly: true,
    },
    {
      id: 'created',
      head: text.createdAt,
      kind: 'date',
      optional: true,
      value: ({ created_at }) => dayOf(created_at),
      sort: { descending: 'created' },
    },
    { id: 'createdBy', head: text.createdBy, optional: true, value: (row) => row.created_user?.full_name },
    { id: 'kind', head: text.kind, optional: true, value: ({ kind }) => (kind === null ? '' : text.kinds[kind]) },
    { id: 'source', head: text.source, optional: true, value: ({ source }) => text.sources[source] },
    { id: 'file', head: text.fileName, optional: true, value: ({ file_name }) => file_name },
    {
      id: 'size',
      head: text.size,
      kind: 'number',
      optional: true,
      value: ({ size }) => (size === null ? '' : bytesInWords(size)),
    },
  ];
}
