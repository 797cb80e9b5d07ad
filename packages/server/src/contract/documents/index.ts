import { createDocument, listDocuments, readDocument } from './documents.ts';

export * from './documents.ts';
export * from './shapes.ts';

/** Calls about documents. Paths with a word come before those with an id in the same place. */
export const documentEndpoints = [listDocuments, createDocument, readDocument] as const;
