import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { presenceStates } from '../event-kinds.ts';
import { IdParamsOf } from '../ids.ts';
import { Nothing, Shape } from '../shapes.ts';

export const announcePresence = defineEndpoint({
  area: 'admin',
  access: 'admin',
  name: 'applications.presence',
  method: 'POST',
  path: '/admin/v1/applications/:id/presence',
  summary: 'Announce to the other staff that one has an application open, as a `presence` event; nothing is stored',
  description:
    'A screen sends `arrived` when it opens, `here` every 20 seconds and as the answer to the `arrived` of another, and `left` when it closes. Who was not heard of for 55 seconds is gone.',
  params: IdParamsOf('application'),
  body: Shape({
    /** Names the screen: one person may have several. */
    tab: Type.String({ minLength: 8, maxLength: 40, pattern: '^[A-Za-z0-9-]+$' }),
    state: Type.Enum(presenceStates),
  }),
  reply: Nothing,
});

/** Calls of the staff about who has an application open. */
export const presenceEndpoints = [announcePresence] as const;
