import type { Mounted } from '../../../http/handler.ts';
import { ownHandlers } from './campaigns.ts';
import { mailTemplateHandlers } from './mail-template.ts';
import { reachedHandlers } from './reached.ts';

export const campaignHandlers: readonly Mounted[] = [...ownHandlers, ...mailTemplateHandlers, ...reachedHandlers];
