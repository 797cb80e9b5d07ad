import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { IdOf, IdParamsOf, IdsOf } from '../ids.ts';
import { csvQuery, Id, Instant, listOf, Nullable, pageQuery, Shape } from '../shapes.ts';
import { mostChangedAtOnce, usesDocuments } from './documents.ts';
import { searchConditions } from './search.ts';
import { Day } from './shapes.ts';

/** Documents of one zip. */
export const mostArchived = 10_000;

/** A line of the history of a document: what was done, when and by whom. Lines are only added. */
export const HistoryLine = Shape({
  /** From 1, over all documents of the company. */
  sequence: Type.Integer({ minimum: 1 }),
  at: Instant,
  actor: Shape({ kind: Type.String(), name: Type.String() }),
  /** `documents.update`. */
  action: Type.String(),
  /** The action in the language of the caller. */
  words: Type.String(),
  /** What it changed, in the language of the caller. */
  changes: Type.Array(
    Shape({
      what: Type.String(),
      /** Null: there was none, or the action says only what is. */
      before: Nullable(Type.String()),
      after: Nullable(Type.String()),
    }),
  ),
  /** Values before and after; files by their SHA-256. */
  facts: Type.Record(Type.String(), Type.Unknown()),
  /** SHA-256 (hex) over this line and the digest of the line before it. */
  digest: Type.String(),
});
export type HistoryLine = Static<typeof HistoryLine>;

export const readHistory = defineEndpoint({
  ...usesDocuments,
  name: 'documents.history',
  method: 'GET',
  path: '/v1/documents/:id/history',
  summary: 'The history of a document, also of one in the trash, the newest line first',
  params: IdParamsOf('document'),
  query: Shape(pageQuery),
  reply: listOf(HistoryLine),
  errors: ['not_found'],
});

export const exportHistory = defineEndpoint({
  ...usesDocuments,
  name: 'documents.exportHistory',
  method: 'GET',
  path: '/v1/documents/history/export',
  summary: 'The history of documents as CSV, the oldest line first',
  description:
    'Of the documents that the member may read; the root user also gets the lines of documents that are deleted for good.',
  query: Shape({
    document_id: Type.Optional(IdOf('document')),
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    ...csvQuery,
  }),
  reply: Type.String(),
  replyKind: 'raw',
  errors: ['not_found'],
  rate: 'heavy',
});

export const exportDocuments = defineEndpoint({
  ...usesDocuments,
  name: 'documents.export',
  method: 'POST',
  path: '/v1/documents/search/export',
  summary: 'What a search finds as CSV, with date, amount and counterparty',
  body: Shape({ ...searchConditions, ...csvQuery }),
  reply: Type.String(),
  replyKind: 'raw',
  errors: ['not_found'],
  rate: 'heavy',
});

/** A zip with the files that a search found, their list and their history, as an inspector asks for it. */
export const DocumentArchive = Shape({
  id: Id,
  state: Type.Enum(['waiting', 'running', 'done', 'failed']),
  /** Percent. */
  progress: Type.Integer({ minimum: 0, maximum: 100 }),
  documents: Type.Integer(),
  /** Files that the storage did not have. */
  missing: Type.Integer(),
  created_at: Instant,
  /** Null until it is done, and after it was deleted. */
  file: Nullable(Shape({ name: Type.String(), size: Type.Integer() })),
});
export type DocumentArchive = Static<typeof DocumentArchive>;

export const startArchive = defineEndpoint({
  ...usesDocuments,
  name: 'documentArchives.create',
  method: 'POST',
  path: '/v1/documents/archives',
  summary: 'Start a zip of all files that a search finds, with their list and history',
  description: `With ids, of these documents instead. At most ${mostArchived.toLocaleString('en')} documents. The zip is deleted after the number of days that the service keeps such files.`,
  body: Shape({ ...searchConditions, ids: Type.Optional(IdsOf('document', mostChangedAtOnce)) }),
  reply: DocumentArchive,
  errors: ['not_found', 'archive_empty', 'archive_too_many'],
  rate: 'heavy',
});

export const listArchives = defineEndpoint({
  ...usesDocuments,
  name: 'documentArchives.list',
  method: 'GET',
  path: '/v1/documents/archives',
  summary: "The member's zips of documents, the newest first",
  query: Shape(pageQuery),
  reply: listOf(DocumentArchive),
});

export const readArchive = defineEndpoint({
  ...usesDocuments,
  name: 'documentArchives.read',
  method: 'GET',
  path: '/v1/documents/archives/:id',
  summary: 'The state of a zip of documents',
  params: IdParamsOf('document-archive'),
  reply: DocumentArchive,
  errors: ['not_found'],
});

export const downloadArchive = defineEndpoint({
  ...usesDocuments,
  name: 'documentArchives.download',
  method: 'GET',
  path: '/v1/documents/archives/:id/download',
  summary: 'Download a zip of documents',
  params: IdParamsOf('document-archive'),
  reply: Type.String(),
  replyKind: 'raw',
  errors: ['not_found', 'export_unfinished', 'file_expired'],
  rate: 'heavy',
});

export const recordEndpoints = [
  exportHistory,
  exportDocuments,
  startArchive,
  listArchives,
  readArchive,
  downloadArchive,
  readHistory,
] as const;
