import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { IdParamsOf } from '../ids.ts';
import { Named } from '../people.ts';
import { Id, Instant, Nothing, Nullable, Shape } from '../shapes.ts';
import { documentFile, uploadErrors, usesDocuments } from './documents.ts';
import { FileKind } from './shapes.ts';

/** A file that was uploaded and is not filed yet. */
export const TemporaryUpload = Shape({
  id: Id,
  name: Type.String(),
  kind: FileKind,
  /** Bytes. */
  size: Type.Integer(),
  /** Hex. */
  sha256: Type.String(),
  /** When it is deleted unless it is filed. */
  expires_at: Instant,
  /** The same content is filed already. `document` is null where the member may not read it. */
  same: Nullable(Shape({ document: Nullable(Named) })),
});
export type TemporaryUpload = Static<typeof TemporaryUpload>;

export const createTemporaryUpload = defineEndpoint({
  ...usesDocuments,
  name: 'temporaryUploads.create',
  method: 'POST',
  path: '/v1/temporary-uploads',
  summary: 'Upload a file that is to be filed',
  description: 'The content decides its kind. It is deleted after some time unless a document takes it.',
  encoding: 'multipart',
  files: { file: documentFile(true) },
  reply: TemporaryUpload,
  errors: uploadErrors,
});

export const deleteTemporaryUpload = defineEndpoint({
  ...usesDocuments,
  name: 'temporaryUploads.delete',
  method: 'DELETE',
  path: '/v1/temporary-uploads/:id',
  summary: 'Delete an upload that is not filed',
  params: IdParamsOf('temporary-upload'),
  reply: Nothing,
  errors: ['not_found'],
});

export const temporaryUploadEndpoints = [createTemporaryUpload, deleteTemporaryUpload] as const;
