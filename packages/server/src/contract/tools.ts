import { Type, type Static } from 'typebox';
import { defineEndpoint } from './endpoint.ts';
import { largestUpload } from './files.ts';
import { IdOf, IdsOf } from './ids.ts';
import { labeled } from './label.ts';
import { Id, Nullable, Shape } from './shapes.ts';

const base = { area: 'admin', access: 'admin' } as const;
const path = '/admin/v1/tools';

/**
 * `application` whole applications with their versions and files; `template` only their Word templates and PDF forms, to be edited and
 * imported again; `data` the tags, categories and plans.
 */
export const exportKinds = ['application', 'template', 'data'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** Most applications that one export names. */
const mostApplications = 1000;
const chosen = Shape({ application_ids: Type.Optional(IdsOf('application', mostApplications)) });
const Started = Shape({ id: Id });

export const ExportStatus = Shape({
  id: Id,
  kind: Type.Enum([...exportKinds]),
  state: Type.Enum(['waiting', 'running', 'done', 'failed']),
  /** Percent. */
  progress: Type.Integer({ minimum: 0, maximum: 100 }),
  /** Why it failed, in the words of the caller. */
  error: Nullable(Type.String()),
  /** Of the zip, once it is done. Bytes. */
  file: Nullable(Shape({ name: Type.String(), size: Type.Integer() })),
});
export type ExportStatus = Static<typeof ExportStatus>;

export const exportTemplates = defineEndpoint({
  ...base,
  name: 'tools.exportTemplate',
  method: 'POST',
  path: `${path}/export-template`,
  summary: 'Start an export of Word templates and PDF forms, of the chosen applications or of all',
  body: chosen,
  reply: Started,
  errors: ['invalid'],
  rate: 'heavy',
});

export const exportData = defineEndpoint({
  ...base,
  name: 'tools.exportData',
  method: 'POST',
  path: `${path}/export-data`,
  summary: 'Start an export of the tags and categories of applications and of the plans',
  body: Shape({}),
  reply: Started,
  rate: 'heavy',
});

export const exportApplications = defineEndpoint({
  ...base,
  name: 'tools.exportApplication',
  method: 'POST',
  path: `${path}/export-application`,
  summary: 'Start an export of whole applications, of the chosen ones or of all',
  description: 'The zip has their versions and files, and the tags, categories and plans that they use.',
  body: chosen,
  reply: Started,
  errors: ['invalid'],
  rate: 'heavy',
});

export const getExportStatus = defineEndpoint({
  ...base,
  name: 'tools.exportStatus',
  method: 'GET',
  path: `${path}/get-export-status`,
  summary: 'The state and progress of an export',
  query: Shape({ id: IdOf('data-export') }),
  reply: ExportStatus,
});

export const downloadZip = defineEndpoint({
  ...base,
  name: 'tools.downloadZip',
  method: 'GET',
  path: `${path}/download-zip-file`,
  summary: 'Download the zip of a finished export',
  query: Shape({ id: IdOf('data-export') }),
  reply: Type.String(),
  replyKind: 'raw',
  errors: ['export_unfinished', 'file_expired'],
  rate: 'heavy',
});

/** What an import does with one thing. */
export const importActions = ['create', 'change', 'unchanged'] as const;

export const ImportItem = Shape({
  kind: Type.Enum(['application', 'template', 'tag', 'category', 'plan', 'shared_field']),
  name: Type.String(),
  action: Type.Enum([...importActions]),
  /** What changes, in the words of the caller. */
  details: Type.Array(Type.String()),
});
export type ImportItem = Static<typeof ImportItem>;

const ImportProblem = Shape({
  /** An error prevents the import, a warning does not. */
  severity: Type.Enum(['error', 'warning']),
  name: Type.String(),
  text: Type.String(),
});

export const importData = defineEndpoint({
  ...base,
  name: 'tools.importData',
  method: 'POST',
  path: `${path}/import-data`,
  summary: 'Upload the zip of an export and see what an import of it would create and change',
  description: 'Nothing is changed. `import_id` is null while problems prevent the import.',
  encoding: 'multipart',
  files: {
    file: {
      description: 'The zip of an export',
      required: true,
      most: 1,
      maxBytes: largestUpload,
      types: ['application/zip'],
    },
  },
  reply: Shape({
    import_id: Nullable(Id),
    kind: Type.Enum([...exportKinds]),
    items: Type.Array(ImportItem),
    problems: Type.Array(ImportProblem),
  }),
  errors: ['invalid', 'too_large', 'unsupported_type', 'busy'],
  rate: 'heavy',
});

export const confirmImport = defineEndpoint({
  ...base,
  name: 'tools.confirmImport',
  method: 'POST',
  path: `${path}/confirm-import`,
  summary: 'Apply an import that was shown: all of it, or nothing',
  body: Shape({ import_id: labeled('import.id', IdOf('data-import')) }),
  reply: Shape({ created: Type.Integer(), changed: Type.Integer(), unchanged: Type.Integer() }),
  errors: ['done_already', 'import_outdated', 'file_expired', 'invalid', 'busy'],
  rate: 'heavy',
});

/** Calls of the staff that move applications and data between instances. */
export const toolEndpoints = [
  exportTemplates,
  exportData,
  exportApplications,
  getExportStatus,
  downloadZip,
  importData,
  confirmImport,
] as const;
