import { absenceEndpoints } from './absences.ts';
import { advisorEndpoints } from './advisors.ts';
import { approvalRequestEndpoints } from './requests.ts';

export * from './absences.ts';
export * from './advisors.ts';
export * from './requests.ts';
export * from './shapes.ts';

/** Calls about approvals. They come before those of documents, whose `:id` would take their words for ids. */
export const approvalEndpoints = [...absenceEndpoints, ...advisorEndpoints, ...approvalRequestEndpoints] as const;
