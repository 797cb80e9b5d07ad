import type { Mounted } from '../../../http/handler.ts';
import { absenceHandlers } from './absences.ts';
import { advisorCommentHandlers } from './advisor-comments.ts';
import { advisorHandlers } from './advisors.ts';
import { listHandlers } from './lists.ts';
import { requestHandlers } from './requests.ts';
import { sealedHandlers } from './sealed.ts';

export const approvalHandlers: readonly Mounted[] = [
  ...requestHandlers,
  ...listHandlers,
  ...absenceHandlers,
  ...advisorHandlers,
  ...advisorCommentHandlers,
  ...sealedHandlers,
];
