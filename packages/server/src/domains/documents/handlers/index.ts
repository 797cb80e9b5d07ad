import type { Mounted } from '../../../http/handler.ts';
import { ownHandlers } from './documents.ts';

export const documentHandlers: readonly Mounted[] = [...ownHandlers];
