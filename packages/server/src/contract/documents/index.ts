import { bulkUploadEndpoints } from './bulk-upload.ts';
import { ownDocumentEndpoints } from './documents.ts';
import { draftEndpoints } from './drafts.ts';
import { fromApplicationEndpoints } from './from-application.ts';
import { recordEndpoints } from './records.ts';
import { searchEndpoints } from './search.ts';
import { documentPreviewEndpoints } from './previews.ts';
import { temporaryUploadEndpoints } from './uploads.ts';
import { versionEndpoints } from './versions.ts';

export * from './bulk-upload.ts';
export * from './documents.ts';
export * from './drafts.ts';
export * from './from-application.ts';
export * from './input.ts';
export * from './records.ts';
export * from './previews.ts';
export * from './saved-searches.ts';
export * from './search.ts';
export * from './shapes.ts';
export * from './uploads.ts';
export * from './versions.ts';

/** Calls about documents. Paths with a word come before those with an id in the same place. */
export const documentEndpoints = [
  ...temporaryUploadEndpoints,
  ...bulkUploadEndpoints,
  ...draftEndpoints,
  ...fromApplicationEndpoints,
  ...searchEndpoints,
  ...recordEndpoints,
  ...ownDocumentEndpoints,
  ...versionEndpoints,
  ...documentPreviewEndpoints,
] as const;
