import { answerSetSummaries } from './answer-sets.ts';
import { campaignSummaries } from './campaigns.ts';
import { appUserSummaries } from './app-users.ts';
import { applicationTemplateSummaries } from './application-templates.ts';
import { applicationUseSummaries } from './application-use.ts';
import { applicationSummaries } from './applications.ts';
import { authSummaries, groupSummaries, userSummaries } from './accounts.ts';
import { adminAccountSummaries, adminAuthSummaries, adminServiceSummaries } from './admin.ts';
import { approvalSummaries, sharingSummaries } from './approvals.ts';
import { documentSummaries } from './documents.ts';
import { documentTemplateSummaries } from './document-templates.ts';
import { filingSummaries } from './filing.ts';
import { paperSummaries } from './papers.ts';
import { paymentSummaries } from './payments.ts';
import { resourceSummaries } from './resources.ts';
import { serviceSummaries } from './service.ts';
import { toolSummaries } from './tools.ts';
import { companySummaries, fileSummaries } from './workspace.ts';

/**
 * Summaries of endpoints in Japanese, by the name of the endpoint: short noun phrases (体言止め). The summary in English is in the
 * contract, next to the endpoint. The type of each part demands one summary for each of its endpoints and refuses any other.
 */
export const japaneseSummaries: Readonly<Record<string, string>> = {
  ...authSummaries,
  ...userSummaries,
  ...groupSummaries,
  ...companySummaries,
  ...fileSummaries,
  ...adminAuthSummaries,
  ...adminAccountSummaries,
  ...adminServiceSummaries,
  ...applicationSummaries,
  ...applicationTemplateSummaries,
  ...applicationUseSummaries,
  ...appUserSummaries,
  ...answerSetSummaries,
  ...campaignSummaries,
  ...approvalSummaries,
  ...documentSummaries,
  ...documentTemplateSummaries,
  ...filingSummaries,
  ...sharingSummaries,
  ...paperSummaries,
  ...paymentSummaries,
  ...resourceSummaries,
  ...toolSummaries,
  ...serviceSummaries,
};
