import type { Mounted } from '../../../http/handler.ts';
import { notifyHandlers } from './notify.ts';
import { payHandlers } from './pay.ts';
import { profileHandlers } from './profile.ts';
import { settingHandlers } from './settings.ts';
import { transactionHandlers } from './transactions.ts';
import { transferHandlers } from './transfers.ts';

export const paymentHandlers: readonly Mounted[] = [
  ...payHandlers,
  ...notifyHandlers,
  ...profileHandlers,
  ...settingHandlers,
  ...transactionHandlers,
  ...transferHandlers,
];
