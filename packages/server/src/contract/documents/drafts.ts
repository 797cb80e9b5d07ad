import { defineEndpoint } from '../endpoint.ts';
import { IdParamsOf } from '../ids.ts';
import { listOf, Nothing, pageQuery, Shape, Version } from '../shapes.ts';
import { usesDocuments } from './documents.ts';
import { documentInput } from './input.ts';
import { Document, DocumentDetail } from './shapes.ts';

const path = '/v1/documents/drafts';

export const listDrafts = defineEndpoint({
  ...usesDocuments,
  name: 'documentDrafts.list',
  method: 'GET',
  path,
  summary: "List the member's drafts, the last changed first",
  query: Shape(pageQuery),
  reply: listOf(Document),
});

export const readDraft = defineEndpoint({
  ...usesDocuments,
  name: 'documentDrafts.read',
  method: 'GET',
  path: `${path}/:id`,
  summary: 'A draft',
  params: IdParamsOf('document-draft'),
  reply: DocumentDetail,
  errors: ['not_found'],
});

export const createDraft = defineEndpoint({
  ...usesDocuments,
  name: 'documentDrafts.create',
  method: 'POST',
  path,
  summary: 'Save a draft',
  description: 'Required metas, the category and the file may be missing. Only the member who made it sees it.',
  body: Shape(documentInput),
  reply: DocumentDetail,
  errors: ['not_found', 'forbidden', 'dead_upload'],
});

export const updateDraft = defineEndpoint({
  ...usesDocuments,
  name: 'documentDrafts.update',
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Change a draft',
  params: IdParamsOf('document-draft'),
  body: Shape({ ...documentInput, version: Version }),
  reply: DocumentDetail,
  errors: ['not_found', 'forbidden', 'conflict', 'dead_upload'],
});

export const deleteDraft = defineEndpoint({
  ...usesDocuments,
  name: 'documentDrafts.delete',
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete a draft',
  params: IdParamsOf('document-draft'),
  reply: Nothing,
  errors: ['not_found'],
});

export const fileDraft = defineEndpoint({
  ...usesDocuments,
  name: 'documentDrafts.file',
  method: 'POST',
  path: `${path}/:id/file`,
  summary: 'File a draft: it becomes a document',
  description: 'The draft is checked as a document: category, required metas and file. Changes may be sent along.',
  params: IdParamsOf('document-draft'),
  body: Shape({ ...documentInput, version: Version }),
  reply: DocumentDetail,
  errors: ['not_found', 'forbidden', 'conflict', 'dead_upload', 'document_without_file'],
});

export const draftEndpoints = [listDrafts, createDraft, readDraft, updateDraft, deleteDraft, fileDraft] as const;
