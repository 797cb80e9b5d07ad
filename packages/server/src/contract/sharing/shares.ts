import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { FileLink } from '../files.ts';
import { IdOf, IdParamsOf } from '../ids.ts';
import { labeled } from '../label.ts';
import { Named, PersonName } from '../people.ts';
import {
  Id,
  Instant,
  Line,
  listOf,
  Nothing,
  Nullable,
  pageQuery,
  Password,
  Shape,
  Token,
  TypedPassword,
} from '../shapes.ts';

const usesDocuments = { area: 'user', access: 'workspace', plan: 'crud_document' } as const;
/** Anyone with the link. */
const byLink = { area: 'user', access: 'token' } as const;
const params = Shape({ token: Token });

/** A link to a document. Its secret is shown once, when it is made. */
export const Share = Shape({
  id: Id,
  document: Named,
  has_password: Type.Boolean(),
  note: Nullable(Type.String()),
  can_download: Type.Boolean(),
  expires_at: Nullable(Instant),
  most_openings: Nullable(Type.Integer()),
  openings: Type.Integer(),
  opened_at: Nullable(Instant),
  created_user: Nullable(PersonName),
  created_at: Instant,
  actions: Shape({ revoke: Type.Boolean() }),
});
export type Share = Static<typeof Share>;

export const createShare = defineEndpoint({
  ...usesDocuments,
  name: 'shares.create',
  method: 'POST',
  path: '/v1/documents/:id/share',
  summary: 'Share a document by a link: with or without a password, an end and a number of openings',
  description: '`token` and `url` are shown this once; the service keeps only a hash.',
  params: IdParamsOf('document'),
  body: Shape({
    password: Type.Optional(Nullable(Password)),
    expires_at: Type.Optional(Nullable(Instant)),
    most_openings: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 100_000 }))),
    can_download: Type.Optional(Type.Boolean({ default: true })),
    note: Type.Optional(Nullable(labeled('share.note', Line(255)))),
  }),
  reply: Shape({ token: Type.String(), url: Type.String(), share: Share }),
  errors: ['not_found', 'forbidden', 'document_lacks_file'],
});

export const revokeShares = defineEndpoint({
  ...usesDocuments,
  name: 'shares.revokeAll',
  method: 'DELETE',
  path: '/v1/documents/:id/share',
  summary: 'Revoke all links to a document',
  params: IdParamsOf('document'),
  reply: Shape({ revoked: Type.Integer() }),
  errors: ['not_found', 'forbidden'],
});

export const revokeShare = defineEndpoint({
  ...usesDocuments,
  name: 'shares.revoke',
  method: 'DELETE',
  path: '/v1/documents/shares/:id',
  summary: 'Revoke one link',
  params: IdParamsOf('document-share'),
  reply: Nothing,
  errors: ['not_found', 'forbidden'],
});

export const listShares = defineEndpoint({
  ...usesDocuments,
  name: 'shares.list',
  method: 'GET',
  path: '/v1/documents/shared',
  summary: 'List the live links to documents that the member may read, the newest first',
  query: Shape({
    document_id: Type.Optional(IdOf('document')),
    /** Part of the name of the document. */
    keyword: Type.Optional(Line(100)),
    ...pageQuery,
  }),
  reply: listOf(Share),
});

/** What the holder of a link sees. Without the password only that there is one. */
export const SharedDocument = Shape({
  has_password: Type.Boolean(),
  can_download: Type.Boolean(),
  expires_at: Nullable(Instant),
  /** Belongs to this opening, for an hour: with it the document is shown again without counting. Null while it is locked. */
  visit: Nullable(Type.String()),
  content: Nullable(
    Shape({
      name: Type.String(),
      company_name: Type.String(),
      file_name: Type.String(),
      type: Type.String(),
      kind: Type.String(),
      /** Bytes. */
      size: Type.Integer(),
      /** Hex. */
      sha256: Type.String(),
      updated_at: Instant,
      /** To look at in the page, where browsers can show the kind; for some minutes. */
      preview: Nullable(FileLink),
      /** Whether the PDF of a Word file is not there yet. */
      is_preview_making: Type.Boolean(),
    }),
  ),
});
export type SharedDocument = Static<typeof SharedDocument>;

/** A random text that the browser made for itself, the same in its tabs. */
const visitor = Type.Optional(Token);

export const openShare = defineEndpoint({
  ...byLink,
  name: 'shares.open',
  method: 'GET',
  path: '/v1/documents/shared/:token',
  summary: 'Open a shared document by its link; with a password set, only whether there is one',
  description:
    'Each call is an opening, unless it has the `visit` or the `visitor` of an earlier one in the last hour. With a `visit` the password is not asked for again.',
  params,
  query: Shape({ visit: Type.Optional(Token), visitor }),
  reply: SharedDocument,
  errors: ['dead_link'],
});

export const unlockShare = defineEndpoint({
  ...byLink,
  name: 'shares.unlock',
  method: 'POST',
  path: '/v1/documents/shared/:token/unlock',
  summary: 'Unlock a shared document with its password',
  params,
  body: Shape({ password: TypedPassword, visitor }),
  reply: SharedDocument,
  errors: ['dead_link', 'wrong_share_password'],
  rate: 'sharePassword',
});

export const downloadShared = defineEndpoint({
  ...byLink,
  name: 'shares.download',
  method: 'POST',
  path: '/v1/documents/shared/:token/download',
  summary:
    'A link to download the file of a shared document, for some minutes; with the password where one is set, or the visit',
  params,
  body: Shape({ password: Type.Optional(TypedPassword), visit: Type.Optional(Token) }),
  reply: FileLink,
  errors: ['dead_link', 'wrong_share_password', 'share_without_download'],
  rate: 'sharePassword',
});

export const shareEndpoints = [
  listShares,
  revokeShare,
  openShare,
  unlockShare,
  downloadShared,
  createShare,
  revokeShares,
] as const;
