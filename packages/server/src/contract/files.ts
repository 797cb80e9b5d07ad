import { Type, type Static } from 'typebox';
import { defineEndpoint } from './endpoint.ts';
import { IdParamsOf } from './ids.ts';
import { Id, Instant, Nothing, Nullable, Shape } from './shapes.ts';

/** Bytes of the largest file that may be uploaded; a server may be set to less. */
export const largestUpload = 100 * 1024 * 1024;

export const FileView = Shape({
  id: Id,
  name: Type.String(),
  /** Media type, by content. */
  type: Type.String(),
  /** Bytes. */
  size: Type.Integer({ minimum: 0 }),
  /** Hex. */
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  created_by: Nullable(Id),
  created_at: Instant,
  deleted_at: Nullable(Instant),
  actions: Shape({ delete: Type.Boolean(), restore: Type.Boolean() }),
});
export type FileView = Static<typeof FileView>;

export const FileLink = Shape({ url: Type.String(), expires_at: Instant });
export type FileLink = Static<typeof FileLink>;

const file = {
  id: 12,
  name: '雇用契約書.pdf',
  type: 'application/pdf',
  size: 48213,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  created_by: 3,
  created_at: '2026-11-21T01:00:00.000Z',
  deleted_at: null,
  actions: { delete: true, restore: false },
};

export const createFile = defineEndpoint({
  name: 'files.create',
  method: 'POST',
  path: '/v1/files',
  area: 'user',
  access: 'workspace',
  summary: 'Upload a file',
  description:
    'The content decides the type, not the name. Word and PDF files that cannot be read, or that exceed the limits of the engine when unpacked, are refused.',
  encoding: 'multipart',
  files: {
    file: { description: 'The file', required: true, most: 1, maxBytes: largestUpload, types: [] },
  },
  reply: FileView,
  errors: ['limit_storage', 'too_large', 'unsupported_type', 'busy'],
  rate: 'heavy',
  examples: { reply: file },
});

export const showFile = defineEndpoint({
  name: 'files.show',
  method: 'GET',
  path: '/v1/files/:id',
  area: 'user',
  access: 'workspace',
  summary: 'What is known of a file',
  params: IdParamsOf('file'),
  reply: FileView,
  errors: ['not_found'],
  examples: { reply: file },
});

export const linkFile = defineEndpoint({
  name: 'files.link',
  method: 'POST',
  path: '/v1/files/:id/link',
  area: 'user',
  access: 'workspace',
  summary: 'A link to download a file, for a few minutes',
  description:
    'Anyone with the link may download until it expires. `inline` shows in the browser what is safe to show.',
  params: IdParamsOf('file'),
  body: Shape({
    disposition: Type.Optional(
      Type.Union([Type.Literal('attachment'), Type.Literal('inline')], { default: 'attachment' }),
    ),
  }),
  reply: FileLink,
  errors: ['not_found'],
  examples: {
    body: { disposition: 'attachment' },
    reply: { url: 'https://shorui.example/v1/downloads/AAAA/report.pdf', expires_at: '2026-11-21T01:05:00.000Z' },
  },
});

export const downloadFile = defineEndpoint({
  name: 'files.download',
  method: 'GET',
  path: '/v1/downloads/:token/:name',
  aliases: [{ method: 'GET', path: '/v1/downloads/:token' }],
  area: 'user',
  access: 'token',
  summary: 'Download by a link',
  description:
    'Answers to HEAD, Range, If-Range and If-None-Match. The token identifies the file; the name is for display.',
  params: Type.Object(
    {
      token: Type.String({ minLength: 1, maxLength: 256, pattern: '^[A-Za-z0-9_-]+$' }),
      name: Type.Optional(Type.String({ maxLength: 1024 })),
    },
    { additionalProperties: false },
  ),
  reply: Type.Unknown(),
  replyKind: 'raw',
  errors: ['dead_link', 'busy'],
});

export const deleteFile = defineEndpoint({
  name: 'files.delete',
  method: 'DELETE',
  path: '/v1/files/:id',
  area: 'user',
  access: 'workspace',
  summary: 'Delete a file; it can be restored for 30 days',
  params: IdParamsOf('file'),
  reply: Nothing,
  errors: ['not_found', 'forbidden'],
});

export const restoreFile = defineEndpoint({
  name: 'files.restore',
  method: 'POST',
  path: '/v1/files/:id/restore',
  area: 'user',
  access: 'workspace',
  summary: 'Take back the deletion of a file',
  params: IdParamsOf('file'),
  reply: FileView,
  errors: ['not_found', 'forbidden', 'limit_storage'],
  examples: { reply: file },
});

export const fileEndpoints = [createFile, showFile, linkFile, downloadFile, deleteFile, restoreFile] as const;
