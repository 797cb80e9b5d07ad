import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { largestUpload } from '../files.ts';
import { labeled } from '../label.ts';
import { IdOf, IdParamsOf, IdsOf } from '../ids.ts';
import { Line, listOf, Nothing, pageQuery, Shape, Version } from '../shapes.ts';
import { documentFields, documentInput, VersionNote } from './input.ts';
import { Document, DocumentDetail, Source } from './shapes.ts';

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
    type_id: Type.Optional(IdOf('document-type')),
    source: Type.Optional(labeled('document.source', Source)),
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
  body: Shape({ ...documentInput, category_id: IdOf('document-category') }),
  reply: DocumentDetail,
  errors: ['not_found', 'forbidden', 'document_without_file', 'dead_upload', ...uploadErrors],
  rate: 'heavy',
});

export const updateDocument = defineEndpoint({
  ...usesDocuments,
  name: 'documents.update',
  method: 'PUT',
  path: '/v1/documents/:id',
  summary: 'Change a document',
  description:
    'What is left out stays. In metas, null removes a value. A file, sent along or named by temporary_upload_id, becomes a new version. With another type, values of meta fields that it does not have are removed; the history keeps them.',
  encoding: 'multipart',
  files: { file: documentFile(false) },
  params: IdParamsOf('document'),
  body: Shape({ ...documentInput, note: Type.Optional(VersionNote), version: Version }),
  reply: DocumentDetail,
  errors: ['not_found', 'forbidden', 'conflict', 'dead_upload', ...uploadErrors],
  rate: 'heavy',
});

/** Documents that one call changes. */
export const mostChangedAtOnce = 500;

export const changeDocuments = defineEndpoint({
  ...usesDocuments,
  name: 'documents.changeMany',
  method: 'PUT',
  path: '/v1/documents',
  summary: 'Change the category, type or metas of many documents',
  description: 'All of them are changed, or none. What is left out stays; in metas, null removes a value.',
  body: Shape({
    ids: IdsOf('document', mostChangedAtOnce),
    category_id: documentFields.category_id,
    type_id: documentFields.type_id,
    metas: documentFields.metas,
  }),
  reply: Shape({ changed: Type.Integer() }),
  errors: ['not_found', 'forbidden', 'conflict'],
  rate: 'heavy',
});

export const deleteDocument = defineEndpoint({
  ...usesDocuments,
  name: 'documents.delete',
  method: 'DELETE',
  path: '/v1/documents/:id',
  summary: 'Move a document to the trash',
  params: IdParamsOf('document'),
  reply: Nothing,
  errors: ['not_found', 'forbidden'],
});

export const restoreDocument = defineEndpoint({
  ...usesDocuments,
  name: 'documents.restore',
  method: 'POST',
  path: '/v1/documents/:id/restore',
  summary: 'Take a document out of the trash',
  description: 'With category_id it is restored there; that is needed where its category was deleted.',
  params: IdParamsOf('document'),
  body: Shape({ category_id: documentFields.category_id }),
  reply: DocumentDetail,
  errors: ['not_found', 'forbidden', 'category_deleted'],
});

export const listTrash = defineEndpoint({
  ...usesDocuments,
  name: 'documents.trash',
  method: 'GET',
  path: '/v1/documents/trash',
  summary: 'List deleted documents, the last deleted first',
  query: Shape({ keyword: Type.Optional(Line(100)), ...pageQuery }),
  /** `purged_at`: when it is deleted for good. */
  reply: listOf(Shape({ ...Document.properties, purged_at: Type.String({ format: 'date-time' }) })),
});

export const checkCanEdit = defineEndpoint({
  ...usesDocuments,
  name: 'documents.checkCanEdit',
  method: 'GET',
  path: '/v1/documents/:id/check-can-edit',
  summary: 'Whether the member may edit a document',
  params: IdParamsOf('document'),
  reply: Shape({ can_edit: Type.Boolean() }),
  errors: ['not_found'],
});

/** Calls about documents themselves. Paths with a word come before those with an id in the same place. */
export const ownDocumentEndpoints = [
  listDocuments,
  createDocument,
  changeDocuments,
  listTrash,
  readDocument,
  updateDocument,
  deleteDocument,
  restoreDocument,
  checkCanEdit,
] as const;
