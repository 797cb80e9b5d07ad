import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { IdOf, IdParamsOf, IdsOf } from '../ids.ts';
import { labeled } from '../label.ts';
import { PersonName } from '../people.ts';
import { Id, Instant, listOf, Nothing, Nullable, pageQuery, Shape, Version } from '../shapes.ts';

const usesDocuments = { area: 'user', access: 'workspace', plan: 'crud_document' } as const;

/** Where a comment is pinned: a point of a page of the version, in parts of its width and height from the top left. */
export const CommentPlace = Shape({
  page: Type.Integer({ minimum: 1, maximum: 100_000 }),
  x: Type.Number({ minimum: 0, maximum: 1 }),
  y: Type.Number({ minimum: 0, maximum: 1 }),
});

export const Comment = Shape({
  id: Id,
  document_id: Id,
  version_id: Nullable(Id),
  place: Nullable(CommentPlace),
  /** Null once the comment is deleted. */
  content: Nullable(Type.String()),
  user: Nullable(PersonName),
  /** Name or address of the outside advisor who wrote it. */
  advisor_name: Nullable(Type.String()),
  /** Whether outside advisors who are asked to approve the document see it. */
  for_advisors: Type.Boolean(),
  mentions: Type.Array(PersonName),
  version: Version,
  created_at: Instant,
  edited_at: Nullable(Instant),
  deleted_at: Nullable(Instant),
  actions: Shape({ update: Type.Boolean(), delete: Type.Boolean(), restore: Type.Boolean() }),
});
export type Comment = Static<typeof Comment>;

export const CommentContent = labeled(
  'comment.content',
  Type.String({ minLength: 1, maxLength: 5000, pattern: '\\S' }),
);
const Mentions = Type.Optional(IdsOf('user', 50));
const written = {
  content: CommentContent,
  mentions: Mentions,
  version_id: Type.Optional(Nullable(IdOf('document-version'))),
  place: Type.Optional(Nullable(CommentPlace)),
  /** Shows it to outside advisors too, who are asked to approve the document; not unless given. */
  for_advisors: Type.Optional(Type.Boolean()),
};
const sort = { sort: Type.Optional(Type.Enum(['newest', 'oldest'], { default: 'oldest' })) };

export const listComments = defineEndpoint({
  ...usesDocuments,
  name: 'comments.list',
  method: 'GET',
  path: '/v1/comments',
  summary: 'List the comments of a document, the oldest first',
  query: Shape({ document_id: IdOf('document'), ...sort, ...pageQuery }),
  reply: listOf(Comment),
  errors: ['not_found'],
});

export const createComment = defineEndpoint({
  ...usesDocuments,
  name: 'comments.create',
  method: 'POST',
  path: '/v1/comments',
  summary: 'Comment a document; those who are mentioned are notified',
  body: Shape({ document_id: IdOf('document'), ...written }),
  reply: Comment,
  errors: ['not_found'],
});

export const listDocumentComments = defineEndpoint({
  ...usesDocuments,
  name: 'documentComments.list',
  method: 'GET',
  path: '/v1/documents/:id/comments',
  summary: 'List the comments of a document, the oldest first',
  params: IdParamsOf('document'),
  query: Shape({ ...sort, ...pageQuery }),
  reply: listOf(Comment),
  errors: ['not_found'],
});

export const createDocumentComment = defineEndpoint({
  ...usesDocuments,
  name: 'documentComments.create',
  method: 'POST',
  path: '/v1/documents/:id/comments',
  summary: 'Comment a document; those who are mentioned are notified',
  params: IdParamsOf('document'),
  body: Shape(written),
  reply: Comment,
  errors: ['not_found'],
});

export const updateComment = defineEndpoint({
  ...usesDocuments,
  name: 'comments.update',
  method: 'PUT',
  path: '/v1/comments/:id',
  summary: 'Edit an own comment',
  params: IdParamsOf('document-comment'),
  body: Shape({ content: CommentContent, mentions: Mentions, version: Type.Optional(Version) }),
  reply: Comment,
  errors: ['not_found', 'forbidden', 'conflict', 'conflict_unnamed'],
});

export const deleteComment = defineEndpoint({
  ...usesDocuments,
  name: 'comments.delete',
  method: 'DELETE',
  path: '/v1/comments/:id',
  summary: 'Delete an own comment; its place in the list stays, and it can be restored',
  params: IdParamsOf('document-comment'),
  reply: Nothing,
  errors: ['not_found', 'forbidden'],
});

export const restoreComment = defineEndpoint({
  ...usesDocuments,
  name: 'comments.restore',
  method: 'POST',
  path: '/v1/comments/:id/restore',
  summary: 'Restore an own comment that was deleted',
  params: IdParamsOf('document-comment'),
  reply: Comment,
  errors: ['not_found', 'forbidden'],
});

export const commentEndpoints = [
  listComments,
  createComment,
  updateComment,
  deleteComment,
  restoreComment,
  listDocumentComments,
  createDocumentComment,
] as const;
