import { Id, Shape } from '../../contract/shapes.ts';
import type { JobKind } from '../../jobs/jobs-port.ts';

/** Makes the PDF of a Word template, to be looked at. */
export const templatePreviewKind = {
  name: 'preview-document-template',
  payload: Shape({ template_id: Id }),
} as const satisfies JobKind;
