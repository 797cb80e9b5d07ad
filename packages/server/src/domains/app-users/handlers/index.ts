import type { Mounted } from '../../../http/handler.ts';
import { ownHandlers } from './app-users.ts';
import { filterHandlers } from './filters.ts';

export const appUserHandlers: readonly Mounted[] = [...ownHandlers, ...filterHandlers];
