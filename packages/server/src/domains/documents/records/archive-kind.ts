import { Id, Shape } from '../../../contract/shapes.ts';
import type { JobKind } from '../../../jobs/jobs-port.ts';

/** Makes a zip of documents. */
export const archiveKind = {
  name: 'archive-documents',
  payload: Shape({ archive_id: Id, workspace_id: Id }),
  attempts: 5,
} as const satisfies JobKind;
