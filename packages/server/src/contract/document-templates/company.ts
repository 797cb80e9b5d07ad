import { Type } from 'typebox';
import { FileKind } from '../documents/shapes.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdOf, IdParamsOf } from '../ids.ts';
import { Line, listOf, pageQuery, Shape } from '../shapes.ts';
import { DocumentTemplateDetail, DocumentTemplateView, templateSorts } from './shapes.ts';

const base = { area: 'user', access: 'workspace', plan: 'download_document_template' } as const;
const path = '/v1/document-templates';
const params = IdParamsOf('document-template');

export const listDocumentTemplates = defineEndpoint({
  ...base,
  name: 'documentTemplates.list',
  method: 'GET',
  path,
  summary: 'List the templates that a company may use: its own and those that the staff supply',
  query: Shape({
    keyword: Type.Optional(Line(100)),
    kind: Type.Optional(FileKind),
    category_id: Type.Optional(IdOf('supplied-category')),
    /** Whose. */
    owner: Type.Optional(Type.Enum(['own', 'supplied'], { label: 'documentTemplate.owner' })),
    sort: Type.Optional(Type.Enum(templateSorts, { default: 'newest' })),
    ...pageQuery,
  }),
  reply: listOf(DocumentTemplateView),
});

export const readDocumentTemplate = defineEndpoint({
  ...base,
  name: 'documentTemplates.read',
  method: 'GET',
  path: `${path}/:id`,
  summary: 'Show a template with the fields that its form asks',
  params,
  reply: DocumentTemplateDetail,
});

export const downloadDocumentTemplate = defineEndpoint({
  ...base,
  name: 'documentTemplates.download',
  method: 'GET',
  path: `${path}/:id/download`,
  summary: 'Download the file of a template; downloads are counted',
  params,
  reply: Type.Unknown(),
  replyKind: 'raw',
});

export const previewDocumentTemplate = defineEndpoint({
  ...base,
  name: 'documentTemplates.preview',
  method: 'GET',
  path: `${path}/:id/preview`,
  summary: 'The file of a template as a browser shows it',
  description:
    'PDF as it is, Word as PDF: 202 without content while that is being made; repeat after the seconds of Retry-After. Excel files are downloaded.',
  params,
  reply: Type.Unknown(),
  replyKind: 'raw',
  errors: ['preview_unavailable'],
});

export const companyTemplateEndpoints = [
  listDocumentTemplates,
  readDocumentTemplate,
  downloadDocumentTemplate,
  previewDocumentTemplate,
] as const;
