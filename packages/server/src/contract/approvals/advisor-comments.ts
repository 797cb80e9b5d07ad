import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { IdOf } from '../ids.ts';
import { CommentContent, CommentPlace } from '../sharing/comments.ts';
import { Id, Instant, Nothing, Nullable, Shape, Token, Version } from '../shapes.ts';

const byLink = {
  area: 'user',
  access: 'token',
  path: '/v1/documents/advisor-comments/:credentialToken',
  params: Shape({ credentialToken: Token }),
} as const;

/** One comment of the advisor, which can be changed while the request is open. */
const ownComment = {
  ...byLink,
  path: '/v1/documents/advisor-comments/:credentialToken/:id',
  params: Shape({ credentialToken: Token, id: IdOf('document-comment') }),
} as const;

/** A comment as an outside advisor sees it: an own one, or one that members show to advisors. */
export const AdvisorComment = Shape({
  id: Id,
  content: Type.String(),
  place: Nullable(CommentPlace),
  author_name: Type.String(),
  /** Whether the advisor wrote it. */
  is_own: Type.Boolean(),
  version: Version,
  created_at: Instant,
  edited_at: Nullable(Instant),
});
export type AdvisorComment = Static<typeof AdvisorComment>;

export const listAdvisorComments = defineEndpoint({
  ...byLink,
  name: 'advisorComments.list',
  method: 'GET',
  summary: 'The newest comments that an outside advisor sees, the oldest first',
  description:
    'Own comments, and those that members have shown to advisors since the request. `place` is a point of the document that was presented.',
  reply: Type.Array(AdvisorComment),
  errors: ['dead_link'],
});

export const createAdvisorComment = defineEndpoint({
  ...byLink,
  name: 'advisorComments.create',
  method: 'POST',
  summary: 'Comment the document as an outside advisor, while the request is open',
  body: Shape({ content: CommentContent, place: Type.Optional(Nullable(CommentPlace)) }),
  reply: AdvisorComment,
  errors: ['dead_link', 'approval_impossible'],
});

export const updateAdvisorComment = defineEndpoint({
  ...ownComment,
  name: 'advisorComments.update',
  method: 'PUT',
  summary: 'Edit an own comment as an outside advisor, while the request is open',
  body: Shape({ content: CommentContent, version: Version }),
  reply: AdvisorComment,
  errors: ['dead_link', 'not_found', 'approval_impossible', 'conflict_unnamed'],
});

export const deleteAdvisorComment = defineEndpoint({
  ...ownComment,
  name: 'advisorComments.delete',
  method: 'DELETE',
  summary: 'Delete an own comment as an outside advisor, while the request is open; it can be restored',
  reply: Nothing,
  errors: ['dead_link', 'not_found', 'approval_impossible'],
});

export const restoreAdvisorComment = defineEndpoint({
  ...ownComment,
  name: 'advisorComments.restore',
  method: 'POST',
  path: '/v1/documents/advisor-comments/:credentialToken/:id/restore',
  summary: 'Restore an own comment that was deleted, as an outside advisor, while the request is open',
  reply: AdvisorComment,
  errors: ['dead_link', 'not_found', 'approval_impossible'],
});

export const advisorCommentEndpoints = [
  listAdvisorComments,
  createAdvisorComment,
  updateAdvisorComment,
  deleteAdvisorComment,
  restoreAdvisorComment,
] as const;
