import { Type } from 'typebox';
import { defineEndpoint } from './endpoint.ts';
import { eventKinds } from './event-kinds.ts';
import { Shape } from './shapes.ts';

/** Streams that one user may have open at once: tabs and devices. */
export const mostEventStreams = 10;

const query = Shape({
  /** For programs that cannot set the header of that name. */
  last_event_id: Type.Optional(Type.String({ maxLength: 100, pattern: '^[A-Za-z0-9_-]*$' })),
});

const stream = {
  method: 'GET',
  query,
  replyKind: 'raw',
  reply: Type.String({ description: 'text/event-stream' }),
  errors: ['rate_limited'],
} as const;

const kinds = Object.entries(eventKinds).map(
  ([kind, { properties }]) => `\`${kind}\` {${Object.keys(properties).join(', ')}}`,
);

const description = `Server-sent events: ${kinds.join(', ')}. \`workspace_id\` is the workspace of an event, null for events of the person. Open the stream first, then load the shown data, so that no event is lost; or load first and send the header Event-Position of the reply about the session as last_event_id. \`reset\` reports that events may be missing: load the data again. A comment is sent every 15 seconds. After an interruption, send the id of the last event as Last-Event-ID or last_event_id to continue from there; two minutes are stored. An event that arrives twice has the same id. The stream ends when the session ends. At most ${mostEventStreams} streams a user.`;

export const userEvents = defineEndpoint({
  ...stream,
  name: 'events.stream',
  path: '/v1/events',
  area: 'user',
  access: 'login',
  summary: "Stream of the user's events",
  description,
});

export const adminEvents = defineEndpoint({
  ...stream,
  name: 'adminEvents.stream',
  path: '/admin/v1/events',
  area: 'admin',
  access: 'admin',
  summary: 'Stream of the events of a member of the staff',
  description,
});

export const eventEndpoints = [userEvents, adminEvents] as const;
