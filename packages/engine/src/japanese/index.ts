export type { Outcome } from './outcome.ts';
export * from './codes/index.ts';
export * from './dates/index.ts';
export * from './numbers/index.ts';
export * from './people/index.ts';
export * from './places/index.ts';
export * from './tax/index.ts';
export * from './text/index.ts';
export * from './width/index.ts';
