export * from './analysis/index.ts';
export * from './edits/index.ts';
export { findDanglingReferences, type DanglingReference } from './find-dangling-references.ts';
export { defaultIncrementPrefix, incrementTagNumber } from './increment-tag.ts';
export * from './json-schema.ts';
export * from './schema/index.ts';
export * from './validate/index.ts';
export * from './versions/index.ts';
