import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { largestUpload } from '../files.ts';
import { IdOf, IdParamsOf } from '../ids.ts';
import { labeled } from '../label.ts';
import { Line, Shape, Version } from '../shapes.ts';
import { PartId } from './part-id.ts';
import { EffectView, PartView } from './parts.ts';

const base = { area: 'admin', access: 'admin' } as const;
const path = '/admin/v1/applications/:id';
const params = IdParamsOf('application');
const ofFile = Shape({ id: IdOf('application'), fileId: PartId });

export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
export const pdfType = 'application/pdf';

/** What the engine has to say about a template, in the words of the caller. */
export const FindingView = Shape({
  id: Type.String(),
  severity: Type.String(),
  text: Type.String(),
  /** Where in the document, if it is one place. */
  path: Type.Optional(Type.String()),
});

const upload = (types: readonly string[], description: string) => ({
  description,
  required: true,
  most: 1,
  maxBytes: largestUpload,
  types,
});

const facts = {
  name: Type.Optional(labeled('applicationFile.name', Line(255))),
  folder_id: Type.Optional(PartId),
  version: Type.Optional(Version),
};
const Uploaded = Shape({
  item: PartView,
  version: Version,
  effects: Type.Array(EffectView),
  findings: Type.Array(FindingView),
});
const errors = [
  'invalid',
  'conflict',
  'conflict_unnamed',
  'application_refused',
  'too_large',
  'unsupported_type',
  'busy',
] as const;

export const uploadApplicationFile = defineEndpoint({
  ...base,
  name: 'applicationFiles.create',
  method: 'POST',
  path: `${path}/files`,
  summary: 'Upload a Word template or a PDF form',
  description:
    'The content decides the kind. `name` is the name of the finished file and may hold tags; `findings` is what lint found.',
  params,
  encoding: 'multipart',
  files: { file: upload([wordType, pdfType], 'The Word template or PDF form') },
  body: Shape(facts),
  reply: Uploaded,
  errors,
  rate: 'heavy',
});

export const uploadWordTemplate = defineEndpoint({
  ...base,
  name: 'applicationWordTemplates.upload',
  method: 'POST',
  path: `${path}/word-templates/upload`,
  summary: 'Upload a Word template; problems are at the field template',
  params,
  encoding: 'multipart',
  files: { template: upload([wordType], 'The Word template') },
  body: Shape(facts),
  reply: Uploaded,
  errors,
  rate: 'heavy',
});

export const uploadPdfForm = defineEndpoint({
  ...base,
  name: 'applicationPdfs.create',
  method: 'POST',
  path: `${path}/pdf`,
  summary: 'Upload a PDF form',
  params,
  encoding: 'multipart',
  files: { file: upload([pdfType], 'The PDF form') },
  body: Shape(facts),
  reply: Uploaded,
  errors,
  rate: 'heavy',
});

export const downloadApplicationFile = defineEndpoint({
  ...base,
  name: 'applicationFiles.content',
  method: 'GET',
  path: `${path}/files/:fileId/content`,
  summary: 'Download a file of an application as it was uploaded',
  params: ofFile,
  reply: Type.String(),
  replyKind: 'raw',
});

/** A file in base64, by its path in the application. */
export const PaperFile = Shape({ path: Type.String(), data: Type.String() });

export const readApplicationImages = defineEndpoint({
  ...base,
  name: 'applicationFiles.images',
  method: 'GET',
  path: `${path}/images`,
  summary: 'The images that the templates of an application may name, for its preview',
  params,
  reply: Shape({ images: Type.Array(PaperFile) }),
  errors: ['too_large'],
});

export const testDownload = defineEndpoint({
  ...base,
  name: 'applicationWordTemplates.testDownload',
  method: 'GET',
  path: `${path}/word-templates/:fileId/test-download`,
  summary: 'Make a file of an application without answers: tags that have no value stay as they are',
  params: ofFile,
  reply: Type.String(),
  replyKind: 'raw',
  errors: ['documents_refused', 'document_exhausted', 'busy'],
  rate: 'heavy',
});

export const applicationFileEndpoints = [
  uploadApplicationFile,
  uploadWordTemplate,
  uploadPdfForm,
  downloadApplicationFile,
  readApplicationImages,
  testDownload,
] as const;
