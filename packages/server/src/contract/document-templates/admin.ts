import { Type, type Static } from 'typebox';
import { FindingView } from '../applications/files.ts';
import { FileKind } from '../documents/shapes.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdOf, IdParamsOf } from '../ids.ts';
import { labeled } from '../label.ts';
import { Line, listOf, Nothing, Nullable, pageQuery, Shape, Version } from '../shapes.ts';
import {
  suppliedTypes,
  TemplateField,
  templateFacts,
  templateFile,
  templateName,
  templateSorts,
  templateUploadErrors,
  templateView,
} from './shapes.ts';

const base = { area: 'admin', access: 'admin' } as const;
const path = '/admin/v1/document-templates';
const params = IdParamsOf('supplied-template');

const shown = {
  ...templateView,
  /** Whether companies find it. */
  is_public: Type.Boolean(),
  /** How often members of companies downloaded its file. */
  downloads: Type.Integer(),
};
/** A template that the staff supply, in lists. */
export const SuppliedTemplateView = Shape(shown);
export type SuppliedTemplateView = Static<typeof SuppliedTemplateView>;

/** The same with its fields, and what is wrong with its tags, in the words of the caller. */
export const SuppliedTemplateDetail = Shape({
  ...shown,
  fields: Type.Array(TemplateField),
  findings: Type.Array(FindingView),
});
export type SuppliedTemplateDetail = Static<typeof SuppliedTemplateDetail>;

const body = {
  ...templateFacts,
  category_id: Type.Optional(labeled('documentTemplate.category_id', Nullable(IdOf('supplied-category')))),
  is_public: Type.Optional(labeled('documentTemplate.is_public', Type.Boolean())),
};

export const searchSuppliedTemplates = defineEndpoint({
  ...base,
  name: 'adminDocumentTemplates.search',
  method: 'POST',
  path: `${path}/search`,
  summary: 'Search the templates that the staff supply by name, description and tags',
  description: '`deleted` shows those that can be restored.',
  body: Shape({
    keyword: Type.Optional(Line(100)),
    filters: Type.Optional(
      Shape({
        kind: Type.Optional(FileKind),
        category_id: Type.Optional(IdOf('supplied-category')),
        is_public: Type.Optional(labeled('documentTemplate.is_public', Type.Boolean())),
        deleted: Type.Optional(Type.Boolean()),
      }),
    ),
    sort: Type.Optional(Type.Enum(templateSorts, { default: 'newest' })),
    ...pageQuery,
  }),
  reply: listOf(SuppliedTemplateView),
});

export const readSuppliedTemplate = defineEndpoint({
  ...base,
  name: 'adminDocumentTemplates.read',
  method: 'GET',
  path: `${path}/:id`,
  summary: 'Show a template that the staff supply, with its fields',
  params,
  reply: SuppliedTemplateDetail,
});

export const createSuppliedTemplate = defineEndpoint({
  ...base,
  name: 'adminDocumentTemplates.create',
  method: 'POST',
  path,
  summary: 'Supply a Word, PDF or Excel file to every company as a template',
  description: 'The content decides the kind. Without `is_public` companies do not find it yet.',
  encoding: 'multipart',
  files: { file: templateFile(suppliedTypes, true) },
  body: Shape({ name: templateName, ...body }),
  reply: SuppliedTemplateDetail,
  errors: ['not_found', ...templateUploadErrors],
  rate: 'heavy',
});

export const updateSuppliedTemplate = defineEndpoint({
  ...base,
  name: 'adminDocumentTemplates.update',
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Change a template that the staff supply; what is left out stays, a file replaces the old one',
  encoding: 'multipart',
  files: { file: templateFile(suppliedTypes, false) },
  params,
  body: Shape({ name: Type.Optional(templateName), ...body, version: Version }),
  reply: SuppliedTemplateDetail,
  errors: ['not_found', 'conflict', 'conflict_unnamed', ...templateUploadErrors],
  rate: 'heavy',
});

export const deleteSuppliedTemplate = defineEndpoint({
  ...base,
  name: 'adminDocumentTemplates.delete',
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete a template that the staff supply; documents made from it stay. It can be restored for 30 days',
  params,
  reply: Nothing,
});

export const restoreSuppliedTemplate = defineEndpoint({
  ...base,
  name: 'adminDocumentTemplates.restore',
  method: 'POST',
  path: `${path}/:id/restore`,
  summary: 'Restore a deleted template',
  params,
  reply: SuppliedTemplateDetail,
  errors: ['file_expired'],
});

export const downloadSuppliedTemplate = defineEndpoint({
  ...base,
  name: 'adminDocumentTemplates.download',
  method: 'GET',
  path: `${path}/:id/download`,
  summary: 'Download the file of a template; downloads of the staff are not counted',
  params,
  reply: Type.Unknown(),
  replyKind: 'raw',
});

export const previewSuppliedTemplate = defineEndpoint({
  ...base,
  name: 'adminDocumentTemplates.preview',
  method: 'GET',
  path: `${path}/:id/preview`,
  summary: 'The file of a template as a browser shows it',
  description:
    '202 without content while the PDF of a Word file is being made; repeat after the seconds of Retry-After.',
  params,
  reply: Type.Unknown(),
  replyKind: 'raw',
  errors: ['preview_unavailable'],
});

export const suppliedTemplateEndpoints = [
  searchSuppliedTemplates,
  readSuppliedTemplate,
  createSuppliedTemplate,
  updateSuppliedTemplate,
  deleteSuppliedTemplate,
  restoreSuppliedTemplate,
  downloadSuppliedTemplate,
  previewSuppliedTemplate,
] as const;
