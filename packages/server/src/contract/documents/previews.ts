import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { IdOf, IdParamsOf } from '../ids.ts';
import { Nullable, Shape } from '../shapes.ts';
import { usesDocuments } from './documents.ts';
import { DocumentVersion } from './shapes.ts';

export const previewDocument = defineEndpoint({
  ...usesDocuments,
  name: 'documents.preview',
  method: 'GET',
  path: '/v1/documents/:id/preview',
  summary: 'The file of a document as a browser shows it',
  description:
    'PDF, pictures and texts as they are, Word as PDF. While the PDF is being made the call answers 202 without content; repeat it after the seconds of Retry-After. Other kinds of files are downloaded.',
  params: IdParamsOf('document'),
  query: Shape({ version_id: Type.Optional(IdOf('document-version')) }),
  reply: Type.Unknown(),
  replyKind: 'raw',
  errors: ['not_found', 'document_without_file', 'preview_unavailable'],
});

export const readThumbnail = defineEndpoint({
  ...usesDocuments,
  name: 'documents.thumbnail',
  method: 'GET',
  path: '/v1/documents/:id/thumbnail',
  summary: 'A small picture of the first page of a document',
  description:
    'WebP of at most 240 by 320 pixels, too small to read its body text. It is no view in the download history.',
  params: IdParamsOf('document'),
  query: Shape({ version_id: Type.Optional(IdOf('document-version')) }),
  reply: Type.Unknown(),
  replyKind: 'raw',
  errors: ['not_found', 'document_without_file', 'preview_unavailable'],
});

export const compareVersions = defineEndpoint({
  ...usesDocuments,
  name: 'documentVersions.compare',
  method: 'GET',
  path: '/v1/documents/:id/versions/:versionId/compare',
  summary: 'What was added and removed since a version of a document',
  description:
    'By paragraph of Word, by line of PDF and text; of a paragraph that was changed, by character. Compared with the newest version unless `to` names another.',
  params: Shape({ id: IdOf('document'), versionId: IdOf('document-version') }),
  query: Shape({ to: Type.Optional(IdOf('document-version')) }),
  reply: Shape({
    from: DocumentVersion,
    to: DocumentVersion,
    paragraphs: Type.Array(
      Shape({
        change: Type.Enum(['same', 'added', 'removed']),
        text: Type.String(),
        /** A number that the form before and the form after of a changed paragraph share; null for others. */
        pair: Nullable(Type.Integer()),
        /** The text of such a paragraph in parts, with what its other form does not have; empty for others. */
        parts: Type.Array(Shape({ text: Type.String(), changed: Type.Boolean() })),
      }),
    ),
    /** How many were added and removed. */
    added: Type.Integer(),
    removed: Type.Integer(),
  }),
  errors: ['not_found', 'document_without_file', 'compare_unavailable', 'busy'],
  rate: 'heavy',
});

export const documentPreviewEndpoints = [previewDocument, readThumbnail, compareVersions] as const;
