import type { Mounted } from '../../../http/handler.ts';
import { metaGroupHandlers } from './meta-groups.ts';
import { metaItemHandlers } from './metas.ts';

export const metaHandlers: readonly Mounted[] = [...metaItemHandlers, ...metaGroupHandlers];
