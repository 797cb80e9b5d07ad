import type { Mounted } from '../../../http/handler.ts';
import { activityHandlers } from './activities.ts';
import { commentHandlers } from './comments.ts';
import { shareHandlers } from './shares.ts';

export const sharingHandlers: readonly Mounted[] = [...shareHandlers, ...commentHandlers, ...activityHandlers];
