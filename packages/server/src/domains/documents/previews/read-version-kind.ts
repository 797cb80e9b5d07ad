import { Id, Shape } from '../../../contract/shapes.ts';
import type { JobKind } from '../../../jobs/jobs-port.ts';

/** Reads the text of a version for the search, and makes a PDF of a Word file. */
export const readVersionKind = {
  name: 'read-document-version',
  payload: Shape({ workspace_id: Id, version_id: Id }),
} as const satisfies JobKind;
