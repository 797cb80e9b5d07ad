import { absenceEndpoints } from './absences.ts';
import { advisorCommentEndpoints } from './advisor-comments.ts';
import { advisorEndpoints } from './advisors.ts';
import { approvalRequestEndpoints } from './requests.ts';

export * from './absences.ts';
export * from './advisor-comments.ts';
export * from './advisors.ts';
export * from './requests.ts';
export * from './shapes.ts';

/** Calls about approvals. They come before those of documents, whose `:id` would take their words for ids. */
export const approvalEndpoints = [
  ...absenceEndpoints,
  ...advisorEndpoints,
  ...advisorCommentEndpoints,
  ...approvalRequestEndpoints,
] as const;
