import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { IdOf } from '../ids.ts';
import { Named } from '../people.ts';
import { Id, Instant, listOf, Nullable, pageQuery, Shape } from '../shapes.ts';

/** Something that was done with a document. */
export const Activity = Shape({
  id: Id,
  at: Instant,
  user_id: Nullable(Id),
  actor_name: Type.String(),
  /** As in the audit, `approvals.approve`. */
  action: Type.String(),
  /** A sentence in the language of the caller. */
  content: Type.String(),
  document: Named,
});
export type Activity = Static<typeof Activity>;

export const listActivities = defineEndpoint({
  name: 'activities.list',
  method: 'GET',
  path: '/v1/activities',
  area: 'user',
  access: 'workspace',
  plan: 'view_activity',
  summary: 'What was done with the documents that the member may read, the newest first',
  query: Shape({
    /** Of this document alone. */
    document_id: Type.Optional(IdOf('document')),
    ...pageQuery,
  }),
  reply: listOf(Activity),
  errors: ['not_found'],
});

export const activityEndpoints = [listActivities] as const;
