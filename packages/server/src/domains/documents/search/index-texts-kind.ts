import { Type } from 'typebox';
import { Id, Shape } from '../../../contract/shapes.ts';
import type { JobKind } from '../../../jobs/jobs-port.ts';

/** Writes the texts of files with the names and values that their documents have by now. */
export const indexTextsKind = {
  name: 'index-document-texts',
  payload: Shape({ workspace_id: Id, document_ids: Type.Array(Id, { minItems: 1, maxItems: 200 }) }),
} as const satisfies JobKind;
