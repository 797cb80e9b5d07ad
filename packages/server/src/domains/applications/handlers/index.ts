import type { Mounted } from '../../../http/handler.ts';
import { masterFieldHandlers } from '../master-fields/handlers.ts';
import { sharingHandlers } from '../master-fields/share.ts';
import { ownHandlers } from './applications.ts';
import { contentHandlers } from './content.ts';
import { fileHandlers } from './files.ts';
import { partHandlers } from './parts.ts';
import { pdfFormHandlers } from './pdf-forms.ts';
import { questionProposalHandlers } from './question-proposals.ts';
import { presenceHandlers } from './presence.ts';
import { previewHandlers } from './preview.ts';
import { versionHandlers } from './versions.ts';
import { wordTemplateHandlers } from './word-templates.ts';

export const applicationHandlers: readonly Mounted[] = [
  ...ownHandlers,
  ...contentHandlers,
  ...versionHandlers,
  ...presenceHandlers,
  ...previewHandlers,
  ...fileHandlers,
  ...masterFieldHandlers,
  ...sharingHandlers,
  ...wordTemplateHandlers,
  ...pdfFormHandlers,
  ...questionProposalHandlers,
  ...partHandlers,
];
