import type { Endpoint } from '../endpoint.ts';
import { applicationEndpoints as ownEndpoints } from './applications.ts';
import { applicationContentEndpoints } from './content.ts';
import { applicationParts } from './parts.ts';

export * from './applications.ts';
export * from './content.ts';
export * from './lists.ts';
export * from './parts.ts';

/** Calls of the staff about applications and their parts. */
export const allApplicationEndpoints: readonly Endpoint[] = [
  ...ownEndpoints,
  ...applicationContentEndpoints,
  ...applicationParts.flatMap(({ endpoints }) => endpoints),
];
