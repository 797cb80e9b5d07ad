import type { Endpoint } from './endpoint.ts';

export * from './endpoint.ts';
export * from './rate-classes.ts';
export * from './shapes.ts';

/** Every call of the product. Each resource's file is listed here once. */
export const endpoints: readonly Endpoint[] = [];
