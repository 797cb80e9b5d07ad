import { activityEndpoints } from './activities.ts';
import { commentEndpoints } from './comments.ts';
import { shareEndpoints } from './shares.ts';

export * from './activities.ts';
export * from './comments.ts';
export * from './shares.ts';

/** Calls about links, comments and activities. They come before those of documents, whose `:id` would take their words for ids. */
export const sharingEndpoints = [...shareEndpoints, ...commentEndpoints, ...activityEndpoints] as const;
