import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { CommentContent, CommentPlace } from '../sharing/comments.ts';
import { Id, Instant, Nullable, Shape, Token } from '../shapes.ts';

const byLink = {
  area: 'user',
  access: 'token',
  path: '/v1/documents/advisor-comments/:credentialToken',
  params: Shape({ credentialToken: Token }),
} as const;

/** A comment as an outside advisor sees it: an own one, or one that members show to advisors. */
export const AdvisorComment = Shape({
  id: Id,
  content: Type.String(),
  place: Nullable(CommentPlace),
  author_name: Type.String(),
  /** Whether the advisor wrote it. */
  is_own: Type.Boolean(),
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

export const advisorCommentEndpoints = [listAdvisorComments, createAdvisorComment] as const;
