import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { documentFile, uploadErrors, usesDocuments } from './documents.ts';
import { IdOf, IdParamsOf } from '../ids.ts';
import { PersonName } from '../people.ts';
import { Id, Instant, listOf, Nullable, pageQuery, Shape, Version } from '../shapes.ts';
import { VersionNote } from './input.ts';
import { DocumentDetail, DocumentVersion } from './shapes.ts';

const path = '/v1/documents/:id/versions';
const VersionParams = Shape({ id: IdOf('document'), versionId: IdOf('document-version') });

export const listDocumentVersions = defineEndpoint({
  ...usesDocuments,
  name: 'documentVersions.list',
  method: 'GET',
  path,
  summary: 'The versions of a document, the newest first',
  params: IdParamsOf('document'),
  reply: Type.Array(DocumentVersion),
  errors: ['not_found'],
});

export const createDocumentVersion = defineEndpoint({
  ...usesDocuments,
  name: 'documentVersions.create',
  method: 'POST',
  path,
  summary: 'Add a version: a new file for a document, which keeps the old ones',
  encoding: 'multipart',
  files: { file: documentFile(false) },
  params: IdParamsOf('document'),
  body: Shape({
    temporary_upload_id: Type.Optional(IdOf('temporary-upload')),
    note: Type.Optional(VersionNote),
    version: Version,
  }),
  reply: DocumentDetail,
  errors: ['not_found', 'forbidden', 'conflict', 'document_without_file', 'dead_upload', ...uploadErrors],
  rate: 'heavy',
});

export const readDocumentVersion = defineEndpoint({
  ...usesDocuments,
  name: 'documentVersions.read',
  method: 'GET',
  path: `${path}/:versionId`,
  summary: 'A version of a document',
  params: VersionParams,
  reply: DocumentVersion,
  errors: ['not_found'],
});

export const restoreDocumentVersion = defineEndpoint({
  ...usesDocuments,
  name: 'documentVersions.restore',
  method: 'POST',
  path: `${path}/:versionId/restore`,
  summary: 'Make an old version the newest again, as a version of its own',
  params: VersionParams,
  body: Shape({ version: Version }),
  reply: DocumentDetail,
  errors: ['not_found', 'forbidden', 'conflict'],
});

const whichVersion = { version_id: Type.Optional(IdOf('document-version')) };

export const downloadDocument = defineEndpoint({
  ...usesDocuments,
  name: 'documents.download',
  method: 'GET',
  path: '/v1/documents/:id/download',
  summary: 'Download the file of a document',
  description: 'Each call is a line of the download history.',
  params: IdParamsOf('document'),
  query: Shape(whichVersion),
  reply: Type.Unknown(),
  replyKind: 'raw',
  errors: ['not_found', 'document_without_file'],
});

export const Download = Shape({
  id: Id,
  at: Instant,
  /** Seen in the browser, or saved. */
  what: Type.Enum(['viewed', 'downloaded']),
  version_number: Nullable(Type.Integer()),
  /** The member; null for the holder of a link. */
  user: Nullable(PersonName),
  share_id: Nullable(Id),
  /** By the link of an outside advisor. */
  by_advisor: Type.Boolean(),
  /** Name of the person who had no account. */
  name: Nullable(Type.String()),
  address: Nullable(Type.String()),
});
export type Download = Static<typeof Download>;

export const listDownloads = defineEndpoint({
  ...usesDocuments,
  name: 'documents.downloadHistory',
  method: 'GET',
  path: '/v1/documents/:id/download-history',
  summary: 'Who saw and downloaded a document, the last first',
  params: IdParamsOf('document'),
  query: Shape(pageQuery),
  reply: listOf(Download),
  errors: ['not_found'],
});

export const versionEndpoints = [
  listDocumentVersions,
  createDocumentVersion,
  readDocumentVersion,
  restoreDocumentVersion,
  downloadDocument,
  listDownloads,
] as const;
