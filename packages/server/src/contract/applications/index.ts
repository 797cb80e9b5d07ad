import type { Endpoint } from '../endpoint.ts';
import { applicationEndpoints as ownEndpoints } from './applications.ts';
import { answerSetEndpoints } from './answer-sets.ts';
import { campaignEndpoints } from './campaigns.ts';
import { applicationContentEndpoints } from './content.ts';
import { applicationFileEndpoints } from './files.ts';
import { appUserEndpoints } from './app-users.ts';
import { masterFieldEndpoints } from './master-fields.ts';
import { bulkRunEndpoints } from './bulk-runs.ts';
import { applicationParts } from './parts.ts';
import { paperFontEndpoints } from './paper-fonts.ts';
import { presenceEndpoints } from './presence.ts';
import { previewEndpoints } from './preview.ts';
import { postalCodeEndpoints } from './postal-codes.ts';
import { pdfFormEndpoints } from './pdf-forms.ts';
import { questionProposalEndpoints } from './question-proposals.ts';
import { applicationSampleEndpoints } from './samples.ts';
import { runDownloadEndpoints } from './run-downloads.ts';
import { applicationUseEndpoints } from './use.ts';
import { wordTemplateEndpoints } from './word-templates.ts';

export * from './answer-sets.ts';
export * from './app-users.ts';
export * from './applications.ts';
export * from './campaigns.ts';
export * from './bulk-runs.ts';
export * from './content.ts';
export * from './files.ts';
export * from './lists.ts';
export * from './master-fields.ts';
export * from './paper-fonts.ts';
export * from './parts.ts';
export * from './postal-codes.ts';
export * from './presence.ts';
export * from './preview.ts';
export * from './pdf-forms.ts';
export * from './question-proposals.ts';
export * from './run-downloads.ts';
export * from './samples.ts';
export * from './use.ts';
export * from './word-templates.ts';

/** Calls of the staff about applications and their parts. */
export const allApplicationEndpoints: readonly Endpoint[] = [
  ...ownEndpoints,
  ...applicationContentEndpoints,
  ...applicationFileEndpoints,
  ...applicationSampleEndpoints,
  ...masterFieldEndpoints,
  ...wordTemplateEndpoints,
  ...pdfFormEndpoints,
  ...questionProposalEndpoints,
  ...answerSetEndpoints,
  ...applicationUseEndpoints,
  ...runDownloadEndpoints,
  ...bulkRunEndpoints,
  ...presenceEndpoints,
  ...previewEndpoints,
  ...postalCodeEndpoints,
  ...paperFontEndpoints,
  ...appUserEndpoints,
  ...campaignEndpoints,
  ...applicationParts.flatMap(({ endpoints }) => endpoints),
];
