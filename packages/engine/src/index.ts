export * from './application/schema/index.ts';
export * from './problems/index.ts';
export * from './values/index.ts';
