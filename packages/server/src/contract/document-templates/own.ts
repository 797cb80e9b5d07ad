import { Type, type Static } from 'typebox';
import { FindingView, PaperFile, wordType } from '../applications/files.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdParamsOf } from '../ids.ts';
import { Line, listOf, Nothing, pageQuery, Shape, Version } from '../shapes.ts';
import {
  DocumentTemplateDetail,
  DocumentTemplateView,
  TemplateFields,
  templateFacts,
  templateFile,
  templateName,
  templateSorts,
  templateUploadErrors,
} from './shapes.ts';

const base = { area: 'user', access: 'workspace', plan: 'crud_manual' } as const;
const path = '/v1/own-document-templates';
const params = IdParamsOf('document-template');

/** A template of the company, with what is wrong with its tags in the words of the caller. */
export const OwnTemplateDetail = Shape({
  ...DocumentTemplateDetail.properties,
  findings: Type.Array(FindingView),
});
export type OwnTemplateDetail = Static<typeof OwnTemplateDetail>;

/** What the engine needs in a browser to show the paper of a template. */
export const TemplatePaper = Shape({
  content: Type.Record(Type.String(), Type.Unknown()),
  files: Type.Array(PaperFile),
});

export const listOwnTemplates = defineEndpoint({
  ...base,
  name: 'ownDocumentTemplates.list',
  method: 'GET',
  path,
  summary: 'List the Word templates of the company; `deleted` shows those that can be restored',
  query: Shape({
    keyword: Type.Optional(Line(100)),
    sort: Type.Optional(Type.Enum(templateSorts, { default: 'newest' })),
    deleted: Type.Optional(Type.Boolean()),
    ...pageQuery,
  }),
  reply: listOf(DocumentTemplateView),
});

export const readOwnTemplate = defineEndpoint({
  ...base,
  name: 'ownDocumentTemplates.read',
  method: 'GET',
  path: `${path}/:id`,
  summary: 'Show a template of the company with its fields and what is wrong with its tags',
  params,
  reply: OwnTemplateDetail,
});

export const createOwnTemplate = defineEndpoint({
  ...base,
  name: 'ownDocumentTemplates.create',
  method: 'POST',
  path,
  summary: 'Add a Word template to those of the company',
  description: 'Its tags become fields, whose kinds follow from their names. Without a name it has that of the file.',
  encoding: 'multipart',
  files: { file: templateFile([wordType], true) },
  body: Shape({ name: Type.Optional(templateName), ...templateFacts }),
  reply: OwnTemplateDetail,
  errors: templateUploadErrors,
  rate: 'heavy',
});

export const updateOwnTemplate = defineEndpoint({
  ...base,
  name: 'ownDocumentTemplates.update',
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Change a template of the company, the titles and kinds of its fields, or its file',
  description:
    'What is left out stays. Fields are found by name and list; with a new file those of the same name keep their settings.',
  encoding: 'multipart',
  files: { file: templateFile([wordType], false) },
  params,
  body: Shape({
    name: Type.Optional(templateName),
    ...templateFacts,
    fields: Type.Optional(TemplateFields),
    version: Version,
  }),
  reply: OwnTemplateDetail,
  errors: ['forbidden', 'conflict', 'conflict_unnamed', ...templateUploadErrors],
  rate: 'heavy',
});

export const deleteOwnTemplate = defineEndpoint({
  ...base,
  name: 'ownDocumentTemplates.delete',
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete a template of the company; documents made from it stay. It can be restored for 30 days',
  params,
  reply: Nothing,
  errors: ['forbidden'],
});

export const restoreOwnTemplate = defineEndpoint({
  ...base,
  name: 'ownDocumentTemplates.restore',
  method: 'POST',
  path: `${path}/:id/restore`,
  summary: 'Restore a deleted template of the company',
  params,
  reply: OwnTemplateDetail,
  errors: ['forbidden', 'file_expired', 'limit_storage'],
});

export const readOwnTemplatePaper = defineEndpoint({
  ...base,
  name: 'ownDocumentTemplates.paper',
  method: 'GET',
  path: `${path}/:id/paper`,
  summary: 'The questions and the file of a template of the company, to try it in a browser',
  description: 'The content has the format of `application.json`. The file is in base64.',
  params,
  reply: TemplatePaper,
  errors: ['template_without_fields', 'too_large'],
});

export const ownTemplateEndpoints = [
  listOwnTemplates,
  readOwnTemplate,
  createOwnTemplate,
  updateOwnTemplate,
  deleteOwnTemplate,
  restoreOwnTemplate,
  readOwnTemplatePaper,
] as const;
