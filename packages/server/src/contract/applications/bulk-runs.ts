import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { IdOf, IdParamsOf } from '../ids.ts';
import { labeled } from '../label.ts';
import { Id, Instant, listOf, Nullable, pageQuery, Shape } from '../shapes.ts';

const base = { area: 'admin', access: 'admin' } as const;
const path = '/admin/v1/applications/:id/bulk-runs';
const params = IdParamsOf('application');
const ofRun = Shape({ id: IdOf('application'), runId: IdOf('bulk-run') });

/** Most records of one run. */
export const mostBulkRecords = 10_000;
/** Bytes of the largest table. */
export const largestBulkCsv = 20 * 1024 * 1024;

export const BulkRunView = Shape({
  id: Id,
  application_id: Id,
  /** Number of the version. */
  number: Type.Integer(),
  source: Type.Enum(['csv', 'answers']),
  format: Nullable(Type.Enum(['docx', 'pdf', 'both'])),
  name: Type.String(),
  state: Type.Enum(['running', 'packing', 'done', 'failed', 'cancelled']),
  records: Type.Integer(),
  /** Records with documents, and with errors, so far. */
  made: Type.Integer(),
  failed: Type.Integer(),
  created_at: Instant,
});
export type BulkRunView = Static<typeof BulkRunView>;

export const startBulkRun = defineEndpoint({
  ...base,
  name: 'bulkRuns.create',
  method: 'POST',
  path,
  summary: 'Make the documents of many sets of answers: of a CSV, or of the complete answers of companies',
  description:
    'With the source `csv` each row of `file` is one set of answers, with `answers` each complete run of a company; at most 10,000. The zip has the documents, a record (`ledger.jsonl`), the errors (`errors.csv`) and the rows of the table that failed (`rejected.csv`), to be corrected and run again.',
  params,
  encoding: 'multipart',
  files: {
    file: {
      description:
        'A CSV, a table with tabs (.tsv) or an Excel workbook (.xlsx, its first sheet) whose first row is the heading',
      required: false,
      most: 1,
      maxBytes: largestBulkCsv,
      types: [
        'text/csv',
        'text/plain',
        'text/tab-separated-values',
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      ],
    },
  },
  body: Shape({
    source: Type.Enum(['csv', 'answers']),
    /** As what Word files come out; as their names say unless given. */
    format: Type.Optional(Type.Enum(['docx', 'pdf', 'both'])),
    /** Of each record, with tags; records are numbered unless given. */
    name: Type.Optional(labeled('bulkRun.name', Type.String({ maxLength: 200 }))),
    /** Of a CSV or a table with tabs. */
    encoding: Type.Optional(Type.Enum(['utf8', 'cp932'])),
    /** A kept version; the published one unless given. */
    number: Type.Optional(labeled('bulkRun.number', Type.Integer({ minimum: 1, maximum: 1_000_000 }))),
    /** Only answers of this company. */
    company_id: Type.Optional(IdOf('company')),
  }),
  reply: BulkRunView,
  errors: ['invalid', 'application_refused', 'too_large', 'unsupported_type', 'busy'],
  rate: 'heavy',
});

export const listBulkRuns = defineEndpoint({
  ...base,
  name: 'bulkRuns.list',
  method: 'GET',
  path,
  summary: 'List the bulk runs of an application, the newest first',
  params,
  query: Shape(pageQuery),
  reply: listOf(BulkRunView),
});

export const readBulkRun = defineEndpoint({
  ...base,
  name: 'bulkRuns.read',
  method: 'GET',
  path: `${path}/:runId`,
  summary: 'The state and progress of a bulk run',
  params: ofRun,
  reply: BulkRunView,
});

export const cancelBulkRun = defineEndpoint({
  ...base,
  name: 'bulkRuns.cancel',
  method: 'POST',
  path: `${path}/:runId/cancel`,
  summary: 'Stop a bulk run; what was made so far is deleted',
  params: ofRun,
  reply: BulkRunView,
  errors: ['done_already'],
});

export const downloadBulkRun = defineEndpoint({
  ...base,
  name: 'bulkRuns.download',
  method: 'GET',
  path: `${path}/:runId/download`,
  summary: 'Download the zip of a finished bulk run',
  params: ofRun,
  reply: Type.String(),
  replyKind: 'raw',
  errors: ['bulk_unfinished', 'file_expired'],
  rate: 'heavy',
});

/** Calls of the staff about bulk runs. */
export const bulkRunEndpoints = [startBulkRun, listBulkRuns, readBulkRun, cancelBulkRun, downloadBulkRun] as const;
