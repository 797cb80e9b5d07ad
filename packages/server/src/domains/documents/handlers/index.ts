import type { Mounted } from '../../../http/handler.ts';
import { archiveHandlers } from '../records/archive-handlers.ts';
import { recordHandlers } from '../records/handlers.ts';
import { searchHandlers } from '../search/handlers.ts';
import { bulkChangeHandlers } from './bulk-changes.ts';
import { bulkUploadHandlers } from './bulk-upload.ts';
import { changeManyHandlers } from './change-many.ts';
import { ownHandlers } from './documents.ts';
import { downloadHandlers } from './downloads.ts';
import { draftHandlers } from './drafts.ts';
import { fromApplicationHandlers } from './from-application.ts';
import { previewHandlers } from './previews.ts';
import { trashHandlers } from './trash.ts';
import { uploadHandlers } from './uploads.ts';
import { versionHandlers } from './versions.ts';

export const documentHandlers: readonly Mounted[] = [
  ...uploadHandlers,
  ...bulkUploadHandlers,
  ...bulkChangeHandlers,
  ...draftHandlers,
  ...fromApplicationHandlers,
  ...searchHandlers,
  ...recordHandlers,
  ...archiveHandlers,
  ...ownHandlers,
  ...changeManyHandlers,
  ...trashHandlers,
  ...versionHandlers,
  ...previewHandlers,
  ...downloadHandlers,
];
