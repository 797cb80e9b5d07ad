import type { Mounted } from '../../../http/handler.ts';
import { downloadHandlers } from './downloads.ts';
import { offerHandlers } from './offers.ts';
import { runHandlers } from './runs.ts';
import { staffDownloadHandlers } from './staff-downloads.ts';

export const applicationUseHandlers: readonly Mounted[] = [
  ...offerHandlers,
  ...runHandlers,
  ...downloadHandlers,
  ...staffDownloadHandlers,
];
