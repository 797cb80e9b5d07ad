import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { IdOf, IdParamsOf } from '../ids.ts';
import { Nullable, Shape } from '../shapes.ts';
import { PartId } from './part-id.ts';
import { companyCall, companyPath } from './use.ts';

/** A file that is made of the answers of a run. `guide`: to read, before one pays as well. */
export const RunFile = Shape({
  id: Type.Integer(),
  name: Type.String(),
  type: Type.Enum(['word', 'pdf']),
  guide: Type.Boolean(),
});
export type RunFile = Static<typeof RunFile>;

export const checkDownload = defineEndpoint({
  ...companyCall,
  name: 'applicationUse.checkDownload',
  method: 'GET',
  path: `${companyPath}/:id/check-can-download`,
  summary: 'Whether the files of what the caller has begun can be downloaded, and what is in the way',
  params: IdParamsOf('application-user'),
  reply: Shape({
    can_download: Type.Boolean(),
    reason: Nullable(Type.Enum(['incomplete', 'unpaid'])),
    /** The files that the answers leave, with the answers in their names. */
    files: Type.Array(RunFile),
  }),
});

export const downloadFiles = defineEndpoint({
  ...companyCall,
  name: 'applicationUse.download',
  method: 'POST',
  path: `${companyPath}/download-doc-files`,
  summary: 'Make and download the Word and PDF files: one as it is, several as a zip',
  body: Shape({
    app_user_id: IdOf('application-user'),
    /** One file alone, by its id in the application. */
    file_id: Type.Optional(PartId),
    format: Type.Optional(Type.Enum(['docx', 'pdf'])),
  }),
  reply: Type.String(),
  replyKind: 'raw',
  errors: ['answers_incomplete', 'application_unpaid', 'documents_refused', 'document_exhausted', 'busy'],
  rate: 'heavy',
});

export const downloadGuides = defineEndpoint({
  ...companyCall,
  name: 'applicationUse.downloadGuides',
  method: 'POST',
  path: `${companyPath}/download-guides`,
  summary: 'Download the guides that go with the answers',
  body: Shape({ app_user_id: IdOf('application-user') }),
  reply: Type.String(),
  replyKind: 'raw',
  errors: ['documents_refused', 'document_exhausted', 'busy'],
  rate: 'heavy',
});

const guidesBeforeUse = {
  ...companyCall,
  method: 'POST',
  summary: 'Download the guides of an application before it is used',
  reply: Type.String(),
  replyKind: 'raw',
  errors: ['documents_refused', 'document_exhausted', 'busy'],
  rate: 'heavy',
} as const;

export const downloadGuidesOfApplication = defineEndpoint({
  ...guidesBeforeUse,
  name: 'applicationUse.downloadGuidesOfApplication',
  path: `${companyPath}/download-guides-by-app-id`,
  body: Shape({ app_id: IdOf('application') }),
});

export const downloadGuidesByPath = defineEndpoint({
  ...guidesBeforeUse,
  name: 'applicationUse.downloadGuidesByPath',
  path: `${companyPath}/download-guides-by-app-id/:app_id`,
  params: Shape({ app_id: IdOf('application') }),
});

/** Calls about the files that are made of answers. */
export const runDownloadEndpoints = [
  checkDownload,
  downloadFiles,
  downloadGuides,
  downloadGuidesOfApplication,
  downloadGuidesByPath,
] as const;
