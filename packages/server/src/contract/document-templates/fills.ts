import { Type, type Static } from 'typebox';
import { AnswerFault } from '../applications/use.ts';
import { usesDocuments } from '../documents/documents.ts';
import { documentFields } from '../documents/input.ts';
import { DocumentDetail } from '../documents/shapes.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdOf, IdParamsOf } from '../ids.ts';
import { Id, Instant, listOf, Nothing, Nullable, pageQuery, Shape, Version } from '../shapes.ts';
import { TemplatePaper } from './own.ts';
import { DocumentTemplateView } from './shapes.ts';

const path = '/v1/document-template-fills';
const params = IdParamsOf('template-fill');

/** What a member fills into a template. The document that comes of it keeps the name, category and type. */
export const TemplateFill = Shape({
  id: Id,
  /** Null when the template was deleted. */
  template: Nullable(DocumentTemplateView),
  name: Type.String(),
  category_id: Nullable(Id),
  type_id: Nullable(Id),
  /** What was made of it last; null while nothing was made, or when it was deleted. */
  document: Nullable(Shape({ id: Id, name: Type.String(), status: Type.Enum(['draft', 'filed']) })),
  version: Version,
  created_at: Instant,
  updated_at: Instant,
});
export type TemplateFill = Static<typeof TemplateFill>;

const Answers = Type.Record(Type.String(), Type.Unknown());
const facts = { name: documentFields.name, category_id: documentFields.category_id, type_id: documentFields.type_id };

export const listTemplateFills = defineEndpoint({
  ...usesDocuments,
  name: 'templateFills.list',
  method: 'GET',
  path,
  summary: 'List what the member began to fill in, the last changed first',
  query: Shape(pageQuery),
  reply: listOf(TemplateFill),
});

export const createTemplateFill = defineEndpoint({
  ...usesDocuments,
  name: 'templateFills.create',
  method: 'POST',
  path,
  summary: 'Begin to fill in a template',
  description: 'Without a name the document has that of the template. The category needs full access.',
  body: Shape({ template_id: IdOf('document-template'), ...facts }),
  reply: TemplateFill,
  errors: ['not_found', 'forbidden'],
});

export const readTemplateFill = defineEndpoint({
  ...usesDocuments,
  name: 'templateFills.read',
  method: 'GET',
  path: `${path}/:id`,
  summary: 'The questions of a template with the answers of the member',
  description: 'The content has the format of `application.json`. A template without fields has no questions.',
  params,
  reply: Shape({
    fill: TemplateFill,
    content: Type.Record(Type.String(), Type.Unknown()),
    answers: Answers,
    errors: Type.Array(AnswerFault),
  }),
  errors: ['template_deleted'],
});

export const readTemplateFillPaper = defineEndpoint({
  ...usesDocuments,
  name: 'templateFills.paper',
  method: 'GET',
  path: `${path}/:id/paper`,
  summary: 'The file of a template that is filled in, for its live preview',
  params,
  reply: TemplatePaper,
  errors: ['template_deleted', 'template_without_fields', 'too_large'],
});

export const updateTemplateFill = defineEndpoint({
  ...usesDocuments,
  name: 'templateFills.update',
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Save answers, or the name, category and type of the document; what is left out stays',
  description:
    'Saving is safe to repeat. Wrong answers are saved too, so that nothing typed is lost; `errors` tells what is missing or wrong. An answer of null removes it.',
  params,
  body: Shape({
    answers: Type.Optional(Type.Record(Type.String({ maxLength: 100 }), Type.Unknown(), { maxProperties: 500 })),
    ...facts,
  }),
  reply: Shape({ fill: TemplateFill, errors: Type.Array(AnswerFault) }),
  errors: ['not_found', 'forbidden', 'template_deleted', 'too_large'],
});

export const deleteTemplateFill = defineEndpoint({
  ...usesDocuments,
  name: 'templateFills.delete',
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete what was filled in; a document that was made of it stays',
  params,
  reply: Nothing,
});

export const makeTemplateDocument = defineEndpoint({
  ...usesDocuments,
  name: 'templateFills.makeDocument',
  method: 'POST',
  path: `${path}/:id/document`,
  summary: 'Make a document of the answers: a draft with the filled Word file',
  description:
    'Made again, the draft gets a new version; once it is filed there is a new draft. Of a template without fields the document is a copy of its file.',
  params,
  reply: DocumentDetail,
  errors: [
    'not_found',
    'forbidden',
    'template_deleted',
    'documents_refused',
    'document_exhausted',
    'limit_storage',
    'too_large',
    'busy',
  ],
  rate: 'heavy',
});

export const templateFillEndpoints = [
  listTemplateFills,
  createTemplateFill,
  readTemplateFill,
  readTemplateFillPaper,
  updateTemplateFill,
  deleteTemplateFill,
  makeTemplateDocument,
] as const;
