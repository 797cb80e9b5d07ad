import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { largestUpload } from '../files.ts';
import { IdOf, IdParamsOf } from '../ids.ts';
import { Line, listOf, pageQuery, Shape } from '../shapes.ts';
import { Document, DocumentDetail, DocumentName, recordFacts } from './shapes.ts';

/** Flags of all calls about documents. */
export const usesDocuments = { area: 'user', access: 'workspace', plan: 'crud_document' } as const;

/** A file field with the file of a document. */
export const documentFile = (required: boolean) => ({
  description: 'The file of the document',
  required,
  most: 1,
  maxBytes: largestUpload,
  types: [],
});

/** Errors of calls that store a file. */
export const uploadErrors = ['limit_storage', 'too_large', 'unsupported_type', 'busy'] as const;

export const listDocuments = defineEndpoint({
  ...usesDocuments,
  name: 'documents.list',
  method: 'GET',
  path: '/v1/documents',
  summary: 'List the documents that the member may read, the last changed first',
  query: Shape({
    /** With the categories below it. */
    category_id: Type.Optional(IdOf('document-category')),
    keyword: Type.Optional(Line(100)),
    sort: Type.Optional(Type.Enum(['updated', 'created', 'name', 'record_date'], { default: 'updated' })),
    ...pageQuery,
  }),
  reply: listOf(Document),
  errors: ['not_found'],
});

export const readDocument = defineEndpoint({
  ...usesDocuments,
  name: 'documents.read',
  method: 'GET',
  path: '/v1/documents/:id',
  summary: 'A document with its versions',
  params: IdParamsOf('document'),
  reply: DocumentDetail,
  errors: ['not_found'],
});

export const createDocument = defineEndpoint({
  ...usesDocuments,
  name: 'documents.create',
  method: 'POST',
  path: '/v1/documents',
  summary: 'File a document',
  description:
    'Its file is either sent along or named by temporary_upload_id. Without a name it has that of the file. The category needs full access.',
  encoding: 'multipart',
  files: { file: documentFile(false) },
  body: Shape({
    name: Type.Optional(DocumentName),
    category_id: IdOf('document-category'),
    temporary_upload_id: Type.Optional(IdOf('temporary-upload')),
    ...recordFacts,
  }),
  reply: DocumentDetail,
  errors: ['not_found', 'forbidden', 'document_without_file', 'dead_upload', ...uploadErrors],
  rate: 'heavy',
});
