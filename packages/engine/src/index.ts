export * from './answers/rules/index.ts';
export * from './application/schema/index.ts';
export * from './japanese/index.ts';
export * from './problems/index.ts';
export * from './values/index.ts';
export * from './word/index.ts';
